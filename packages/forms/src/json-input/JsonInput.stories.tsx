import preview from '@embpm/storybook/preview'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { JsonInput } from './JsonInput.js'

const meta = preview.meta({ component: JsonInput, args: { name: 'value', label: 'Metadata', rows: 5 } })

const field = () => screen.getByRole('textbox', { name: /Metadata/ })
const saved = () => screen.getByRole('status', { name: 'Saved' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save field' }))
const retype = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste(text)
}
const value = { version: '1.0.0', scope: ['BD9', 'BKJ'] }

export const Default = meta.story({
  args: { description: 'What the interface repository knows', rows: 8 },
  decorators: inForm({ value }),
})
export const Empty = meta.story({ args: { placeholder: '{}' }, decorators: inForm({ value: null }) })
export const NotJson = meta.story({
  decorators: inForm({ value }),
  play: () => retype('{\n  "version": 1.0.0\n}'),
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ value: null, schema: z.object({ version: z.string() }) }),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})
export const Disabled = meta.story({ decorators: inForm({ value, disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inForm({ value }) })
export const LongText = meta.story({
  decorators: inForm({ value: { note: 'Every word of this text is here on purpose. '.repeat(30), empty: {} } }),
})
// JSON is read from left to right in every language.
export const RightToLeft = meta.story({ decorators: inForm({ value }), parameters: { direction: 'rtl' } })

Default.test('shows the value formatted and writes the parsed value', async () => {
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  await retype('[1, null, "a"]')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('[1,null,"a"]'))
})

Default.test('takes an emptied text for null', async () => {
  await userEvent.clear(field())
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('null'))
})

Default.test('keeps the text as it is typed, spaces included', async () => {
  await retype('{ "a":1 }')
  await userEvent.tab()
  await expect(field()).toHaveValue('{ "a":1 }')
})

NotJson.test('names the place, keeps the text and is not submitted until it is repaired', async () => {
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('Line 2, column 17: not valid JSON from here on')
  await save()
  await screen.findByRole('group', { name: '1 problem to solve' })
  await expect(field()).toHaveValue('{\n  "version": 1.0.0\n}')
  await expect(saved()).toBeEmptyDOMElement()
  await retype('{"version": "1.0.0"}')
  await expect(field()).toBeValid()
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"version":"1.0.0"}'))
})

NotJson.test('gives way to the saved value on a reset', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Reset field' }))
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  await expect(field()).toBeValid()
})

Invalid.test('shows what the schema misses', async () => {
  await expect(field()).toHaveAccessibleDescription(/This field is required/)
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
})
