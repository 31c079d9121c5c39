import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { AssignmentsTimeline } from './AssignmentsTimeline.js'

const meta = preview.meta({ component: AssignmentsTimeline })

const page = `${sceneAddress('bp/org/employees')}?view=timeline`

/** All assignments over time, by employee. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Position assignment' })
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Position assignment' })
  },
})

Default.test('is searched, and a bar opens its page', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'press officer')
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /Press officer: / })).toHaveLength(1))
  await userEvent.click(canvas.getByRole('button', { name: /Press officer: / }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /Press officer/ })).toBeVisible()
})
