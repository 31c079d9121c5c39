import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Progress } from './Progress.js'

const meta = preview.meta({
  component: Progress,
  args: { label: 'Importing services', value: 42 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})
export const Described = meta.story({
  args: { value: 90, max: 214, valueText: '90 of 214', description: 'Row 90: Journal entry post' },
})
export const Empty = meta.story({ args: { value: 0 } })
export const Indeterminate = meta.story({ args: { value: null, description: 'Waiting for the server' } })
export const Done = meta.story({ args: { value: 100, tone: 'success', description: '214 services imported' } })
export const Failed = meta.story({
  args: { value: 42, tone: 'danger', description: 'Stopped at row 90: the name is missing' },
})
export const WithoutLabel = meta.story({ args: { label: undefined, valueText: '', 'aria-label': 'Upload', value: 60 } })
export const LongText = meta.story({
  args: {
    label: 'Importing the services of every organisation that takes part in the rollout',
    valueText: '1,204 of 21,400 rows',
    description: 'A description that goes on and on, so that it needs a second line below the bar',
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('tells name and value', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Importing services' })
  await expect(bar).toHaveAttribute('aria-valuenow', '42')
  await expect(bar).toHaveAttribute('aria-valuetext', '42%')
})

Described.test('counts to its own end and is described', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuemax', '214')
  await expect(bar).toHaveAttribute('aria-valuetext', '90 of 214')
  await expect(bar).toHaveAccessibleDescription('Row 90: Journal entry post')
})

Indeterminate.test('has no value', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})
