import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { OperationOrdersGantt } from './OperationOrdersGantt.js'

const meta = preview.meta({ component: OperationOrdersGantt })

const query = '?view=gantt&sort=plannedStart&plannedStart=2026-10-15..'
const page = sceneAddress('project/operation-orders') + query
const bars = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('img', { name: /Planned intervals: \d+$/ })

/** Between which days orders are planned, and their months, weeks and days. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => void (await bars(canvas)),
})

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story({
  ...at(`${sceneAddress('project/operation-orders')}?view=gantt&q=calibrate&status=planned&sort=-plannedEnd`),
  play: async ({ canvas }) => void (await bars(canvas)),
})

/** On a phone: cards that say it in a sentence. */
export const Phone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => void (await canvas.findAllByText(/^Dec \d+, 2026 – /)),
})

/** In German. */
export const German = meta.story({ ...at(sceneAddress('project/operation-orders', 'de') + query) })

Default.test('goes to earlier days, and shows years', async ({ canvas, userEvent }) => {
  const days = () => canvas.getByRole('columnheader', { name: /Gantt/ }).textContent
  const before = days()
  await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
  await waitFor(() => expect(days()).not.toBe(before))
  await userEvent.click(canvas.getByRole('radio', { name: 'Years' }))
  await waitFor(() => expect(days()).toContain('2029'))
})

Default.test('leads to the list and the board with the same search', async ({ canvas }) => {
  const tabs = within(canvas.getByRole('navigation', { name: 'Show as' }))
  await expect(tabs.getByRole('link', { name: 'Board' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-10-15..'),
  )
  await expect(tabs.getByRole('link', { name: 'Gantt' })).toHaveAttribute('aria-current', 'page')
})
