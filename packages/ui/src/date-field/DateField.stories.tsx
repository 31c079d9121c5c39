import type { ReactNode } from 'react'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '../ui-strings/index.js'
import { calendarPart } from './calendarPart.js'
import { DateField } from './DateField.js'

const holidays = new Set(['2026-11-11', '2026-11-24'])

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
}

const meta = preview.meta({
  component: DateField,
  args: { label: 'Go-live', onValueChange: fn(), onBlur: fn(), style: { maxInlineSize: 320 } },
})

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Calendar' })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}

/** Room for the calendar. */
const room = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: 400 }}>
    <Story />
  </div>
)
const open = async () => {
  nth(screen.getAllByRole('spinbutton'), 0).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await opened()
}

export const Default = meta.story({ args: { defaultValue: '2026-11-30' } })
export const States = meta.story(
  states(DateField, {
    Empty: {},
    'With help': { defaultValue: '2026-11-30', description: 'The first day in production' },
    'With error': { required: true, errorMessage: 'Choose a day' },
    'Too early': { defaultValue: '2026-11-02', min: '2026-11-20' },
    Disabled: { disabled: true, defaultValue: '2026-11-30' },
    'Read only': { readOnly: true, defaultValue: '2026-11-30' },
    'Long text': {
      label: 'A label that is far longer than its field and has to wrap to a second line',
      defaultValue: '2026-11-30',
      errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
    },
  }),
)
export const Open = meta.story({ args: { defaultValue: '2026-11-30' }, decorators: [room], play: open })
export const OpenWithWeeks = meta.story({
  args: {
    defaultValue: '2026-11-27',
    min: '2026-11-05',
    max: '2026-12-31',
    isUnavailable: (day) => holidays.has(day),
    showWeeks: true,
  },
  decorators: [room],
  play: open,
})
export const OpenCompact = meta.story({
  parameters: { density: 'compact' },
  args: { showWeeks: true },
  decorators: [room],
  play: open,
})
export const OpenOnPhone = meta.story({
  ...phone,
  args: { defaultValue: '2026-11-30', showWeeks: true },
  decorators: [room],
  play: open,
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultValue: '2026-11-30', showWeeks: true },
  decorators: [
    room,
    (Story) => (
      <UiStrings locale="he" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
  play: open,
})

/** The calendar cannot be loaded: that is said, a day can be typed, and the next press opens it. */
export const CalendarFailed = meta.story({
  parameters: unpictured,
  beforeEach: () => {
    spyOn(calendarPart, 'loaded').mockReturnValue(undefined)
    spyOn(calendarPart, 'load').mockRejectedValue(new Error('503'))
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    await userEvent.click(button)
    await screen.findAllByText('That could not be loaded. Press again.')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    mocked(calendarPart.loaded).mockRestore()
    mocked(calendarPart.load).mockRestore()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(button)
    await opened()
  },
})

States.test('is typed part by part and says so as ISO text', async ({ canvas, userEvent, args }) => {
  const empty = stateOf(canvas, 'Empty')
  await expect(empty.getByRole('group', { name: 'Go-live' })).toBeVisible()
  await userEvent.click(empty.getByText('Go-live'))
  await expect(empty.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
  await userEvent.keyboard('12')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('032026')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03', { reason: 'input' })
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-12-03', { reason: 'input' })
  await userEvent.tab()
  await expect(empty.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Default.test('is chosen in the calendar by keyboard; the focus comes back', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Open calendar' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await opened()
  await expect(screen.getByRole('button', { name: /November 30, 2026 selected/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(await screen.findByRole('heading', { name: /December 2026/ })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-08', { reason: 'pick' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
  await expect(args.onBlur).not.toHaveBeenCalled()
})

Default.test('goes to today, is cleared, and left with Escape', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Open calendar' })
  await userEvent.click(button)
  await opened()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(button)
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20', { reason: 'pick' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(button)
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
})

OpenWithWeeks.test(
  'begins on Monday, numbers the weeks and keeps what cannot be chosen',
  async ({ userEvent, args }) => {
    await expect(nth(screen.getByRole('dialog').querySelectorAll('th'), 0)).toHaveTextContent('Mon')
    await expect(screen.getByText('48')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /November 24/ }))
    await userEvent.click(screen.getByRole('button', { name: /November 4/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    // React Aria adds a second one for touch screen readers.
    await userEvent.click(nth(screen.getAllByRole('button', { name: 'Next' }), 0))
    await expect(await screen.findByText('53')).toBeVisible()
  },
)

States.test('says what is wrong with its day; read only it is plain text', async ({ canvas }) => {
  const wrong = stateOf(canvas, 'With error').getByRole('spinbutton', { name: /month/ })
  await expect(wrong).toBeInvalid()
  await expect(wrong).toBeRequired()
  await expect(wrong).toHaveAccessibleDescription(/Choose a day/)
  const early = stateOf(canvas, 'Too early')
  await expect(early.getByText('Not before Nov 20, 2026')).toBeVisible()
  await expect(early.getByRole('spinbutton', { name: /day/ })).toBeInvalid()
  const readOnly = stateOf(canvas, 'Read only')
  await expect(readOnly.getByRole('textbox', { name: 'Go-live' })).toHaveValue('Nov 30, 2026')
  await expect(readOnly.queryByRole('button')).toBeNull()
})

OpenOnPhone.test('fits', async () => {
  const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(390)
})

RightToLeft.test('goes on to the left, by its arrows and by keyboard', async ({ userEvent, args }) => {
  const dialog = screen.getByRole('dialog', { name: 'Calendar' })
  const arrows = dialog.querySelectorAll('.emb-calendar-step svg')
  await expect(getComputedStyle(nth(arrows, 0)).scale).toBe('-1 1')
  const later = nth(arrows, 1).getBoundingClientRect()
  await expect(later.left).toBeLessThan(nth(arrows, 0).getBoundingClientRect().left)
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01', { reason: 'pick' })
})
