import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, waitFor } from 'storybook/test'
import type { Interval } from '../periods/index.js'
import { phone } from '../period-select/storyData.fixture.js'
import { IntervalsSelector } from './IntervalsSelector.js'
import { Order, mixed } from './Order.fixture.js'

const weeks: readonly Interval[] = [40, 41, 42, 45].map((week) => ({ year: 2026, week }))
const days: readonly Interval[] = [2, 9, 16, 23].map((day) => ({ year: 2026, month: 11, day }))
const german = {
  period: {
    selected: '{count} ausgewählt',
    clear: 'Leeren',
    weekName: 'Kalenderwoche {week}, {month}',
    remove: '{name} entfernen',
  },
  interval: {
    previousMonth: 'Voriger Monat',
    days: 'Tage',
    rangeHint: 'Umschalttaste halten für einen Bereich.',
    WEEKLY: 'Wöchentlich',
    DAILY: 'Täglich',
    changed: 'Geändert von {mode}. Entfernt: {removed}.',
    dayCount: { one: '{count} Tag', other: '{count} Tage' },
    undo: 'Rückgängig',
  },
}

const meta = preview.meta({
  component: IntervalsSelector,
  args: { label: 'Intervals', onValueChange: fn(), onBlur: fn(), onModeChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
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
export const OtherMode = meta.story({ args: { mode: 'HOURLY' } })
export const Pruned = meta.story({
  args: { mode: 'DAILY', defaultValue: days },
  render: (args) => <Order {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WEEKLY' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'WEEKLY' }))
    await canvas.findByRole('button', { name: 'Undo' })
  },
})
export const Required = meta.story({ args: { mode: 'MONTHLY', required: true } })
export const WithError = meta.story({ args: { mode: 'MONTHLY', errorMessage: 'Choose at least one month' } })
export const Disabled = meta.story({ args: { mode: 'DAILY', disabled: true, defaultValue: days } })
export const ReadOnly = meta.story({ args: { mode: 'IRREGULAR', readOnly: true, defaultValue: mixed } })
export const Compact = meta.story({
  parameters: { density: 'compact' },
  args: { mode: 'MONTHLY', defaultValue: [{ year: 2026, month: 11 }] },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { mode: 'DAILY', defaultValue: days },
  render: (args) => (
    <UiStrings value={{}} locale="ar-EG-u-nu-latn">
      <IntervalsSelector {...args} />
    </UiStrings>
  ),
})
export const German = meta.story({
  args: { label: 'Intervalle', mode: 'DAILY', defaultValue: days },
  render: (args) => (
    <UiStrings value={german} locale="de">
      <Order {...args} />
    </UiStrings>
  ),
})
export const Polish = meta.story({
  args: { label: 'Interwały', mode: 'MONTHLY', defaultValue: [{ year: 2026, month: 10 }] },
  render: (args) => (
    <UiStrings value={{}} locale="pl">
      <IntervalsSelector {...args} />
    </UiStrings>
  ),
})
export const Phone = meta.story({ ...phone, args: { mode: 'DAILY', defaultValue: days } })

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

OtherMode.test('takes an unknown mode for irregular', async ({ canvas }) => {
  await expect(canvas.getAllByRole('tab')).toHaveLength(3)
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

Disabled.test('is out of use with all its buttons', async ({ canvas, userEvent, args }) => {
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  await userEvent.click(canvas.getByRole('gridcell', { name: /Friday, November 20, 2026$/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

ReadOnly.test('shows what is chosen and nothing to change it', async ({ canvas }) => {
  await expect(canvas.getByText('Sep 2026')).toBeVisible()
  await expect(canvas.queryByRole('grid')).toBeNull()
  await expect(canvas.queryByRole('button')).toBeNull()
})

RightToLeft.test('moves with the direction of the script', async ({ canvas, userEvent }) => {
  const cells = canvas.getAllByRole('gridcell', { name: /2026/ })
  cells[4]?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(cells[5]).toHaveFocus()
})

German.test('speaks German', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('rowheader', { name: /Kalenderwoche 47, November 2026$/ })).toBeVisible()
  await expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent('Mo')
  await userEvent.click(canvas.getByRole('button', { name: 'WEEKLY' }))
  await expect(
    await canvas.findByText('Geändert von Täglich. Entfernt: 4 Tage.', { selector: '.emb-message *' }),
  ).toBeVisible()
})

Polish.test('names months as Polish does when they stand alone', async ({ canvas }) => {
  await expect(canvas.getByRole('gridcell', { name: /październik 2026$/ })).toHaveAttribute('aria-selected', 'true')
})

Phone.test('fits', async ({ canvas }) => {
  const grid = canvas.getByRole('grid')
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
})
