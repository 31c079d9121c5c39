import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { ComboBoxInput } from './ComboBoxInput.js'

const transactions = [
  { value: 'FBS1', label: 'Enter accrual document', detail: 'FBS1' },
  { value: 'F.81', label: 'Reverse accrual documents', detail: 'F.81' },
  { value: 'FB50', label: 'Enter journal entry', detail: 'FB50' },
  { value: 'FB03', label: 'Display document', detail: 'FB03' },
]

const meta = preview.meta({
  component: ComboBoxInput,
  args: { name: 'value', label: 'Transaction', options: transactions, onValueChange: fn(), onBlur: fn() },
})

const key = z.string().min(1)
const long = 'Reverse the accrual documents of all company codes of the group at the end of a period'
const field = () => screen.getByRole('combobox', { name: /Transaction/ })
const opened = async () => {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}
const open = async () => {
  screen.getByRole('combobox').focus()
  await userEvent.keyboard('{ArrowDown}')
  await opened()
}

export const Default = meta.story({
  args: { placeholder: 'Search transactions' },
  decorators: inWatchedForm({ value: null }),
})
export const Filled = meta.story({
  args: { description: 'Called at the end of each period' },
  decorators: inWatchedForm({ value: 'FB50', schema: key.nullable() }),
})
export const FreeText = meta.story({ args: { freeText: true }, decorators: inWatchedForm({ value: 'ZFI9' }) })
export const UnknownKey = meta.story({ decorators: inWatchedForm({ value: 'ZFI9' }) })
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: key }),
  play: fieldForm.saveInVain,
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: 'FB50', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: 'FB50' }) })
export const LongText = meta.story({
  args: {
    label: `Transaction: ${long}`,
    options: [{ value: 'long', label: long, detail: 'Z_FI_REVERSE_ALL' }],
    style: { maxInlineSize: 320 },
  },
  decorators: inWatchedForm({ value: 'long' }),
})
export const RightToLeft = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: 'FB50' }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: {
    label: 'Transaktion',
    required: true,
    options: [
      { value: 'FB50', label: 'Sachkontenbeleg erfassen', detail: 'FB50' },
      { value: 'FB03', label: 'Beleg anzeigen', detail: 'FB03' },
    ],
  },
  decorators: inWatchedForm({ value: null, schema: key }),
  globals: { language: 'de' },
  play: () => fieldForm.isRefused('1 Problem zu lösen'),
})
export const OpenOnPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '600px' } } } } },
  globals: { viewport: { value: 'phone' } },
  decorators: inWatchedForm({ value: 'FB50' }),
  play: open,
})

Filled.test('writes the key of a found option and is dirty then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.clear(field())
  await userEvent.type(field(), 'display')
  await opened()
  await fieldForm.is('clean, untouched')
  await userEvent.click(screen.getByRole('option', { name: /Display document/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
  await fieldForm.is('dirty, untouched')
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await fieldForm.save()
  await fieldForm.saved('"FB03"')
})

Filled.test('is chosen by keyboard alone', async () => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await opened()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(field()).toHaveValue('Display document')
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Save field' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('"FB03"')
})

Filled.test('a text that is no option is put back and leaves the form clean', async ({ args }) => {
  await userEvent.type(field(), ' x')
  await fieldForm.save()
  await expect(field()).toHaveValue('Enter journal entry')
  await fieldForm.is('clean, touched')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await fieldForm.saved('"FB50"')
})

Filled.test('is null once it is cleared', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('null')
})

Filled.test('a reset brings the saved option back, another one changes nothing', async ({ args }) => {
  await userEvent.clear(field())
  await userEvent.type(field(), 'reverse{Enter}')
  await expect(field()).toHaveValue('Reverse accrual documents')
  await fieldForm.reset()
  await waitFor(() => expect(field()).toHaveValue('Enter journal entry'))
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(field()).toHaveValue('Enter journal entry')
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

FreeText.test('writes any text', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), 'ZFI10{Enter}')
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('"ZFI10"')
})

UnknownKey.test('keeps a key that is not among the options', async () => {
  await expect(field()).toHaveValue('ZFI9')
  await fieldForm.save()
  await fieldForm.saved('"ZFI9"')
})

Required.test('says that it is missing, takes the focus, and is solved by an option', async () => {
  await fieldForm.goToProblem('Transaction')
  await expect(field()).toHaveFocus()
  await expect(field()).toBeInvalid()
  await expect(field()).toBeRequired()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard('FB03{Enter}')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('"FB03"')
})

Required.test('is found again after a reset', async () => {
  await fieldForm.reset()
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Transaction')
  await expect(field()).toHaveFocus()
})

OpenOnPhone.test('fits', async () => {
  const { left, right } = screen.getByRole('listbox').getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(390)
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
  await expect(screen.getByRole('button', { name: 'Show options' })).toBeDisabled()
})

ReadOnly.test('shows the words and is left as it is', async ({ args }) => {
  await expect(field()).toHaveValue('Enter journal entry')
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  await expect(screen.queryByRole('listbox')).toBeNull()
  await fieldForm.save()
  await fieldForm.saved('"FB50"')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
