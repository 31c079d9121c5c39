import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { TextInput } from './TextInput.js'

const meta = preview.meta({
  component: TextInput,
  args: { name: 'value', label: 'Name', onValueChange: fn(), onBlur: fn() },
})

const name = z.string().min(1).max(40)
const field = () => screen.getByRole('textbox', { name: /Name/ })
const saved = () => screen.getByRole('status', { name: 'Saved' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save field' }))
const long = 'Sales order without charge for the whole of the organisation, its subsidiaries and its partners'

export const Default = meta.story({
  args: { description: 'As the users of the service call it' },
  decorators: inForm({ value: 'Sales order', schema: name }),
})
export const Placeholder = meta.story({ args: { placeholder: 'For example Sales order' }, decorators: inForm() })
export const Multiline = meta.story({
  args: { multiline: true, rows: 4 },
  decorators: inForm({ value: `${long}.\n${long}.` }),
})
export const Disabled = meta.story({ decorators: inForm({ value: 'Sales order', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inForm({ value: 'Sales order' }) })
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ schema: name }),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})
export const LongText = meta.story({ args: { label: `Name: ${long}` }, decorators: inForm({ value: long }) })
export const RightToLeft = meta.story({
  args: { required: true },
  decorators: inForm({ value: 'Sales order', schema: name }),
  parameters: { direction: 'rtl' },
})

Default.test('writes what is typed to the form', async ({ args }) => {
  await expect(field()).toHaveValue('Sales order')
  await userEvent.type(field(), ' item')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('Sales order item', { reason: 'input' })
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"Sales order item"'))
})

Default.test('follows a reset of the form', async () => {
  await userEvent.type(field(), ' item')
  await userEvent.click(screen.getByRole('button', { name: 'Reset field' }))
  await expect(field()).toHaveValue('Sales order')
})

Default.test('tells that it was left', async ({ args }) => {
  await userEvent.click(field())
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
})

Default.test('is missing once it is emptied', async () => {
  await userEvent.clear(field())
  await save()
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This field is required/))
  await expect(saved()).toBeEmptyDOMElement()
})

Invalid.test('says so at the field until it is filled in', async () => {
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription(/This field is required/)
  await userEvent.type(field(), 'S')
  await waitFor(() => expect(field()).toBeValid())
  await expect(screen.queryByText('This field is required')).toBeNull()
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
})
