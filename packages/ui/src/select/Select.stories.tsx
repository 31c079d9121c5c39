import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Select } from './Select.js'

const technologies = [
  { value: 'odata', label: 'OData' },
  { value: 'bapi', label: 'BAPI' },
  { value: 'idoc', label: 'IDoc' },
  { value: 'soap', label: 'SOAP', disabled: true },
] as const

const meta = preview.meta({
  component: Select<string>,
  args: { label: 'Technology', options: technologies, onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: 'odata' } })
export const Empty = meta.story({ args: { placeholder: 'Any technology' } })
export const Required = meta.story({ args: { required: true, placeholder: 'Choose one' } })
export const WithError = meta.story({ args: { required: true, errorMessage: 'Choose a technology' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'bapi' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'bapi' } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: 'odata' } })
export const WithHelp = meta.story({
  args: { defaultValue: 'odata', description: 'How the systems talk to each other' },
})
export const LongText = meta.story({
  args: {
    label: 'A label that is far longer than its field and has to wrap to a second line',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'A choice that is longer than the field and ends before its chevron' },
      ...technologies,
    ],
    errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
  },
})
export const UnknownValue = meta.story({
  args: { defaultValue: 'RFC', description: 'This technology is not offered any more' },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultValue: 'idoc' } })

Default.test('tells what was chosen', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Technology' })
  await expect(select).toHaveDisplayValue('OData')
  await userEvent.selectOptions(select, 'IDoc')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('idoc', { reason: 'pick' })
  await expect(select).toHaveDisplayValue('IDoc')
})

Empty.test('is cleared by choosing the placeholder', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox')
  await userEvent.selectOptions(select, 'BAPI')
  await userEvent.selectOptions(select, 'Any technology')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
})

Default.test('is one stop, and tells when it is left', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('combobox')).toHaveFocus()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Required.test('says that it is required', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Technology' })).toBeRequired()
})

ReadOnly.test('shows its words and cannot be opened', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Technology' })).toHaveValue('BAPI')
  await expect(canvas.queryByRole('combobox')).toBeNull()
})

UnknownValue.test('keeps a value that is no option', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('RFC')
})

WithError.test('is invalid and described by its error', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeInvalid()
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a technology')
})
