import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Select } from './Select.js'

const technologies = [
  { value: 'odata', label: 'OData' },
  { value: 'bapi', label: 'BAPI' },
  { value: 'idoc', label: 'IDoc' },
  { value: 'soap', label: 'SOAP', disabled: true },
] as const

const meta = preview.meta({
  component: Select<string>,
  args: {
    label: 'Technology',
    options: technologies,
    onValueChange: fn(),
    onBlur: fn(),
    style: { maxInlineSize: 320 },
  },
})

export const Default = meta.story({ args: { defaultValue: 'odata' } })
export const States = meta.story(
  states(Select<string>, {
    Empty: { placeholder: 'Any technology' },
    'With help': { defaultValue: 'odata', description: 'How the systems talk to each other' },
    'With error': { required: true, errorMessage: 'Choose a technology' },
    Disabled: { disabled: true, defaultValue: 'bapi' },
    'Read only': { readOnly: true, defaultValue: 'bapi' },
    'Unknown value': { defaultValue: 'RFC', description: 'This technology is not offered any more' },
    'Long text': {
      label: 'A label that is far longer than its field and has to wrap to a second line',
      defaultValue: 'long',
      options: [
        { value: 'long', label: 'A choice that is longer than the field and ends before its chevron' },
        ...technologies,
      ],
      errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
    },
  }),
)

Default.test('says what was chosen; is one stop, and says when it is left', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Technology' })
  await expect(select).toHaveDisplayValue('OData')
  await userEvent.tab()
  await expect(select).toHaveFocus()
  await userEvent.selectOptions(select, 'IDoc')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('idoc', { reason: 'pick' })
  await expect(select).toHaveDisplayValue('IDoc')
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

States.test('is cleared by choosing the placeholder', async ({ canvas, userEvent, args }) => {
  const select = stateOf(canvas, 'Empty').getByRole('combobox')
  await userEvent.selectOptions(select, 'BAPI')
  await userEvent.selectOptions(select, 'Any technology')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
})

States.test(
  'is required, invalid and described; keeps a value that is no option; read only it is text',
  async ({ canvas }) => {
    const wrong = stateOf(canvas, 'With error').getByRole('combobox', { name: 'Technology' })
    await expect(wrong).toBeRequired()
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('Choose a technology')
    await expect(stateOf(canvas, 'Unknown value').getByRole('combobox')).toHaveDisplayValue('RFC')
    const readOnly = stateOf(canvas, 'Read only')
    await expect(readOnly.getByRole('textbox', { name: 'Technology' })).toHaveValue('BAPI')
    await expect(readOnly.queryByRole('combobox')).toBeNull()
  },
)
