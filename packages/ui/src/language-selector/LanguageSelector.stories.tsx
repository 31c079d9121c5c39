import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import type { ChangeDetails } from '../control/ControlProps.js'
import { LanguageSelector } from './LanguageSelector.js'
import { languageOptions } from './languageOptions.js'

const meta = preview.meta({
  component: LanguageSelector,
  args: { defaultValue: 'en', onValueChange: fn<(value: string | null, details: ChangeDetails) => void>() },
})

/** Room for the open list. */
const room = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 320, minBlockSize: 360 }}>
    <Story />
  </div>
)
const open = async () => {
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
}

const teal =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="teal" d="M0 0h3v2H0z"/%3E%3C/svg%3E'

export const Default = meta.story({ decorators: [room] })
export const States = meta.story(
  states(LanguageSelector, {
    'With help': { description: 'The language of e-mails and reports' },
    'With error': { defaultValue: null, required: true, errorMessage: 'This field is required' },
    Disabled: { disabled: true },
    'Read only': { readOnly: true, defaultValue: 'fr' },
    Picture: {
      defaultValue: 'xx',
      options: [
        { code: 'xx', label: 'With a picture', flagUrl: teal },
        { code: 'yy', label: 'Without a flag' },
      ],
    },
    'Without a flag': { defaultValue: 'yy', options: [{ code: 'yy', label: 'Esperanto' }] },
    'Long text': {
      defaultValue: 'a',
      options: [
        { code: 'a', label: 'Português do Brasil, com todas as palavras longas que não cabem aqui', flag: '🇧🇷' },
      ],
    },
    Header: { variant: 'menu', defaultValue: 'pt-BR' },
    'Header, flag alone': { variant: 'menu', iconOnly: true, defaultValue: 'pt-BR' },
    'Header, disabled': { variant: 'menu', disabled: true, defaultValue: 'pt-BR' },
    'Header, read only': { readOnly: true, variant: 'menu', iconOnly: true, defaultValue: 'pl' },
  }),
)
/** One of them cannot be chosen. */
export const Open = meta.story({
  args: { options: languageOptions.map((option) => ({ ...option, disabled: option.code === 'ru' })) },
  decorators: [room],
  play: open,
})
export const FlagsAlone = meta.story({ args: { showLabels: false }, decorators: [room], play: open })
export const HeaderFlag = meta.story({
  args: { variant: 'menu', iconOnly: true, defaultValue: 'pl' },
  decorators: [room],
  play: open,
})

Default.test(
  'offers eight languages under their own names and is chosen by keyboard',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /English.*Language|Language.*English/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: /Language/ })).toBeVisible())
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      languageOptions.map(({ label }) => label),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('de', { reason: 'pick' })
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName(/Deutsch/)
  },
)

Default.test('opens by a letter at the language that begins so', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button')
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  button.focus()
  await userEvent.keyboard('f')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Français' })).toHaveFocus())
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(args.onValueChange).toHaveBeenCalledWith('fr', { reason: 'pick' })
  await waitFor(() => expect(button).toHaveFocus())
})

Default.test(
  'opens by ArrowUp at the chosen one; choosing it again changes nothing',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'English' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
)

Open.test('shows a disabled language that cannot be chosen', async ({ userEvent, args }) => {
  const option = await screen.findByRole('option', { name: 'Русский' })
  await expect(option).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(option)
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

States.test('says the language of a flag alone', async ({ canvas }) => {
  const header = stateOf(canvas, 'Header, flag alone').getByRole('button', { name: /Português \(Brasil\)/ })
  await expect(header).toBeVisible()
  const readOnly = stateOf(canvas, 'Header, read only').getByRole('textbox', { name: 'Language' })
  await expect(readOnly).toHaveValue('Polski')
})

States.test('is text that takes the focus where it is read only', async ({ canvas, userEvent, args }) => {
  const readOnly = stateOf(canvas, 'Read only')
  await expect(readOnly.queryByRole('button')).toBeNull()
  const text = readOnly.getByRole('textbox', { name: 'Language' })
  await expect(text).toHaveValue('Français')
  await userEvent.click(text)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(text).toHaveFocus()
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
