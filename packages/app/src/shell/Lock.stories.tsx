import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { AccountMenu } from './AccountMenu.js'

const meta = preview.meta({ component: AccountMenu })

const page = at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/SRV-00001')

interface Scene {
  canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }
  userEvent: { click: (element: Element) => Promise<void> }
}

const openMenu = async ({ canvas, userEvent }: Scene) => {
  await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.click(await canvas.findByRole('button', { name: /^User menu/ }))
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Lock' })).toBeVisible())
}

/** What concerns the user. */
export const Menu = meta.story({ ...page, play: openMenu })

/** The session was locked from a page. */
export const Locked = meta.story({
  ...page,
  play: async ({ canvas, userEvent }) => {
    await openMenu({ canvas, userEvent })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lock' }))
    await canvas.findByRole('heading', { level: 1, name: 'Session locked' })
  },
})

Locked.test('has no token, and knows whose session it was', async ({ canvas }) => {
  await expect(localStorage.getItem('access_token')).toBeNull()
  await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('m.kowalczyk@terranova.eu')
})

/** A page with entries that are not saved. */
export const Editing = meta.story({
  ...page,
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
})

Editing.test(
  'locks without a question, and comes back to the page with what was typed',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 2')
    await canvas.findByText('Unsaved changes')
    await openMenu({ canvas, userEvent })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lock' }))
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'Welcome-to-EMBPM')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveValue('Sales order 2'))
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
)

Editing.test('asks before one signs out by choice', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 3')
  await canvas.findByText('Unsaved changes')
  await openMenu({ canvas, userEvent })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await expect(localStorage.getItem('access_token')).not.toBeNull()
})

/** The session is lost while one edits. */
export const Lost = meta.story({
  ...page,
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(http.patch('*/api/data/services/:id', () => HttpResponse.json({}, { status: 401 }), { once: true })),
})

Lost.test('comes back to the page with what was typed', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 4')
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Welcome-to-EMBPM')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(name).toHaveValue('Sales order 4'))
})
