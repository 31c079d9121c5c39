import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { LanguageInput } from './LanguageInput.js'

const meta = preview.meta({
  component: LanguageInput,
  args: { name: 'value', onValueChange: fn(), onBlur: fn() },
})

const code = z.string().min(2)
// Its entry in the error summary is a button of the same name.
const field = () => screen.getByRole('button', { name: /Language/, expanded: false })
const choose = async (keys: string) => {
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  await userEvent.keyboard(keys)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await waitFor(() => expect(field()).toHaveFocus())
}

export const Default = meta.story({
  args: { description: 'The language of e-mails and reports' },
  decorators: inWatchedForm({ value: 'pt-BR', schema: code }),
})
/** An empty text in the form is no language. */
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: '', schema: code }),
  play: fieldForm.saveInVain,
})

Default.test('writes the code of the chosen language, and is clean again with the saved one', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.tab()
  await choose('{ArrowDown}{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('pl', { reason: 'pick' })
  await fieldForm.is('dirty, untouched')
  await expect(args.onBlur).not.toHaveBeenCalled()
  await choose('{ArrowUp}{Enter}')
  await fieldForm.is('clean')
  await choose('{ArrowDown}{Enter}')
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await fieldForm.save()
  await fieldForm.saved('"pl"')
})

Required.test('says that it is missing, takes the focus, and is solved by a language', async () => {
  await fieldForm.goToProblem('Language')
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveTextContent('None')
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await choose('d{Enter}')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('"de"')
})
