import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Progress } from './Progress.js'

const meta = preview.meta({
  component: Progress,
  args: { label: 'Importing services', value: 42, style: { maxInlineSize: 320 } },
})

export const Default = meta.story({})
export const States = meta.story(
  states(Progress, {
    Described: { value: 90, max: 214, valueText: '90 of 214', description: 'Row 90: Journal entry post' },
    Empty: { value: 0 },
    Indeterminate: { value: null, description: 'Waiting for the server' },
    Done: { value: 100, tone: 'success', description: '214 services imported' },
    Failed: { value: 42, tone: 'danger', description: 'Stopped at row 90: the name is missing' },
    'Without label': { label: undefined, valueText: '', 'aria-label': 'Upload', value: 60 },
    'Long text': {
      label: 'Importing the services of every organisation that takes part in the rollout',
      valueText: '1,204 of 21,400 rows',
      description: 'A description that goes on and on, so that it needs a second line below the bar',
    },
  }),
)

Default.test('has a name and a value', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Importing services' })
  await expect(bar).toHaveAttribute('aria-valuenow', '42')
  await expect(bar).toHaveAttribute('aria-valuetext', '42%')
})

States.test('counts to its own end and is described; without a measure it has no value', async ({ canvas }) => {
  const bar = stateOf(canvas, 'Described').getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuemax', '214')
  await expect(bar).toHaveAttribute('aria-valuetext', '90 of 214')
  await expect(bar).toHaveAccessibleDescription('Row 90: Journal entry post')
  await expect(stateOf(canvas, 'Indeterminate').getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})
