import { useSyncExternalStore } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { createPendingRequests } from './createPendingRequests.js'
import { LoadingBar } from './LoadingBar.js'

const requests = createPendingRequests()

const meta = preview.meta({ component: LoadingBar, args: { pending: true } })

export const Default = meta.story({})
/** In the page instead of on top of it, so that all can be seen. */
export const States = meta.story({
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => {})
    return () => error.mockRestore()
  },
  ...states(LoadingBar, {
    Begun: { progress: 0, style: { position: 'relative' } },
    Progress: { progress: 60, style: { position: 'relative' } },
    Complete: { progress: 100, style: { position: 'relative' } },
    'Out of range': { progress: 120, style: { position: 'relative' } },
  }),
})
/** Begins without any request: there is nothing to be seen. */
export const OfRequests = meta.story({
  parameters: unpictured,
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

States.test('says how far it is; logs what is outside 0 to 100 and shows it as unknown', async ({ canvas }) => {
  const bar = (name: string) => stateOf(canvas, name).getByRole('progressbar')
  await expect(bar('Progress')).toHaveAttribute('aria-valuenow', '60')
  await expect(console.error).toHaveBeenCalledOnce()
  await expect(console.error).toHaveBeenCalledWith('LoadingBar: progress must be between 0 and 100, got 120')
  await expect(bar('Out of range')).not.toHaveAttribute('aria-valuenow')
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
