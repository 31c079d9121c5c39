import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '../ui-strings/index.js'
import { NumberField } from './NumberField.js'

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Effort', onValueChange: fn(), onBlur: fn(), style: { maxInlineSize: 320 } },
})

export const Default = meta.story({ args: { defaultValue: 1284.5 } })
export const States = meta.story(
  states(NumberField, {
    Empty: { placeholder: 'Days' },
    'With help': { defaultValue: 30, min: 1, max: 250, description: 'Working days, 1 to 250' },
    Currency: { label: 'Budget', defaultValue: 184_000, format: { style: 'currency', currency: 'EUR' } },
    Unit: {
      defaultValue: 18,
      min: 0,
      step: 0.5,
      format: { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
    },
    Percent: { label: 'Completed', defaultValue: 0.45, format: { style: 'percent' } },
    'Without steppers': { defaultValue: 1284.5, steppers: false, align: 'end' },
    'With error': { required: true, defaultValue: 0, errorMessage: 'Effort must be above 0' },
    Disabled: { disabled: true, defaultValue: 18 },
    'Read only': { readOnly: true, defaultValue: 1284.5 },
    'Long text': {
      label: 'A label that is far longer than its field and has to wrap to a second line',
      defaultValue: 12_345_678_901_234,
      errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
    },
  }),
)
export const German = meta.story({
  parameters: unpictured,
  args: { label: 'Budget', defaultValue: 184_000.5, format: { style: 'currency' } },
  decorators: [
    (Story) => (
      <UiStrings locale="de" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
})

Default.test(
  'says what was typed when it is left, and null when it is emptied',
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

States.test('steps by arrows within its limits', async ({ canvas, userEvent, args }) => {
  const field = stateOf(canvas, 'With help')
  const input = field.getByRole('textbox')
  input.focus()
  await expect(input).toHaveAccessibleDescription('Working days, 1 to 250')
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(31, { reason: 'input' })
  await userEvent.keyboard('{End}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(250, { reason: 'input' })
  await userEvent.keyboard('{ArrowUp}')
  await expect(input).toHaveValue('250')
  await expect(field.getByRole('button', { name: /Increase/ })).toBeDisabled()
  await userEvent.clear(input)
  await userEvent.type(input, '0{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1, { reason: 'input' })
})

States.test('has buttons for the mouse that are no stops', async ({ canvas, userEvent, args }) => {
  const field = stateOf(canvas, 'Unit')
  const input = field.getByRole('textbox')
  await userEvent.click(field.getByRole('button', { name: /Increase/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(18.5, { reason: 'input' })
  await expect(input).toHaveValue('18.5 days')
  await userEvent.click(field.getByRole('button', { name: /Decrease/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(18, { reason: 'input' })
  input.focus()
  await userEvent.tab()
  await expect(stateOf(canvas, 'Percent').getByRole('textbox')).toHaveFocus()
})

German.test('reads and writes as the locale does', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '1.250,75')
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1250.75, { reason: 'input' })
  await expect(input).toHaveValue('1.250,75\u00A0€')
})

States.test(
  'is invalid, required and described by its error; read only it keeps its value and has no buttons',
  async ({ canvas, userEvent, args }) => {
    const wrong = stateOf(canvas, 'With error').getByRole('textbox')
    await expect(wrong).toBeInvalid()
    await expect(wrong).toBeRequired()
    await expect(wrong).toHaveAccessibleDescription('Effort must be above 0')
    const readOnly = stateOf(canvas, 'Read only')
    await userEvent.type(readOnly.getByRole('textbox'), '{ArrowUp}7')
    await expect(readOnly.getByRole('textbox')).toHaveValue('1,284.5')
    await expect(readOnly.queryByRole('button')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
)
