import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { DateInput } from './DateInput.js'

const meta = preview.meta({
  component: DateInput,
  args: { name: 'value', label: 'Go-live', onValueChange: fn(), onBlur: fn() },
})

const day = z.iso.date()
const long = 'The first day on which the service is called in production, by all organisations at once'
const part = (name: RegExp) => screen.getByRole('spinbutton', { name })
const shown = () =>
  screen
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/')
const openCalendar = async () => {
  const [first] = screen.getAllByRole('spinbutton')
  first?.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}

export const Default = meta.story({ decorators: inWatchedForm({ value: null, schema: day.nullable() }) })
export const Filled = meta.story({
  args: { description: 'The first day in production' },
  decorators: inWatchedForm({ value: '2026-11-30', schema: day.nullable() }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: day }),
  play: fieldForm.saveInVain,
})
export const TooEarly = meta.story({
  args: { min: '2026-11-20' },
  decorators: inWatchedForm({ value: '2026-11-02', schema: day }),
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: '2026-11-30', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: '2026-11-30' }) })
export const LongText = meta.story({
  args: { label: long, description: `${long}.`, style: { maxInlineSize: 320 } },
  decorators: inWatchedForm({ value: '2026-11-30' }),
})
export const RightToLeft = meta.story({
  args: { required: true, description: 'The first day in production' },
  decorators: inWatchedForm({ value: '2026-11-30' }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: { label: 'Produktivstart', required: true },
  decorators: inWatchedForm({ value: '2026-11-30', schema: day }),
  globals: { language: 'de' },
})
export const OpenOnPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: { showWeeks: true },
  decorators: inWatchedForm({ value: '2026-11-30' }),
  play: openCalendar,
})

Default.test('writes a typed day as ISO text and is dirty then', async ({ args }) => {
  await userEvent.click(screen.getByText('Go-live'))
  await userEvent.keyboard('1203')
  await fieldForm.is('clean, untouched')
  await userEvent.keyboard('2026')
  await fieldForm.is('dirty, untouched')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03', { reason: 'input' })
  await userEvent.tab()
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await fieldForm.save()
  await fieldForm.saved('"2026-12-03"')
})

Default.test('a day typed in part is put back when it is left', async ({ args }) => {
  await userEvent.click(screen.getByText('Go-live'))
  await userEvent.keyboard('12')
  await expect(shown()).toBe('12/dd/yyyy')
  await userEvent.click(screen.getByRole('button', { name: 'Save field' }))
  await waitFor(() => expect(shown()).toBe('mm/dd/yyyy'))
  await fieldForm.saved('null')
  await fieldForm.is('clean, touched')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Filled.test('a day emptied in part is put back to the last whole one when it is left', async () => {
  part(/day/).focus()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect(shown()).toBe('11/dd/2026')
  await fieldForm.save()
  await waitFor(() => expect(shown()).toBe('11/03/2026'))
  await fieldForm.saved('"2026-11-03"')
})

Filled.test('is chosen in the calendar by keyboard alone', async ({ args }) => {
  await openCalendar()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-29', { reason: 'pick' })
  await expect(args.onBlur).not.toHaveBeenCalled()
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('"2026-11-29"')
})

Filled.test('is null once it is cleared', async ({ args }) => {
  await openCalendar()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await fieldForm.save()
  await fieldForm.saved('null')
})

Filled.test('a reset brings the saved day back, another one changes nothing', async ({ args }) => {
  part(/year/).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(shown()).toBe('11/30/2027')
  await fieldForm.is('dirty')
  await fieldForm.reset()
  await waitFor(() => expect(shown()).toBe('11/30/2026'))
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(shown()).toBe('11/30/2026')
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

Required.test('says that it is missing, takes the focus, and is solved by a day', async () => {
  await fieldForm.goToProblem('Go-live')
  await expect(part(/month/)).toHaveFocus()
  await expect(part(/month/)).toBeInvalid()
  await expect(part(/month/)).toHaveAccessibleDescription(/This field is required/)
  await userEvent.keyboard('11302026')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('"2026-11-30"')
})

Required.test('is found again after a day was put back and after a reset', async () => {
  await fieldForm.goToProblem('Go-live')
  await userEvent.keyboard('11')
  await fieldForm.reset()
  await waitFor(() => expect(shown()).toBe('mm/dd/yyyy'))
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Go-live')
  await expect(part(/month/)).toHaveFocus()
})

TooEarly.test('says why a day cannot be and leaves the decision to the schema', async () => {
  await expect(screen.getByText('Not before Nov 20, 2026')).toBeVisible()
  await fieldForm.save()
  await fieldForm.saved('"2026-11-02"')
})

German.test('is typed day first and told as ISO text', async () => {
  await expect(shown()).toBe('30/11/2026')
  await userEvent.click(screen.getByText('Produktivstart'))
  await userEvent.keyboard('03122026')
  await fieldForm.save()
  await fieldForm.saved('"2026-12-03"')
})

Disabled.test('is out of use with the form', async () => {
  await expect(part(/month/)).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getByRole('button', { name: 'Open calendar' })).toBeDisabled()
})

ReadOnly.test('is plain text', async () => {
  await expect(screen.getByRole('textbox', { name: 'Go-live' })).toHaveValue('Nov 30, 2026')
  await fieldForm.save()
  await fieldForm.saved('"2026-11-30"')
})
