import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { SelectInput } from './SelectInput.js'

const types = ['OData', 'RFC', 'IDoc'] as const
const type = z.enum(types)

const meta = preview.meta({
  component: SelectInput,
  args: {
    name: 'value',
    label: 'Type',
    options: types.map((value) => ({ value, label: value })),
    onValueChange: fn(),
    onBlur: fn(),
  },
})

const field = () => screen.getByRole('combobox', { name: /Type/ })
const saved = () => screen.getByRole('status', { name: 'Saved' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save field' }))
const choose = (label: string) => userEvent.selectOptions(field(), label)
const long = 'Remote function call with a name that is longer than any field has room for, in one line at least'

export const Default = meta.story({
  args: { description: 'How the service is called' },
  decorators: inForm({ value: 'OData', schema: type }),
})
export const Empty = meta.story({ args: { placeholder: 'Choose a type' }, decorators: inForm({ value: null }) })
export const UnknownValue = meta.story({ decorators: inForm({ value: 'SOAP' }) })
export const Disabled = meta.story({ decorators: inForm({ value: 'OData', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inForm({ value: 'OData' }) })
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ value: null, schema: type }),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})
export const LongText = meta.story({
  args: { options: [{ value: 'RFC', label: long }] },
  decorators: inForm({ value: 'RFC' }),
})
export const RightToLeft = meta.story({
  decorators: inForm({ value: 'OData', schema: type }),
  parameters: { direction: 'rtl' },
})

Default.test('writes the chosen option to the form', async ({ args }) => {
  await choose('IDoc')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenLastCalledWith('IDoc', { reason: 'pick' })
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"IDoc"'))
})

Default.test('follows a reset of the form', async () => {
  await choose('RFC')
  await userEvent.click(screen.getByRole('button', { name: 'Reset field' }))
  await waitFor(() => expect(field()).toHaveDisplayValue('OData'))
})

UnknownValue.test('keeps a value that is not among the options', async () => {
  await expect(field()).toHaveDisplayValue('SOAP')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"SOAP"'))
})

Invalid.test('says so at the field until an option is chosen', async () => {
  await expect(field()).toHaveAccessibleDescription(/This field is required/)
  await choose('RFC')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
})
