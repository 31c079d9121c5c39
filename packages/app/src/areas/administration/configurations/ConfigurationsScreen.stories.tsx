import { at, sceneAddress, type AtOptions } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { expect } from 'storybook/test'
import { fakeOidc } from '../../../auth/fakeOidc.fixture.js'
import type { Configuration } from '../../../session/configuration.js'
import { loadStartup } from '../../../session/loadStartup.js'
import { ConfigurationsScreen } from './ConfigurationsScreen.js'

const meta = preview.meta({ component: ConfigurationsScreen })

const origin = 'https://embpm.terranova.eu'
const apiKey = 'a-key-that-nobody-may-read-3f9c'

/** The answer of a deployment. It says more than anything asks for. */
const deployed = () =>
  Response.json({
    originalHost: 'https://web-7.terranova.eu:8443',
    apiHost: 'https://api.terranova.eu',
    nodeJsApi: 'https://live.terranova.eu',
    apiKey,
    issuer: 'https://id.terranova.eu/realms/terranova',
    authConfig: { clientSecret: apiKey },
    sentryDsn: 'https://sentry.terranova.eu/7',
  })

interface Scene extends AtOptions {
  language?: string
  /** What the server answered when the page was loaded. Default: the answer of a deployment. */
  answer?: () => Response
}

/** The page of somebody whose window was opened on this answer. */
const scene = ({ language = 'en', answer = deployed, ...options }: Scene = {}) => {
  const address = sceneAddress('administration/configurations', language)
  let configuration: Configuration | undefined
  return {
    ...at(address, options),
    beforeEach: async () => {
      const send = ({ url }: Request) =>
        Promise.resolve(url.endsWith('/api/configuration') ? answer() : new Response(''))
      const startup = await loadStartup({ origin, log: () => {}, send })
      configuration = startup.configuration
    },
    render: () => (
      <StoryApp
        address={address}
        configuration={configuration}
        signIn={
          configuration?.authBase === undefined
            ? undefined
            : fakeOidc({ token: () => localStorage.getItem('access_token') })
        }
      />
    ),
  }
}

/** Of a deployment that signs in at an identity provider. */
export const Default = meta.story(scene())

/** On a phone. */
export const Phone = meta.story(scene({ phone: true }))

/** In German. */
export const German = meta.story(scene({ language: 'de' }))

/** The server had no answer: what is built in is in force. */
export const Failing = meta.story(scene({ answer: () => new Response('', { status: 503 }) }))

/** Some of the answer could not be read, in German and on a phone. */
export const Unreadable = meta.story(
  scene({
    language: 'de',
    phone: true,
    answer: () => Response.json({ apiHost: 'ftp://api.terranova.eu', clientId: '../acme' }),
  }),
)

/** To somebody without the administration among their apps. */
export const Forbidden = meta.story(at(sceneAddress('administration/configurations'), { as: 'ordinary' }))

Default.test('says where values come from, and nowhere what the key is', async ({ canvas }) => {
  await expect(await canvas.findByText('https://api.terranova.eu/api/auth')).toBeVisible()
  await expect(canvas.getByText('From apiHost')).toBeVisible()
  await expect(await canvas.findByText('settings.yaml or its default')).toBeVisible()
  await expect(canvas.getByText('••••••••3f9c')).toBeVisible()
  await expect(document.documentElement.outerHTML).not.toContain(apiKey)
  await expect(canvas.queryByRole('button', { name: 'Copy apiKey' })).toBeNull()
  await expect(canvas.getByText(/also says/)).toHaveTextContent('authConfig.clientSecret')
})

Failing.test('says so, and what holds instead', async ({ canvas }) => {
  await expect(await canvas.findByText('The server answered with status 503.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Load again' })).toBeEnabled()
  await expect(canvas.getAllByText('Built in').length).toBeGreaterThan(0)
  await expect(canvas.queryByText('Server')).toBeNull()
})
