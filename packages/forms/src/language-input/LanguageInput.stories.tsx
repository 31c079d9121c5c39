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
const opened = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const choose = async (label: string) => {
  await userEvent.click(field())
  await opened()
  await userEvent.click(screen.getByRole('option', { name: label }))
  await closed()
}

export const Default = meta.story({ decorators: inWatchedForm({ value: null }) })
export const Filled = meta.story({
  args: { description: 'The language of e-mails and reports' },
  decorators: inWatchedForm({ value: 'pt-BR', schema: code }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: code }),
  play: fieldForm.saveInVain,
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: 'de', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: 'fr' }) })
export const LongText = meta.story({
  args: {
    label: 'The language in which the e-mails and reports of the organisation are written to its partners',
    options: [{ code: 'a', label: 'Português do Brasil, com todas as palavras longas', flag: '🇧🇷' }],
    style: { maxInlineSize: 240 },
  },
  decorators: inWatchedForm({ value: 'a' }),
})
export const RightToLeft = meta.story({
  args: { required: true, description: 'The language of e-mails and reports' },
  decorators: inWatchedForm({ value: 'en' }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: '', schema: code }),
  globals: { language: 'de' },
  play: () => fieldForm.isRefused('1 Problem zu lösen'),
})
export const OpenOnPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '600px' } } } } },
  globals: { viewport: { value: 'phone' } },
  decorators: inWatchedForm({ value: 'en' }),
  play: async () => {
    await userEvent.click(field())
    await opened()
  },
})

Filled.test('writes the code of the chosen language and is dirty then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await choose('Polski')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('pl', { reason: 'pick' })
  await fieldForm.is('dirty, untouched')
  await expect(args.onBlur).not.toHaveBeenCalled()
  await fieldForm.save()
  await fieldForm.saved('"pl"')
  await fieldForm.is('dirty, touched')
  await choose('Português (Brasil)')
  await fieldForm.is('clean')
})

Filled.test('is chosen by keyboard alone', async () => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await opened()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await closed()
  await waitFor(() => expect(field()).toHaveFocus())
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Save field' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('"pl"')
})

Filled.test('a reset brings the saved language back, another one changes nothing', async ({ args }) => {
  await choose('Polski')
  await fieldForm.reset()
  await waitFor(() => expect(field()).toHaveTextContent('Português (Brasil)'))
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(field()).toHaveTextContent('Português (Brasil)')
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

Required.test('says that it is missing, takes the focus, and is solved by a language', async () => {
  await fieldForm.goToProblem('Language')
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await choose('Deutsch')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('"de"')
})

Required.test('is found again after a reset', async () => {
  await fieldForm.reset()
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Language')
  await expect(field()).toHaveFocus()
})

German.test('has its label in the language of the reader', async () => {
  await expect(screen.getByRole('button', { name: /Sprache.*Keine|Keine.*Sprache/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sprache' }))
  await expect(screen.getByRole('button', { name: /Keine/ })).toHaveFocus()
})

OpenOnPhone.test('fits', async () => {
  const { left, right } = screen.getByRole('listbox').getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(390)
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
})

ReadOnly.test('shows its language and is left as it is', async () => {
  const text = screen.getByRole('textbox', { name: 'Language' })
  await expect(text).toHaveValue('Français')
  await expect(text).toHaveAttribute('readonly')
  await fieldForm.save()
  await fieldForm.saved('"fr"')
})
