import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { UiStrings } from '../ui-strings/index.js'
import { NumberField } from './NumberField.js'

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Effort', onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: 1284.5 } })
export const Empty = meta.story({ args: { placeholder: 'Days' } })
export const WithHelp = meta.story({
  args: { defaultValue: 30, min: 1, max: 250, description: 'Working days, 1 to 250' },
})
export const Currency = meta.story({
  args: { label: 'Budget', defaultValue: 184_000, format: { style: 'currency', currency: 'EUR' } },
})
export const Unit = meta.story({
  args: {
    defaultValue: 18,
    min: 0,
    step: 0.5,
    format: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
  },
})
export const Percent = meta.story({ args: { label: 'Completed', defaultValue: 0.45, format: { style: 'percent' } } })
export const German = meta.story({
  args: { label: 'Budget', defaultValue: 184_000.5, format: { style: 'currency', currency: 'EUR' } },
  decorators: [
    (Story) => (
      <UiStrings locale="de" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
})
export const WithoutSteppers = meta.story({ args: { defaultValue: 1284.5, steppers: false, align: 'end' } })
export const Required = meta.story({ args: { required: true } })
export const WithError = meta.story({
  args: { required: true, defaultValue: 0, errorMessage: 'Effort must be above 0' },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 18 } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 1284.5 } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: 18 } })
export const LongText = meta.story({
  args: {
    label: 'A label that is far longer than its field and has to wrap to a second line',
    defaultValue: 12_345_678_901_234,
    errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultValue: 1284.5 } })

Default.test(
  'tells what was typed when it is left, and null when it is emptied',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Effort' })
    await expect(input).toHaveValue('1,284.5')
    await userEvent.clear(input)
    await userEvent.type(input, '2,5')
    await userEvent.clear(input)
    await userEvent.type(input, '1,000')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000, { reason: 'input' })
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'input' })
  },
)

WithHelp.test('steps by arrows within its limits', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAccessibleDescription('Working days, 1 to 250')
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(31, { reason: 'input' })
  await userEvent.keyboard('{End}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(250, { reason: 'input' })
  await userEvent.keyboard('{ArrowUp}')
  await expect(input).toHaveValue('250')
  await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled()
  await userEvent.clear(input)
  await userEvent.type(input, '0{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1, { reason: 'input' })
})

Unit.test('has buttons for the mouse that are no stops', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Increase/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(18.5, { reason: 'input' })
  await expect(canvas.getByRole('textbox')).toHaveValue('18.5 days')
  await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(18, { reason: 'input' })
  canvas.getByRole('textbox').focus()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: /Increase/ })).not.toHaveFocus()
})

German.test('reads and writes as the locale does', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '1.250,75')
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1250.75, { reason: 'input' })
  await expect(input).toHaveValue('1.250,75\u00A0€')
})

WithError.test('is invalid, required and described by its error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription('Effort must be above 0')
})

ReadOnly.test('keeps its value and has no buttons', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}7')
  await expect(canvas.getByRole('textbox')).toHaveValue('1,284.5')
  await expect(canvas.queryByRole('button')).toBeNull()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
