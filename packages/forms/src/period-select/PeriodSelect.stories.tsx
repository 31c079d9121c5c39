import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect, fn, waitFor } from 'storybook/test'
import { PeriodSelect } from './PeriodSelect.js'

/** Weeks of one autumn. */
const autumn = ['2026-W40', '2026-W41', '2026-W42', '2026-W43', '2026-W44', '2026-W45', '2026-W46']

const meta = preview.meta({
  component: PeriodSelect,
  args: { label: 'Periods', style: { maxInlineSize: 344 }, onValueChange: fn(), onBlur: fn() },
})

export const Default = meta.story({ args: { defaultValue: autumn } })
export const Empty = meta.story({})
export const States = meta.story(
  states(PeriodSelect, {
    'With a month': { defaultValue: ['2026-10', '2026-W45', '2026-W46'] },
    'Required, with an error': { required: true, errorMessage: 'This field is required' },
    Disabled: { disabled: true, defaultValue: ['2026-10', ...autumn] },
    'Read-only': { readOnly: true, defaultValue: autumn },
    'Read-only and empty': { readOnly: true },
  }),
)
export const ManyChosen = meta.story({
  args: { defaultValue: ['2025-12', ...autumn, '2026-W53', '2027-W01', 'Q1/2024'] },
})
export const Searching = meta.story({
  args: { defaultValue: ['2026-W06'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'w5')
    await waitFor(() => expect(canvas.getByText('5 hits')).toBeVisible())
  },
})
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'w54')
    await expect(canvas.getByText('Nothing in 2026 matches “w54”')).toBeVisible()
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultValue: ['2026-11', '2026-W46'] },
  render: (args) => (
    <UiStrings value={{}} locale="ar-EG-u-nu-latn">
      <PeriodSelect {...args} />
    </UiStrings>
  ),
})
export const German = meta.story({ args: { label: 'Perioden', defaultValue: autumn }, globals: { language: 'de' } })

Default.test(
  'toggles a week by mouse and tells how many of its month are chosen',
  async ({ canvas, userEvent, args }) => {
    const week = canvas.getByRole('gridcell', { name: 'W47, Week 47, November 2026' })
    await expect(week).toHaveAttribute('aria-current', 'date')
    await expect(week.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    await userEvent.click(week)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([...autumn, '2026-W47'], { reason: 'pick' })
    await expect(week).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('3 weeks of November 2026 selected')).toHaveAttribute('role', 'status')
    await userEvent.click(week)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(autumn, { reason: 'pick' })
  },
)

Default.test('has tri-state headers that choose or take away all weeks', async ({ canvas, userEvent, args }) => {
  const october = canvas.getByRole('checkbox', { name: 'October 2026' })
  const november = canvas.getByRole('checkbox', { name: 'November 2026' })
  await expect(october).toBeChecked()
  await expect(november).toBePartiallyChecked()
  await userEvent.click(november)
  await expect(args.onValueChange).toHaveBeenLastCalledWith([...autumn, '2026-W47', '2026-W48'], { reason: 'pick' })
  await expect(canvas.getByText('4 weeks of November 2026 selected')).toBeInTheDocument()
  await userEvent.click(november)
  await expect(args.onValueChange).toHaveBeenLastCalledWith(autumn.slice(0, 5), { reason: 'pick' })
  await expect(canvas.getByText('0 weeks of November 2026 selected')).toBeInTheDocument()
})

Default.test(
  'shows week 53 where it exists, and the years from the last to the one after the next',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: 'W53, Week 53, December 2026' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(12 + 53)
    const next = canvas.getByRole('button', { name: 'Next year' })
    await userEvent.click(next)
    await expect(canvas.queryByRole('gridcell', { name: /^Week 53/ })).toBeNull()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(12 + 52)
    await userEvent.click(next)
    await expect(next).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous year' })).toHaveFocus())
    for (const year of ['2027', '2026', '2025']) {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(year, { selector: '.emb-period-step' })).toBeVisible()
    }
    await expect(canvas.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  },
)

Default.test('is cleared, with the focus back in the grid', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(canvas.getByText('Nothing is selected any more')).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
})

Empty.test('takes a range by Shift and the mouse, over the end of a month', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 44,/ }))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 47,/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W44', '2026-W45', '2026-W46', '2026-W47'], {
    reason: 'pick',
  })
  await expect(canvas.getByText('4 selected', { selector: '[role=status]' })).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 45,/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W44', '2026-W45'], { reason: 'pick' })
  await userEvent.keyboard('{/Shift}')
})

Empty.test(
  'works by keyboard alone, and tells its owner when the focus leaves it',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab() // previous year
    await userEvent.tab() // next year
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab() // search
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.tab()
    const focused = (name: RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
    await focused(/Week 47,/)
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W47'], { reason: 'pick' })
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W47', '2026-W48'], { reason: 'pick' })
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W46', '2026-W47'], { reason: 'pick' })
    await userEvent.keyboard('{Home}')
    await focused(/^November 2026/)
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W45', '2026-W46', '2026-W47', '2026-W48'], {
      reason: 'pick',
    })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
    await userEvent.keyboard('{ArrowDown}{End}')
    await focused(/Week 53,/)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await focused(/^January 2026/)
    await userEvent.keyboard('{PageDown}')
    await focused(/ 2027$/)
    await expect(canvas.getByText('2027', { selector: '.emb-period-step' })).toBeVisible()
  },
)

Empty.test('goes where one types', async ({ canvas, userEvent }) => {
  canvas.getByRole('gridcell', { name: /Week 47,/ }).focus()
  await userEvent.keyboard('w5')
  await expect(canvas.getByRole('gridcell', { name: 'W5, Week 5, January 2026' })).toHaveFocus()
  await userEvent.keyboard('3')
  await expect(canvas.getByRole('gridcell', { name: 'W53, Week 53, December 2026' })).toHaveFocus()
})

States.test(
  'disables a chosen month, which goes by its header or its chip, and keeps the focus',
  async ({ canvas, userEvent, args }) => {
    const field = stateOf(canvas, 'With a month')
    const month = field.getByRole('gridcell', { name: 'Oct, Whole month, October 2026' })
    await expect(month).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(month)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    const header = field.getByRole('checkbox', { name: 'October 2026' })
    await expect(header).toBeChecked()
    await userEvent.click(header)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W45', '2026-W46'], { reason: 'pick' })
    await userEvent.click(month)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-10', '2026-W45', '2026-W46'], { reason: 'pick' })
    await userEvent.click(field.getByRole('button', { name: 'Remove Whole month, October 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-W45', '2026-W46'], { reason: 'pick' })
    await waitFor(() => expect(field.getByRole('button', { name: 'Remove Week 45, November 2026' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
  },
)

States.test(
  'is described by its error, and disabled or read-only shows what is chosen and changes nothing',
  async ({ canvas, userEvent, args }) => {
    const wrong = stateOf(canvas, 'Required, with an error').getByRole('group', { name: 'Periods' })
    await expect(wrong).toHaveAccessibleDescription('Required This field is required')
    const disabled = stateOf(canvas, 'Disabled')
    for (const button of disabled.getAllByRole('button', { name: /^(?!and \d+ more)/ }))
      await expect(button).toBeDisabled()
    const chosen = disabled.getByRole('gridcell', { name: /Week 46,/ }).getBoundingClientRect()
    const grid = disabled.getByRole('grid').getBoundingClientRect()
    await expect(chosen.top).toBeGreaterThanOrEqual(grid.top)
    await expect(chosen.bottom).toBeLessThanOrEqual(grid.bottom)
    await userEvent.click(disabled.getByRole('gridcell', { name: /Week 47,/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    const fixed = stateOf(canvas, 'Read-only')
    await expect(fixed.getByText('2026 W40')).toBeVisible()
    await expect(fixed.queryByRole('grid')).toBeNull()
    await expect(fixed.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
)

ManyChosen.test('says how many more there are and shows them on request', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('Q1/2024')).toBeNull()
  const more = canvas.getByRole('button', { name: 'and 5 more' })
  await userEvent.click(more)
  await expect(canvas.getByText('Q1/2024')).toBeVisible()
  await expect(canvas.getByText('2027 W1')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
  await expect(canvas.queryByText('Q1/2024')).toBeNull()
})

Searching.test(
  'marks what it finds, goes there by Enter and leaves the other weeks in reach',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'W5, Week 5, January 2026' })).toHaveFocus()
    const search = canvas.getByRole('searchbox')
    await userEvent.clear(search)
    await userEvent.type(search, 'marc')
    await expect(canvas.getByRole('checkbox', { name: 'March 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
)

RightToLeft.test('moves with the direction of the script', async ({ canvas, userEvent }) => {
  canvas.getByRole('gridcell', { name: /Week 47,/ }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('gridcell', { name: /Week 48,/ })).toHaveFocus()
})

German.test('finds weeks and months by their German words', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'kw10')
  await userEvent.click(canvas.getByRole('gridcell', { name: 'KW10, Kalenderwoche 10, März 2026' }))
  await expect(canvas.getByText('März 2026: 1 Woche ausgewählt')).toBeInTheDocument()
  await userEvent.clear(canvas.getByRole('searchbox'))
  await userEvent.type(canvas.getByRole('searchbox'), 'marz')
  await expect(canvas.getByRole('checkbox', { name: 'März 2026' })).toBeVisible()
})
