import { expect } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { LanguageFlag } from './LanguageFlag.js'
import { languageOptions } from './languageOptions.js'

const meta = preview.meta({ component: LanguageFlag, args: { flag: '🇩🇪' } })

const teal =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="teal" d="M0 0h3v2H0z"/%3E%3C/svg%3E'

export const Default = meta.story({})
export const States = meta.story(
  states(LanguageFlag, {
    ...Object.fromEntries(languageOptions.map(({ label, flag }) => [label, { flag }])),
    Picture: { flagUrl: teal },
  }),
)

Default.test('is drawn and hidden from screen readers', async ({ canvasElement }) => {
  const flag = nth(canvasElement.querySelectorAll('.emb-language-flag'), 0)
  await expect(flag.querySelector('svg')).not.toBeNull()
  await expect(flag).toHaveAttribute('aria-hidden', 'true')
})
