import { at } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { Shell } from './Shell.js'

const own = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const list = `/en/${own}/bim/services`

const meta = preview.meta({ component: Shell })

/** Waits for the page, however busy the machine is: a picture taken before would be an empty one. */
const shown = (canvas: { findByRole: (role: string, options: { level: number }) => Promise<HTMLElement> }) =>
  canvas.findByRole('heading', { level: 1 })

/** Waits for the rows of the list. */
const listed = (canvas: { findByText: (text: RegExp) => Promise<HTMLElement> }) => canvas.findByText(/^1–50 /)

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}

/** The dense layout, asked for by the address: the pages of the area are a rail. */
export const Dense = meta.story({
  ...at(`${list}?layout=dense&q=idoc+sales`),
  play: async ({ canvas }) => {
    await listed(canvas)
    await expect(canvas.getByRole('link', { name: 'Services', current: 'page' })).toBeVisible()
    await expect(canvas.queryByText(/This address asks for something/)).toBeNull()
  },
})

/** The view layout. */
export const View = meta.story({
  ...at(`${list}?layout=view&q=idoc+sales`),
  play: async ({ canvas }) => void (await listed(canvas)),
})

/** Without a frame. */
export const Bare = meta.story({
  ...at(`${list}?layout=empty&q=idoc+sales`),
  play: async ({ canvas }) => void (await listed(canvas)),
})

/** On a phone, with the tools that there is no room for. */
export const PhoneMore = meta.story({
  ...at(list),
  parameters: { ...at(list).parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible())
  },
})

/** A user of a subscription reads the organisation's name and cannot switch it. */
export const Subscription = meta.story({
  ...at(`/en/${own}/forbidden`, { as: 'subscriber' }),
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(await canvas.findByTitle('Terranova Group')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Organisation:/ })).toBeNull()
  },
})

/** All that a page asks for is missing. */
export const Forbidden = meta.story({
  ...at(`/en/${own}/forbidden?missing=permission&missing=role&missing=plan`),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** Nobody's organisation. */
export const NoOrganisation = meta.story({
  ...at('/'),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/administration/organisations', () => HttpResponse.json([]))),
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The only organisation of somebody is disabled. */
export const DisabledOrganisation = meta.story({
  ...at('/'),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/administration/organisations', () => HttpResponse.json([])),
      http.get('*/api/administration/organisations/disabled', () =>
        HttpResponse.json([{ organisationId: own, title: 'SYSTEM' }]),
      ),
    ),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: 'This organisation is disabled' })),
})

/** An address that nothing has. */
export const Nowhere = meta.story({
  ...at('/nowhere'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page does not exist' })
  },
})

/** The first load: who is signed in and their organisations are still on their way. */
export const FirstLoad = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/administration/organisations', pageState.never)),
  play: async ({ canvas }) => {
    await pageState.held()
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('EMBPM'))
    await expect(document.querySelector('.emb-loading-bar')).toBeVisible()
  },
})

/** What answers first is damaged; what the library says of it is no sentence for the user. */
export const Failed = meta.story({
  ...at(list),
  parameters: { ...at(list).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/administration/organisations', () => HttpResponse.json([{ organisationId: 'x' }]))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
    await expect(document.body).not.toHaveTextContent(/me\.organisations|contract|valid/i)
  },
})

/** A page of the menus without its organisation, which is being looked for. */
export const Redirecting = meta.story({
  ...at('/bp/processes'),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/administration/organisations', pageState.never)),
  play: async ({ canvas }) => {
    await canvas.findByText('Redirecting …')
    // The search begins once the message could be read.
    await pageState.held()
    await waitFor(() => expect(document.querySelector('.emb-loading-bar')).toBeVisible())
  },
})

/** As many organisations as anyone has. */
export const ThousandOrganisations = meta.story({
  ...at(`/en/${own}/bim/create`),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/administration/organisations', () =>
        HttpResponse.json([
          { organisationId: own, title: 'SYSTEM', plan: 'CORPORATE' },
          ...Array.from({ length: 999 }, (_, index) => ({
            organisationId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
            title: `Organisation ${index + 1}`,
            plan: 'CORPORATE',
          })),
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Organisation:/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Organisation 1' })).toBeVisible())
  },
})

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="teal" d="M0 0h2v2H0z"/%3E%3C/svg%3E'

const marta = {
  id: 'USR-00001',
  firstname: 'Marta',
  lastname: 'Kowalczyk',
  email: 'm.kowalczyk@terranova.eu',
  company: 'Terranova Group',
  userType: 'CORPORATE',
  roles: ['ADM', 'CON'],
  permissions: ['embpm_r'],
}

Forbidden.test(
  'shows the picture of the user, in the sidebar and at their menu',
  {
    beforeEach: ({ msw }) =>
      msw.use(
        http.get('*/api/administration/users/current', () =>
          HttpResponse.json({ ...marta, metadata: { profilePicture: picture } }),
        ),
      ),
  },
  async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('.emb-avatar-picture')].map((image) => image.getAttribute('src'))
    await expect(shown).toEqual([picture, picture])
  },
)

Forbidden.test(
  'offers no page in the menu of the user that they may not open',
  {
    beforeEach: ({ msw }) =>
      msw.use(http.get('*/api/administration/users/current', () => HttpResponse.json({ ...marta, permissions: [] }))),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^User menu/ }))
    await screen.findByRole('menuitem', { name: 'Sign out' })
    await expect(screen.queryByRole('menuitem', { name: 'Chat' })).toBeNull()
  },
)

Dense.test('says of the apps that cannot be opened why', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apps' }))
  await screen.findByRole('menu', { name: 'Apps' })
  await expect(screen.getByRole('menuitem', { name: 'ETL Not available yet' })).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getAllByRole('menuitem', { name: /^[^ ]+$/ })).toHaveLength(6)
})

PhoneMore.test('opens its tools by the keyboard, and gives the focus back', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'More' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(more).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(more).toHaveFocus())
})

ThousandOrganisations.test('finds one while one types, and goes there', async ({ canvas, userEvent }) => {
  const search = await screen.findByRole('combobox', { name: 'Search organisations' })
  await userEvent.click(search)
  await userEvent.keyboard('977')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByRole('button', { name: /Organisation 977/ })).toBeVisible())
})
