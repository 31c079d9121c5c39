import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
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
const part = (name: RegExp) => screen.getByRole('spinbutton', { name })
const shown = () =>
  screen
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/')
const openCalendar = async () => {
  nth(screen.getAllByRole('spinbutton'), 0).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default = meta.story({
  args: { description: 'The first day in production', min: '2026-11-20' },
  decorators: inWatchedForm({ value: '2026-11-30', schema: day.nullable() }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: day }),
  play: fieldForm.saveInVain,
})
export const German = meta.story({
  args: { label: 'Produktivstart' },
  parameters: unpictured,
  decorators: inWatchedForm({ value: '2026-11-30', schema: day }),
  globals: { language: 'de' },
})

Default.test('writes a typed day as ISO text and is dirty then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  part(/month/).focus()
  await userEvent.keyboard('12032027')
  await fieldForm.is('dirty, untouched')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-12-03', { reason: 'input' })
  await userEvent.tab()
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await fieldForm.save()
  await fieldForm.saved('"2027-12-03"')
})

Default.test('says why a day cannot be and leaves the decision to the schema', async () => {
  part(/day/).focus()
  await userEvent.keyboard('02')
  await expect(screen.getByText('Not before Nov 20, 2026')).toBeVisible()
  await fieldForm.save()
  await fieldForm.saved('"2026-11-02"')
})

Default.test('a day emptied in part is put back to the last whole one when it is left', async () => {
  part(/day/).focus()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect(shown()).toBe('11/dd/2026')
  await fieldForm.save()
  await waitFor(() => expect(shown()).toBe('11/03/2026'))
  await fieldForm.saved('"2026-11-03"')
})

Default.test('is chosen in the calendar by keyboard alone, and null once it is cleared', async ({ args }) => {
  await openCalendar()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await closed()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-29', { reason: 'pick' })
  await expect(args.onBlur).not.toHaveBeenCalled()
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('"2026-11-29"')
  await openCalendar()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await closed()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await fieldForm.save()
  await fieldForm.saved('null')
})

Default.test('a reset brings the saved day back', async () => {
  part(/year/).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(shown()).toBe('11/30/2027')
  await fieldForm.is('dirty')
  await fieldForm.reset()
  await waitFor(() => expect(shown()).toBe('11/30/2026'))
  await fieldForm.is('clean, untouched')
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

Required.test(
  'a day typed in part is put back when it is left, and the new field takes the focus',
  async ({ args }) => {
    await fieldForm.goToProblem('Go-live')
    await userEvent.keyboard('11')
    await expect(shown()).toBe('11/dd/yyyy')
    await fieldForm.save()
    await waitFor(() => expect(shown()).toBe('mm/dd/yyyy'))
    await fieldForm.is('clean, touched')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fieldForm.goToProblem('Go-live')
    await expect(part(/month/)).toHaveFocus()
  },
)

German.test('is typed day first and written as ISO text', async () => {
  await expect(shown()).toBe('30/11/2026')
  await userEvent.click(screen.getByText('Produktivstart'))
  await userEvent.keyboard('03122026')
  await fieldForm.save()
  await fieldForm.saved('"2026-12-03"')
})
