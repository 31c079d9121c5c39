import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect } from 'storybook/test'
import { fakeOidc, type FakeOidcOptions } from './fakeOidc.fixture.js'
import { OidcSignInScreen } from './OidcSignInScreen.js'

const meta = preview.meta({ component: OidcSignInScreen })

/** A page of a deployment with an identity provider, where nobody is signed in. */
const provided = (address: string, options?: FakeOidcOptions) => ({
  parameters: { layout: 'fullscreen' as const, as: 'nobody' as const },
  // The code of the page comes when it is wanted.
  play: async ({ canvas }: { canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> } }) =>
    void (await canvas.findByRole('heading', { level: 1 })),
  render: () => <StoryApp address={address} signIn={fakeOidc(options)} />,
})

/** No workspace was chosen before. */
export const Default = meta.story({ ...provided('/sign-in') })

/** One was. */
export const Known = meta.story({ ...provided('/sign-in', { realm: 'terranova' }) })

/** The provider does not know the workspace. */
export const UnknownRealm = meta.story({ ...provided('/sign-in?problem=realm', { realm: 'terranowa' }) })

/** The provider does not answer. */
export const Unreachable = meta.story({ ...provided('/sign-in?problem=unreachable', { realm: 'terranova' }) })

/** The provider refuses the sign-in; in German. */
export const Rejected = meta.story({
  ...provided('/sign-in?problem=rejected', { realm: 'terranova' }),
  beforeEach: () => localStorage.setItem('activeLang', 'de'),
})

/** A special page on its way to the provider. */
export const Leaving = meta.story({ ...provided('/sub-sign-in') })

/** The provider of a special page does not answer. */
export const SpecialUnreachable = meta.story({ ...provided('/tremco-sign-in', { problem: 'unreachable' }) })

/** Signed out here, while the provider could not be reached. */
export const SignedOutHere = meta.story({ ...provided('/sign-out', { ended: 'here' }) })

Default.test('refuses what is no name of a workspace', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
  await expect(nth(await canvas.findAllByText('This field is required'), 0)).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: /Workspace/ }), '../other')
  await expect(nth(await canvas.findAllByText(/Letters, digits, dots/), 0)).toBeVisible()
})

SpecialUnreachable.test('says so and leads to the sign-in', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/The sign-in service cannot be reached/)).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Back to sign-in' }))
  await expect(await canvas.findByRole('textbox', { name: /Workspace/ })).toBeVisible()
})

/** Accounts are made at the provider: there is no sign-up here, the address shows the sign-in. */
export const NoSignUp = meta.story({
  ...provided('/sign-up'),
  parameters: { ...provided('/sign-up').parameters, ...unpictured },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Workspace/ })).toBeVisible()
  },
})
