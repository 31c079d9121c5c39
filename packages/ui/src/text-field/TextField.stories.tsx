import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { TextField } from './TextField.js'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Profit centre', onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: 'Profit centre 1010' } })
export const Empty = meta.story({ args: { placeholder: 'Search cost objects' } })
export const WithHelp = meta.story({ args: { defaultValue: '30', description: 'Working days, 1 to 250' } })
export const Required = meta.story({ args: { required: true } })
export const WithError = meta.story({
  args: { required: true, defaultValue: '4o0000', errorMessage: 'No special characters' },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'ACDOCA v3' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'ACDOCA v3' } })
export const Password = meta.story({
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
})
export const Multiline = meta.story({
  args: {
    label: 'Description',
    multiline: true,
    defaultValue: 'Posts accruals at the end of a period\nand reverses them on the first day of the next one.',
  },
})
export const MultilineWithError = meta.story({
  args: { label: 'Description', multiline: true, defaultValue: 'Accruals', errorMessage: 'At least ten words' },
})
export const MultilineDisabled = meta.story({
  args: { label: 'Description', multiline: true, disabled: true, defaultValue: 'Posts accruals' },
})
export const MultilineReadOnly = meta.story({
  args: { label: 'Description', multiline: true, readOnly: true, defaultValue: 'Posts accruals\nand reverses them.' },
})
export const PasswordDisabled = meta.story({
  args: { label: 'Password', type: 'password', defaultValue: 'secret', disabled: true },
})
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: 'Profit centre 1010' } })
export const LongText = meta.story({
  args: {
    label: 'A label that is far longer than its field and has to wrap to a second line',
    defaultValue: 'A value that is longer than the field and ends in an ellipsis',
    errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { label: 'Password', type: 'password', defaultValue: 'secret', errorMessage: 'Too short' },
})

Default.test(
  'tells the text as it is typed, and an empty string when it is emptied',
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

Required.test('says that it is required', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Profit centre' })).toHaveAttribute('aria-required', 'true')
})

WithError.test('is invalid and described by its error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('No special characters')
})

Password.test(
  'shows and hides the password; the eye button is part of the field',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
)

ReadOnly.test('keeps its value', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'x')
  await expect(canvas.getByRole('textbox')).toHaveValue('ACDOCA v3')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
