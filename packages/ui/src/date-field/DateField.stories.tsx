import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { UiStrings } from '../ui-strings/index.js'
import { DateField } from './DateField.js'

const holidays = new Set(['2026-11-11', '2026-11-24'])

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
}

const meta = preview.meta({
  component: DateField,
  args: { label: 'Go-live', onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
})

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Calendar' })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}
export const Default = meta.story({ args: { defaultValue: '2026-11-30' } })
export const Empty = meta.story({})
export const WithHelp = meta.story({ args: { defaultValue: '2026-11-30', description: 'The first day in production' } })
export const Open = meta.story({
  args: { defaultValue: '2026-11-30' },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await opened()
  },
})
export const Required = meta.story({ args: { required: true } })
export const WithError = meta.story({ args: { required: true, errorMessage: 'Choose a day' } })
export const TooEarly = meta.story({ args: { defaultValue: '2026-11-02', min: '2026-11-20' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '2026-11-30' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '2026-11-30' } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: '2026-11-30' } })
export const LongText = meta.story({
  args: {
    label: 'A label that is far longer than its field and has to wrap to a second line',
    defaultValue: '2026-11-30',
    errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
  },
})
export const OpenWithWeeks = meta.story({
  args: {
    defaultValue: '2026-11-27',
    min: '2026-11-05',
    max: '2026-12-31',
    isUnavailable: (day) => holidays.has(day),
    showWeeks: true,
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await opened()
  },
})
export const OpenCompact = meta.story({
  parameters: { density: 'compact' },
  args: { showWeeks: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await opened()
  },
})
export const OpenOnPhone = meta.story({
  ...phone,
  args: { defaultValue: '2026-11-30', showWeeks: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await opened()
  },
})
export const German = meta.story({
  args: { defaultValue: '2026-11-30' },
  decorators: [
    (Story) => (
      <UiStrings locale="de" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultValue: '2026-11-30', showWeeks: true },
  decorators: [
    (Story) => (
      <UiStrings locale="he" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await opened()
  },
})

Empty.test('is typed part by part and told as ISO text', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Go-live' })).toBeVisible()
  await userEvent.click(canvas.getByText('Go-live'))
  await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
  await userEvent.keyboard('12')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('032026')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03', { reason: 'input' })
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-12-03', { reason: 'input' })
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
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
    await expect(screen.getByRole('dialog').querySelector('th')).toHaveTextContent('Mon')
    await expect(screen.getByText('48')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /November 24/ }))
    await userEvent.click(screen.getByRole('button', { name: /November 4/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    // React Aria adds a second one for touch screen readers.
    const [next] = screen.getAllByRole('button', { name: 'Next' })
    if (next) await userEvent.click(next)
    await expect(await screen.findByText('53')).toBeVisible()
  },
)

TooEarly.test('says why a day cannot be and keeps it', async ({ canvas }) => {
  await expect(canvas.getByText('Not before Nov 20, 2026')).toBeVisible()
  await expect(canvas.getByRole('spinbutton', { name: /day/ })).toBeInvalid()
})

WithError.test('is invalid, required and described by its error', async ({ canvas }) => {
  const month = canvas.getByRole('spinbutton', { name: /month/ })
  await expect(month).toBeInvalid()
  await expect(month).toBeRequired()
  await expect(month).toHaveAccessibleDescription(/Choose a day/)
})

ReadOnly.test('is plain text', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Go-live' })).toHaveValue('Nov 30, 2026')
  await expect(canvas.queryByRole('button')).toBeNull()
})

OpenOnPhone.test('fits', async () => {
  const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(390)
})
