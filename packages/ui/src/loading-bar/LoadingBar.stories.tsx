import { useSyncExternalStore } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { createPendingRequests } from './createPendingRequests.js'
import { LoadingBar } from './LoadingBar.js'

const requests = createPendingRequests()

const meta = preview.meta({ component: LoadingBar, args: { pending: true } })

export const Default = meta.story({})
export const Progress = meta.story({ args: { progress: 60 } })
export const Complete = meta.story({ args: { progress: 100 } })
export const Idle = meta.story({ args: { pending: false } })
export const OutOfRange = meta.story({
  args: { progress: 120 },
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => {})
    return () => error.mockRestore()
  },
})
export const RightToLeft = meta.story({
  args: { progress: 30 },
  render: (args) => (
    <div dir="rtl">
      <LoadingBar {...args} />
    </div>
  ),
})
export const OfRequests = meta.story({
  render: function Render(args) {
    return <LoadingBar {...args} pending={useSyncExternalStore(requests.subscribe, requests.pending)} />
  },
})

Default.test('is fixed to the top and 6 px high', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Loading' })
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  const { top, height, width } = bar.getBoundingClientRect()
  await expect({ top, height, width }).toEqual({ top: 0, height: 6, width: document.documentElement.clientWidth })
})

Progress.test('tells how far it is', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
})

Idle.test('is gone when nothing is pending', async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull()
})

OutOfRange.test('logs a progress outside 0 to 100 and shows it as unknown', async ({ canvas }) => {
  await expect(console.error).toHaveBeenCalledWith('LoadingBar: progress must be between 0 and 100, got 120')
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

OfRequests.test('is shown while any request is pending', async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull()
  requests.start('/services')
  requests.start('/tables')
  await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible())
  requests.end('/services')
  await expect(canvas.getByRole('progressbar')).toBeVisible()
  requests.end('/tables')
  await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
})
