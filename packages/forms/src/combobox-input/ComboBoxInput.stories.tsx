import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
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
const field = () => screen.getByRole('combobox', { name: /Transaction/ })
const opened = async () => {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Default = meta.story({
  args: { description: 'Called at the end of each period' },
  decorators: inWatchedForm({ value: 'FB50', schema: key.nullable() }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: key }),
  play: fieldForm.saveInVain,
})
export const UnknownKey = meta.story({
  parameters: unpictured,
  decorators: inWatchedForm({ value: 'ZFI9' }),
  play: async () => {
    await userEvent.tab()
    await expect(field()).toHaveValue('ZFI9')
    await fieldForm.save()
    await fieldForm.saved('"ZFI9"')
    await fieldForm.is('clean, touched')
  },
})
export const OpenOnPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '600px' } } } } },
  globals: { viewport: { value: 'phone' } },
  decorators: inWatchedForm({ value: 'FB50' }),
  play: async () => {
    field().focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
    const { left, right } = screen.getByRole('listbox').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(390)
  },
})

Default.test('writes the key of a found option by keyboard alone, and is dirty then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.tab()
  await userEvent.clear(field())
  await userEvent.keyboard('display')
  await opened()
  await fieldForm.is('clean, untouched')
  await userEvent.keyboard('{Enter}')
  await expect(field()).toHaveValue('Display document')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
  await fieldForm.is('dirty, untouched')
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Save field' })).toHaveFocus()
  await fieldForm.is('dirty, touched')
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('"FB03"')
})

Default.test(
  'a text that is no option stays and is not submitted until a reset puts the value back',
  async ({ args }) => {
    await userEvent.type(field(), ' x')
    await fieldForm.saveInVain()
    await expect(field()).toHaveValue('Enter journal entry x')
    await expect(field()).toHaveAccessibleDescription('Not found: Enter journal entry x')
    await fieldForm.goToProblem('Transaction')
    await expect(field()).toHaveFocus()
    await fieldForm.saved('')
    await fieldForm.reset()
    await expect(field()).toHaveValue('Enter journal entry')
    await expect(field()).toBeValid()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fieldForm.save()
    await fieldForm.saved('"FB50"')
  },
)

Default.test('is null once it is cleared, and has its words again after a reset', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('null')
  await fieldForm.reset()
  await waitFor(() => expect(field()).toHaveValue('Enter journal entry'))
  await fieldForm.is('clean')
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
