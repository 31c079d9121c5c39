import preview from '@embpm/storybook/preview'
import { expect, screen, userEvent } from 'storybook/test'
import { inForm } from '../form/inForm.fixture.js'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { JsonInput } from './JsonInput.js'

const value = { version: '1.0.0', scope: ['BD9', 'BKJ'] }

const meta = preview.meta({
  component: JsonInput,
  args: { name: 'value', label: 'Metadata', rows: 6 },
  decorators: inForm({ value }),
})

const field = () => screen.getByRole('textbox', { name: /Metadata/ })
const retype = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste(text)
}

export const Default = meta.story({ args: { description: 'What the interface repository knows' } })
export const NotJson = meta.story({ play: () => retype('{\n  "version": 1.0.0\n}') })
// JSON is read from left to right in every language.
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('shows the value formatted, keeps the text as it is typed, and writes the parsed value', async () => {
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  // react-hook-form takes an object with a target for an event.
  await retype('{ "target":[1, null] }')
  await userEvent.tab()
  await expect(field()).toHaveValue('{ "target":[1, null] }')
  await fieldForm.save()
  await fieldForm.saved('{"target":[1,null]}')
})

Default.test('takes an emptied text for null', async () => {
  await userEvent.clear(field())
  await fieldForm.save()
  await fieldForm.saved('null')
})

NotJson.test('names the place, keeps the text and is not submitted until it is repaired', async () => {
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('Line 2, column 17: not valid JSON from here on')
  await fieldForm.saveInVain()
  await expect(field()).toHaveValue('{\n  "version": 1.0.0\n}')
  await fieldForm.saved('')
  await fieldForm.goToProblem('Metadata')
  await expect(field()).toHaveFocus()
  await retype('{"version": "1.0.0"}')
  await expect(field()).toBeValid()
  await fieldForm.save()
  await fieldForm.saved('{"version":"1.0.0"}')
})

NotJson.test('gives way to the saved value on a reset', async () => {
  await fieldForm.reset()
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  await expect(field()).toBeValid()
})

Default.test('gives way to a reset to the value that the form still has', async () => {
  await userEvent.type(field(), 'x')
  await expect(field()).toBeInvalid()
  await fieldForm.reset()
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  await expect(field()).toBeValid()
})

RightToLeft.test('is written from left to right', async () => {
  await expect(getComputedStyle(field())).toHaveProperty('direction', 'ltr')
})

Default.test('keeps a text that is too long, says so, and neither reads nor submits it', async () => {
  const long = JSON.stringify({ text: 'x'.repeat(200_000) })
  await retype(long)
  await expect(field()).toHaveValue(long)
  await expect(field()).toHaveAccessibleDescription('200,011 of 200,000 characters: 11 too many')
  await fieldForm.saveInVain()
  await retype('{}')
  await fieldForm.save()
  await fieldForm.saved('{}')
})

Default.test('does not take ten megabytes, which would hold up the page, and says so', async () => {
  await userEvent.click(field())
  await userEvent.paste(`"${'x'.repeat(10_000_000)}"`)
  await expect(field()).toHaveValue(JSON.stringify(value, null, 2))
  await expect(field()).toHaveAccessibleDescription(
    'Not pasted: 10,000,002 characters are too many, 1,000,000 at most at once',
  )
  await userEvent.type(field(), ' ')
  await expect(field()).toBeValid()
})
