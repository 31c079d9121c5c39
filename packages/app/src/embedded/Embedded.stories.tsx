import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { defaultSettings } from '../session/settings.js'
import { EmbeddedHome } from './EmbeddedHome.js'
import { fakeHost, type FakeHostOptions } from './fakeHost.fixture.js'
import type { HostTheme } from './hostContext.js'

const own = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const home = `/en/${own}/ms-teams`

const meta = preview.meta({ component: EmbeddedHome })

/** The host's theme is that of the picture, unless the story has one of its own. */
const themeOfPage = (): HostTheme => (document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'default')

const patient = () => Promise.resolve(defaultSettings)
/** As long as a picture may take. */
const endless = () => Promise.resolve({ ...defaultSettings, teams: { realms: [], timeout: 600 } })
const impatient = () => Promise.resolve({ ...defaultSettings, teams: { realms: [], timeout: 0.1 } })

let fake = fakeHost()

/** A page inside a host's window. */
const inside = (address: string, options: FakeHostOptions = {}, { as = 'CON', settings = patient } = {}) => ({
  parameters: { layout: 'fullscreen' as const, as },
  beforeEach: () => () => {
    delete document.documentElement.dataset.host
    delete document.documentElement.dataset.contrast
  },
  render: () => {
    fake = fakeHost({ theme: themeOfPage(), ...options })
    return <StoryApp address={address} openHost={fake.open} settings={settings} />
  },
})

const shown = (canvas: { findByRole: (role: string, options: { level: number }) => Promise<HTMLElement> }) =>
  canvas.findByRole('heading', { level: 1 })

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}

/** The start page. */
export const Default = meta.story({ ...inside(home), play: async ({ canvas }) => void (await shown(canvas)) })

/** In German. */
export const German = meta.story({
  ...inside(home.replace('/en/', '/de/')),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** On a phone. */
export const Phone = meta.story({
  ...inside(home),
  parameters: { ...inside(home).parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The host's high contrast. */
export const Contrast = meta.story({
  ...inside(home, { theme: 'contrast' }),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The host has not answered yet: nothing is painted on its ground but a sign of loading. */
export const Waiting = meta.story({
  ...inside(home, { silent: true }, { settings: endless }),
  play: async ({ canvas }) => {
    void pageState.forever()
    await canvas.findByText('Connecting to Microsoft Teams')
  },
})

/** The assistant is not configured. */
export const AssistantNotConfigured = meta.story({
  ...inside(`${home}?page=chat`),
  play: async ({ canvas }) => void (await shown(canvas)),
})

AssistantNotConfigured.test('says what is missing, and who can change it', async ({ canvas }) => {
  await expect(canvas.getByText('assistant.name')).toBeVisible()
  await expect(canvas.getByRole('link', { name: /^Open configuration/ })).toHaveAttribute(
    'href',
    `/en/${own}/administration/configurations`,
  )
  await expect(canvas.getByRole('button', { name: 'Copy a message to the administrator' })).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
})

/** A user without an organisation: the page leads back to the start, and to the sign-out. */
export const Forbidden = meta.story({
  ...inside('/ms-teams'),
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/administration/organisations', () => HttpResponse.json([])))
    return inside(home).beforeEach()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign out' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/ms-teams')
  },
})

/** The server fails. */
export const Failing = meta.story({
  ...inside('/ms-teams'),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/administration/organisations', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    )
    return inside(home).beforeEach()
  },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The server takes its time. */
export const Slow = meta.story({
  ...inside('/ms-teams'),
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/administration/organisations', pageState.never))
    return inside(home).beforeEach()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Process view')
  },
})

/** Names that try to be more than names. */
export const Hostile = meta.story({
  ...inside(home, { context: { value: { app: { theme: '<script>', locale: '../..' }, page: 'x' } } }),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/administration/organisations', () =>
        HttpResponse.json([{ organisationId: own, title: '<img src=x onerror=alert(1)> ‮evil', plan: 'CORPORATE' }]),
      ),
    )
    return inside(home).beforeEach()
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect(document.documentElement.dataset.scheme).toBe('light')
  },
})

Default.test('follows the theme of the host while it is open, and leaves the own choice alone', async () => {
  const root = document.documentElement
  fake.change('dark')
  await expect(root.dataset.scheme).toBe('dark')
  fake.change('contrast')
  await expect([root.dataset.scheme, root.dataset.contrast]).toEqual(['dark', 'more'])
  fake.change('default')
  await expect([root.dataset.scheme, root.dataset.contrast]).toEqual(['light', undefined])
  await expect(localStorage.getItem('fuseConfig')).toBeNull()
  await expect(localStorage.getItem('teams')).toBe('true')
})

Default.test('is worked by the keyboard alone', async ({ canvas, userEvent }) => {
  await shown(canvas)
  canvas.getByRole('link', { name: 'Home' }).focus()
  while (document.activeElement?.textContent !== 'AI chat') await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await canvas.findByRole('heading', { level: 1, name: 'The AI chat is not configured' })
  await expect(canvas.getByRole('link', { name: 'AI chat', current: 'page' })).toBeVisible()
})

Default.test(
  'signs out to the realms, without its token and what the assistant was asked',
  async ({ canvas, userEvent }) => {
    await shown(canvas)
    localStorage.setItem('assistantChats', '{}')
    await userEvent.click(canvas.getByRole('button', { name: /^User menu/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await canvas.findByRole('heading', { level: 1, name: 'Sign in to your workspace' })
    await expect(localStorage.getItem('access_token')).toBeNull()
    await expect(localStorage.getItem('assistantChats')).toBeNull()
    for (const name of ['Process view', 'Calendar', 'Project management', 'AI chat'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
  },
)

Failing.test('tries again', async ({ canvas, userEvent }) => {
  await shown(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByRole('heading', { level: 1, name: 'Welcome, Marta' })
})

/** Nobody answers: the workspace opens by itself, in the own look, and forgets the host. */
export const NoHost = meta.story({
  ...inside(home, { silent: true }, { settings: impatient }),
  parameters: { ...inside(home).parameters, ...unpictured },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(canvas.getByRole('button', { name: /^User menu/ })).toBeVisible())
    await expect(canvas.queryByText('AI chat')).toBeNull()
    await expect(localStorage.getItem('teams')).toBeNull()
    await expect(document.documentElement.dataset.host).toBeUndefined()
  },
})

/** There is no window around this one at all: the sign-in is asked for as ever. */
export const OwnWindow = meta.story({
  ...inside('/ms-teams/set-realms', { refuses: true }, { as: 'nobody' }),
  parameters: { ...inside(home, {}, { as: 'nobody' }).parameters, ...unpictured },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /E-mail/ })
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByText('AI chat')).toBeNull()
  },
})
