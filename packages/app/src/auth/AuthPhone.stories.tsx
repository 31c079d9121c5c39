import { App } from '@embpm/app/App'
import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { createMemoryHistory } from '@tanstack/react-router'
import { AuthPage } from './AuthPage.js'
import { fakeOidc } from './fakeOidc.fixture.js'

const meta = preview.meta({ component: AuthPage })

const viewport = { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } }

/** Waits for the page, whose code comes when it is wanted. */
const shown = async ({ canvas }: { canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> } }) =>
  void (await canvas.findByRole('heading', { level: 1 }))

/** A page of signing in and out on a phone, in German, whose words are the longest. */
const phone = (address: string, as: 'CON' | 'nobody' = 'nobody') => ({
  ...at(address, { as }),
  parameters: { ...at(address, { as }).parameters, viewport },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => localStorage.setItem('activeLang', 'de'),
  play: shown,
})

export const SignIn = meta.story({ ...phone('/sign-in') })
export const SignUp = meta.story({ ...phone('/sign-up') })
export const ForgotPassword = meta.story({ ...phone('/forgot-password') })
export const ResetPassword = meta.story({ ...phone('/reset-password') })
export const ConfirmationRequired = meta.story({ ...phone('/confirmation-required') })
export const Unlock = meta.story({ ...phone('/unlock-session') })
export const SignOut = meta.story({ ...phone('/sign-out', 'CON') })

/** The sign-in of a deployment with an identity provider, which does not answer. */
export const IdentityProvider = meta.story({
  ...phone('/sign-in'),
  render: () => (
    <App
      signIn={fakeOidc({ realm: 'terranova' })}
      history={createMemoryHistory({ initialEntries: ['/sign-in?problem=unreachable'] })}
    />
  ),
})

/** A special page on its way to the provider. */
export const Leaving = meta.story({
  ...phone('/sub-sign-in'),
  render: () => <App signIn={fakeOidc()} history={createMemoryHistory({ initialEntries: ['/sub-sign-in'] })} />,
})
