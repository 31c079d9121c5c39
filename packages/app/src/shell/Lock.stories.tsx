import { at } from '@embpm/storybook/at'
import { daysLater } from '@embpm/storybook/daysLater'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { lookSchema } from '../session/storage.js'
import { AccountMenu } from './AccountMenu.js'

const meta = preview.meta({ component: AccountMenu })

const page = at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/SRV-00001')

interface Scene {
  canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }
  userEvent: { click: (element: Element) => Promise<void> }
}

interface Typing {
  keyboard: (text: string) => Promise<void>
  type: (element: HTMLElement, text: string) => Promise<void>
  click: (element: Element) => Promise<void>
}

const openMenu = async ({ canvas, userEvent }: Scene) => {
  await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.click(await canvas.findByRole('button', { name: /^User menu/ }))
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Lock' })).toBeVisible())
}

/** What concerns the user. */
export const Menu = meta.story({ ...page, play: openMenu })

/** The session was locked from a page: it has no token, and knows whose session it was. */
export const Locked = meta.story({
  ...page,
  play: async ({ canvas, userEvent }) => {
    await openMenu({ canvas, userEvent })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lock' }))
    await canvas.findByRole('heading', { level: 1, name: 'Session locked' })
    await expect(localStorage.getItem('access_token')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('m.kowalczyk@terranova.eu')
  },
})

/** The session is lost while one edits: one comes back to the page with what was typed. */
export const Lost = meta.story({
  ...page,
  parameters: { ...page.parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.patch('*/api/data/services/:id', () => HttpResponse.json({}, { status: 401 }), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 4')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Welcome-to-EMBPM')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveValue('Sales order 4'))
  },
})

/** One comes back after three days: the session is renewed, and goes on. */
export const Renewed = meta.story({
  ...page,
  parameters: { ...page.parameters, ...unpictured },
  beforeEach: () => daysLater(3),
  play: async ({ canvas, userEvent }) => {
    const before = localStorage.getItem('access_token')
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(localStorage.getItem('access_token')).not.toBe(before))
    await userEvent.type(name, ' 5')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
  },
})

/** Closes the menu, changes the page, and opens the menu again. */
const editFirst = async ({ canvas, userEvent }: Scene & { userEvent: Typing }, text: string) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), text)
  await screen.findByText('Unsaved changes')
  await openMenu({ canvas, userEvent })
}

Menu.test('locks without a question, and comes back to the page with what was typed', async ({ canvas, userEvent }) => {
  await editFirst({ canvas, userEvent }, ' 2')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Lock' }))
  await userEvent.type(await canvas.findByLabelText(/^Password/), 'Welcome-to-EMBPM')
  await expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(name).toHaveValue('Sales order 2'))
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
})

Menu.test('asks before one signs out by choice', async ({ canvas, userEvent }) => {
  await editFirst({ canvas, userEvent }, ' 3')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await expect(localStorage.getItem('access_token')).not.toBeNull()
})

Menu.test('chooses the dense layout, which is remembered, and keeps what was typed', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Half written')
  await userEvent.click(canvas.getByRole('button', { name: /^User menu/ }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Dense layout', checked: false }))
  await screen.findByRole('menuitemcheckbox', { name: 'Dense layout', checked: true })
  await expect(document.querySelector('.emb-dense')).toBeVisible()
  await expect(localStorage.getItem('fuseConfig')).toBe(JSON.stringify({ ...lookSchema.parse({}), layout: 'dense' }))
  await expect(name).toHaveValue('Half written')
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dense layout' }))
  await waitFor(() => expect(document.querySelector('.emb-classy')).toBeVisible())
})

Menu.test('says how one can be reached, which the service keeps', async ({ msw, userEvent }) => {
  const choose = (name: string) => userEvent.click(screen.getByRole('menuitemradio', { name }))
  const isChosen = (name: string) => screen.findByRole('menuitemradio', { name, checked: true })
  await isChosen('Online')
  await choose('Busy')
  await isChosen('Busy')
  msw.use(http.patch('*/api/common/user', () => HttpResponse.json({}, { status: 503 })))
  await choose('Away')
  await expect(await screen.findByText('The change could not be saved')).toBeInTheDocument()
  await isChosen('Busy')
})
