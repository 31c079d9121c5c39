import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { TextField } from './TextField.js'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Profit centre', onValueChange: fn(), onBlur: fn(), style: { maxInlineSize: 320 } },
})

export const Default = meta.story({ args: { defaultValue: 'Profit centre 1010', maxLength: 100 } })
export const States = meta.story(
  states(TextField, {
    Empty: { placeholder: 'Search cost objects' },
    'With help': { defaultValue: '30', description: 'Working days, 1 to 250' },
    'With error': { required: true, defaultValue: '4o0000', errorMessage: 'No special characters' },
    Disabled: { disabled: true, defaultValue: 'ACDOCA v3' },
    'Read only': { readOnly: true, defaultValue: 'ACDOCA v3' },
    'Long text': {
      label: 'A label that is far longer than its field and has to wrap to a second line',
      defaultValue: 'A value that is longer than the field and ends in an ellipsis',
      errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
    },
    Password: {
      label: 'Password',
      type: 'password',
      autoComplete: 'current-password',
      defaultValue: 'correct horse',
    },
    'Password, disabled': { label: 'Password', type: 'password', defaultValue: 'secret', disabled: true },
    Multiline: {
      label: 'Description',
      multiline: true,
      defaultValue: 'Posts accruals at the end of a period\nand reverses them on the first day of the next one.',
    },
    'Multiline, with error': {
      label: 'Description',
      multiline: true,
      defaultValue: 'Accruals',
      errorMessage: 'At least ten words',
    },
    'Multiline, disabled': { label: 'Description', multiline: true, disabled: true, defaultValue: 'Posts accruals' },
    'Multiline, read only': {
      label: 'Description',
      multiline: true,
      readOnly: true,
      defaultValue: 'Posts accruals\nand reverses them.',
    },
  }),
)

Default.test(
  'says the text as it is typed, and an empty string when it is emptied',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Profit centre' })
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'input' })
    await userEvent.type(input, '20')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20', { reason: 'input' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
)

States.test(
  'is required, invalid and described by its error; read only it keeps its value',
  async ({ canvas, userEvent, args }) => {
    const wrong = stateOf(canvas, 'With error').getByRole('textbox', { name: 'Profit centre' })
    await expect(wrong).toHaveAttribute('aria-required', 'true')
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('No special characters')
    const readOnly = stateOf(canvas, 'Read only').getByRole('textbox')
    await userEvent.type(readOnly, 'x')
    await expect(readOnly).toHaveValue('ACDOCA v3')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
)

Default.test('counts along near its limit, and keeps a text that is too long', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Profit centre' })
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste('x'.repeat(92))
  await expect(input).toHaveAccessibleDescription('92 of 100 characters')
  await expect(input).toBeValid()
  await userEvent.paste('y'.repeat(14))
  await expect(input).toHaveValue('x'.repeat(92) + 'y'.repeat(14))
  await expect(input).toHaveAccessibleDescription('106 of 100 characters: 6 too many')
  await expect(input).toBeInvalid()
})

States.test(
  'shows and hides the password; the eye button is part of the field',
  async ({ canvas, userEvent, args }) => {
    const field = stateOf(canvas, 'Password')
    const input = field.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(input)
    await userEvent.click(field.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(field.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
)
