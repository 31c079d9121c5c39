import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect, fn, waitFor } from 'storybook/test'
import type { Interval } from '@embpm/calendar'
import { IntervalsSelector } from './IntervalsSelector.js'
import { Order, mixed } from './Order.fixture.js'

const weeks: readonly Interval[] = [40, 41, 42, 45].map((week) => ({ year: 2026, week }))
const days: readonly Interval[] = [2, 9, 16, 23].map((day) => ({ year: 2026, month: 11, day }))
const meta = preview.meta({
  component: IntervalsSelector,
  args: {
    label: 'Intervals',
    style: { maxInlineSize: 344 },
    onValueChange: fn(),
    onBlur: fn(),
    onModeChange: fn(),
  },
})

export const Monthly = meta.story({
  args: {
    mode: 'MONTHLY',
    defaultValue: [
      { year: 2026, month: 3 },
      { year: 2026, month: 6 },
    ],
  },
})
export const Weekly = meta.story({ args: { mode: 'WEEKLY', defaultValue: weeks } })
export const Daily = meta.story({ args: { mode: 'DAILY', defaultValue: days } })
export const Irregular = meta.story({ args: { mode: 'IRREGULAR', defaultValue: mixed } })
export const States = meta.story(
  states(IntervalsSelector, {
    'With an error': { mode: 'MONTHLY', required: true, errorMessage: 'Choose at least one month' },
    Disabled: { mode: 'DAILY', disabled: true, defaultValue: days },
    'Read-only': { mode: 'IRREGULAR', readOnly: true, defaultValue: mixed },
  }),
)
export const Pruned = meta.story({
  args: { mode: 'DAILY', defaultValue: days },
  render: (args) => <Order {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WEEKLY' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'WEEKLY' }))
    await canvas.findByRole('button', { name: 'Undo' })
  },
})
const held = (canvas: { getByLabelText: (name: string) => HTMLElement }): unknown =>
  JSON.parse(canvas.getByLabelText('Value').textContent)

Monthly.test('toggles a month; an existing one goes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('gridcell', { name: /April 2026$/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    [
      { year: 2026, month: 3 },
      { year: 2026, month: 4 },
      { year: 2026, month: 6 },
    ],
    { reason: 'pick' },
  )
  await expect(canvas.getByText('3 selected', { selector: '[role=status]' })).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('gridcell', { name: /March 2026$/ }))
  await userEvent.click(canvas.getByRole('gridcell', { name: /April 2026$/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith([{ year: 2026, month: 6 }], { reason: 'pick' })
})

Monthly.test('works by keyboard, over the years too', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('gridcell', { name: /March 2026$/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('gridcell', { name: /June 2026$/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    [3, 6, 7, 8, 9].map((month) => ({ year: 2026, month })),
    { reason: 'pick' },
  )
  await userEvent.keyboard('oct')
  await expect(canvas.getByRole('gridcell', { name: /October 2026$/ })).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect(canvas.getByRole('grid', { name: 'Months, 2027' })).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
})

Weekly.test('takes all weeks of a month by its header and a range by Shift', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'October 2026' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    [40, 41, 42, 43, 44, 45].map((week) => ({ year: 2026, week })),
    { reason: 'pick' },
  )
  await expect(canvas.getByText('5 weeks of October 2026 selected')).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 51,/ }))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 53,/ }))
  await userEvent.keyboard('{/Shift}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    [40, 41, 42, 43, 44, 45, 51, 52, 53].map((week) => ({ year: 2026, week })),
    { reason: 'pick' },
  )
})

Daily.test('shows seven columns from Monday with the numbers of the weeks', async ({ canvas, userEvent, args }) => {
  const heads = canvas.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
  await expect(heads.slice(1)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  await expect(canvas.getByRole('rowheader', { name: /Week 49, December 2026$/ })).toBeVisible()
  const grid = canvas.getByRole('grid')
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  await userEvent.click(canvas.getByRole('gridcell', { name: /Monday, November 9, 2026$/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    days.filter(({ day }) => day !== 9),
    { reason: 'pick' },
  )
})

Daily.test('goes from month to month, to the ends of the years', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
  await expect(canvas.getByRole('grid', { name: 'Days, January 2027' })).toBeVisible()
  await expect(canvas.getByRole('rowheader', { name: /Week 53, December 2026$/ })).toBeVisible()
  canvas.getByRole('gridcell', { name: /Friday, January 1, 2027$/ }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}{PageUp}')
  await expect(canvas.getByRole('grid', { name: 'Days, December 2026' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Remove Thursday, January 7, 2027' })).toBeVisible()
})

Irregular.test('mixes months, weeks and days by tabs', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('tab', { name: 'Months' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(canvas.getByRole('gridcell', { name: /September 2026$/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(mixed.slice(1), { reason: 'pick' })
  await userEvent.click(canvas.getByRole('tab', { name: 'Weeks' }))
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 45,/ }))
  await userEvent.click(canvas.getByRole('tab', { name: 'Days' }))
  await userEvent.click(canvas.getByRole('gridcell', { name: /Friday, November 20, 2026$/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    [9, 16, 20, 23].map((day) => ({ year: 2026, month: 11, day })),
    { reason: 'pick' },
  )
})

Pruned.test('says what it removed, and Undo brings back exactly that and the mode', async ({ canvas, userEvent }) => {
  await expect(held(canvas)).toBeNull()
  const text = 'Changed from Daily. Removed: 4 days.'
  await expect(canvas.getByText(text, { selector: '[role=status]' })).toBeInTheDocument()
  await expect(canvas.getByText(text, { selector: '.emb-message *' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await expect(held(canvas)).toEqual(days)
  await expect(canvas.getByLabelText('Mode')).toHaveTextContent('DAILY')
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  await expect(canvas.getByText('What was removed is back')).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
})

Pruned.test('forgets nothing over several changes, until the next edit', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'MONTHLY' }))
  await userEvent.click(canvas.getByRole('button', { name: 'IRREGULAR' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await expect(held(canvas)).toEqual(days)
  await userEvent.click(canvas.getByRole('button', { name: 'WEEKLY' }))
  const week = await canvas.findByRole('gridcell', { name: /Week 47,/ })
  await userEvent.click(week)
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(week)
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  await expect(held(canvas)).toBeNull()
})

Pruned.test('leaves a value alone that comes together with its mode', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load another order' }))
  await expect(held(canvas)).toEqual(mixed)
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'WEEKLY' }))
  await expect(held(canvas)).toEqual([{ year: 2026, week: 45 }])
  await expect(
    canvas.getByText('Changed from Daily. Removed: 1 month and 3 days.', { selector: '.emb-message *' }),
  ).toBeVisible()
})

States.test('disabled or read-only shows what is chosen and changes nothing', async ({ canvas, userEvent, args }) => {
  const disabled = stateOf(canvas, 'Disabled')
  for (const button of disabled.getAllByRole('button')) await expect(button).toBeDisabled()
  await userEvent.click(disabled.getByRole('gridcell', { name: /Friday, November 20, 2026$/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  const fixed = stateOf(canvas, 'Read-only')
  await expect(fixed.getByText('Sep 2026')).toBeVisible()
  await expect(fixed.queryByRole('grid')).toBeNull()
  await expect(fixed.queryByRole('button')).toBeNull()
})
