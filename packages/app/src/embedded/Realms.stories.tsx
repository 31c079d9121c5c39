import { App } from '@embpm/app/App'
import { session } from '@embpm/contract'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { createMemoryHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { fakeOidc, type FakeOidcOptions } from '../auth/fakeOidc.fixture.js'
import { configurationSchema } from '../session/configuration.js'
import { defaultSettings } from '../session/settings.js'
import { fakeHost, type FakeHostOptions } from './fakeHost.fixture.js'
import { RealmsScreen } from './RealmsScreen.js'

const meta = preview.meta({ component: RealmsScreen })

interface Deployment {
  host?: FakeHostOptions
  /** Without one it signs in at the sample service. */
  provider?: FakeOidcOptions | null
  realms?: string[]
  address?: string
}

let fake = fakeHost()

/** What the window of the sign-in does: leaves a session in the storage that it shares with the page. */
async function signInElsewhere() {
  const answer = await fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'm.kowalczyk@terranova.eu', password: 'Welcome-to-EMBPM' }),
  })
  localStorage.setItem('access_token', session.parse(await answer.json()).accessToken)
}

/** The page of realms inside a host's window, where nobody is signed in. */
const realms = ({ host, provider = {}, realms: listed = [], address = '/ms-teams/set-realms' }: Deployment = {}) => ({
  parameters: { layout: 'fullscreen' as const, as: 'nobody' as const },
  beforeEach: () => () => {
    delete document.documentElement.dataset.host
  },
  render: () => {
    fake = fakeHost({ theme: document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'default', ...host })
    return (
      <App
        key={address}
        configuration={configurationSchema(window.location.origin).parse({ clientId: 'terranova' })}
        settings={() => Promise.resolve({ ...defaultSettings, teams: { realms: listed, timeout: 5 } })}
        openHost={fake.open}
        signIn={provider ? fakeOidc(provider) : undefined}
        history={createMemoryHistory({ initialEntries: [address] })}
      />
    )
  },
})

const shown = (canvas: { findByRole: (role: string, options: { level: number }) => Promise<HTMLElement> }) =>
  canvas.findByRole('heading', { level: 1 })

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}

/** The realm of the configuration and those of the special pages; the bar leads nowhere. */
export const Default = meta.story({
  ...realms(),
  play: async ({ canvas }) => {
    await shown(canvas)
    for (const name of ['Process view', 'Calendar', 'Project management', 'AI chat'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** A list of the deployment's own, one of which was chosen before. */
export const Listed = meta.story({
  ...realms({ provider: { realm: 'werk-sued' }, realms: ['werk-nord', 'werk-sued'] }),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** In German, on a phone. */
export const Phone = meta.story({
  ...realms(),
  parameters: { ...realms().parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    localStorage.setItem('activeLang', 'de')
    return realms().beforeEach()
  },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The sign-in is in a window of its own. */
export const Opened = meta.story({
  ...realms({ provider: { realm: 'terranova' }, host: { signIn: pageState.forever } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await canvas.findByText('Finish the sign-in in the window that has opened.')
  },
})

/** That window was closed. */
export const Closed = meta.story({
  ...realms({
    provider: { realm: 'terranova' },
    host: { signIn: () => Promise.reject(new Error('CancelledByUser')) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await canvas.findByText('The sign-in was not finished. Try again.')
  },
})

/** The browser keeps the session of that window apart. */
export const Apart = meta.story({
  ...realms({ provider: { realm: 'terranova' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await canvas.findByRole('heading', { level: 1, name: 'One more step' })
  },
})

/** And does not give it away. */
export const Refused = meta.story({
  ...realms({ provider: { realm: 'terranova' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await canvas.findByText(/The browser keeps the session apart/)
  },
})

/** No identity provider is configured. */
export const NotConfigured = meta.story({
  ...realms({ provider: null }),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The sign-in window on its way to the provider. */
export const Leaving = meta.story({
  ...realms({ address: '/ms-teams/set-realms?realm=terranova' }),
  parameters: { ...realms().parameters, ...unpictured },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The sign-in window, where the provider does not answer. */
export const WindowUnreachable = meta.story({
  ...realms({ address: '/ms-teams/set-realms?realm=terranova', provider: { problem: 'unreachable' } }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
})

/** The sign-in window at its end. */
export const WindowDone = meta.story({
  ...realms({ address: '/ms-teams?window=done' }),
  play: async ({ canvas }) => void (await shown(canvas)),
})

Default.test('asks for a realm, remembers it, and opens its sign-in', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
  await expect(nth(await canvas.findAllByText('This field is required'), 0)).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: 'subscription' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(fake.windows.calls).toHaveLength(1))
  await expect(fake.windows.calls[0]).toEqual([`${window.location.origin}/ms-teams/set-realms?realm=subscription`])
  await expect([localStorage.getItem('clientId'), localStorage.getItem('teams')]).toEqual(['subscription', 'true'])
})

/** An address that names a realm which is none of the deployment's: it is not gone to. */
export const ForeignRealm = meta.story({
  ...realms({ address: '/ms-teams/set-realms?realm=elsewhere' }),
  parameters: { ...realms().parameters, ...unpictured },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose your workspace' })
  },
})

/** The window has left a session that this browser shares: the page that the host opens comes next. */
export const SignedIn = meta.story({
  ...realms({
    provider: { realm: 'terranova', token: () => localStorage.getItem('access_token') },
    host: { signIn: signInElsewhere },
  }),
  parameters: { ...realms().parameters, ...unpictured },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Marta' })
  },
})

NotConfigured.test('signs in inside the frame, and keeps what was typed where that fails', async (context) => {
  const { canvas, msw, userEvent } = context
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Welcome-to-EMBPM')
  msw.use(http.post('*/api/auth/sign-in', () => HttpResponse.error(), { once: true }))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await expect(await canvas.findByText(/The server cannot be reached/)).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('m.kowalczyk@terranova.eu')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await canvas.findByRole('heading', { level: 1, name: /^Welcome/ })
})
