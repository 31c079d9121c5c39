import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import type { ChangeDetails } from '../control/index.js'
import { LanguageSelector } from './LanguageSelector.js'
import { languageOptions } from './languageOptions.js'

const meta = preview.meta({
  component: LanguageSelector,
  args: { defaultValue: 'en', onValueChange: fn<(value: string | null, details: ChangeDetails) => void>() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
})

const open = async () => {
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const FlagsAlone = meta.story({ args: { showLabels: false }, play: open })
export const Header = meta.story({ args: { variant: 'menu', defaultValue: 'pt-BR' } })
export const HeaderFlag = meta.story({ args: { variant: 'menu', iconOnly: true, defaultValue: 'pl' }, play: open })
export const WithDisabledOption = meta.story({
  args: { options: languageOptions.map((option) => ({ ...option, disabled: option.code === 'ru' })) },
  play: open,
})
export const OtherFlags = meta.story({
  args: {
    defaultValue: 'xx',
    options: [
      {
        code: 'xx',
        label: 'Picture',
        flagUrl:
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="teal" d="M0 0h3v2H0z"/%3E%3C/svg%3E',
      },
      { code: 'yy', label: 'Without a flag' },
    ],
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'fr' } })
export const ReadOnlyHeader = meta.story({
  args: { readOnly: true, variant: 'menu', iconOnly: true, defaultValue: 'pl' },
})
export const WithError = meta.story({
  args: { defaultValue: null, required: true, errorMessage: 'This field is required' },
})
export const WithHelp = meta.story({ args: { description: 'The language of e-mails and reports' } })
export const LongText = meta.story({
  args: {
    defaultValue: 'a',
    options: [{ code: 'a', label: 'Português do Brasil, com todas as palavras longas', flag: '🇧🇷' }],
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, play: open })

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

WithDisabledOption.test('shows a disabled language that cannot be chosen', async ({ userEvent, args }) => {
  const option = await screen.findByRole('option', { name: 'Русский' })
  await expect(option).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(option)
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Header.test('says the language though only its flag is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Português \(Brasil\)/ })).toBeVisible()
})

ReadOnly.test('is text that takes the focus', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
  const text = canvas.getByRole('textbox', { name: 'Language' })
  await expect(text).toHaveValue('Français')
  await userEvent.click(text)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(text).toHaveFocus()
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

ReadOnlyHeader.test('says the language of a flag alone', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Language' })).toHaveValue('Polski')
})
