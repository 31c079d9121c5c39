import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { AuthPage } from './AuthPage.js'

const meta = preview.meta({ component: AuthPage })

/** The layout of all pages of signing in and out on a phone, in German, whose words are the longest. */
export const SignIn = meta.story({
  ...at('/sign-in', { as: 'nobody', phone: true }),
  beforeEach: () => localStorage.setItem('activeLang', 'de'),
  // The code of the page comes when it is wanted.
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
})
