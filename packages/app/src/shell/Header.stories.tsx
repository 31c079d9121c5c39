import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Shell } from './Shell.js'

const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/SRV-X'

const meta = preview.meta({ component: Shell })

/** A page that has nothing of its own to wait for. */
const place = at(page.replace('SRV-X', 'nowhere-at-all/x'))

/** The unread notifications. */
export const Notifications = meta.story({
  ...place,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }))
    await waitFor(() => expect(screen.getByText('Interface delayed')).toBeVisible())
  },
})

/** Messages of people who write in several scripts. */
export const Messages = meta.story({
  ...place,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Messages/ }))
    await waitFor(() => expect(screen.getByText('Valentina Russo')).toBeVisible())
  },
})

/** There is nothing to read. */
export const NothingNew = meta.story({
  ...place,
  beforeEach: ({ msw }) => msw.use(http.get('*/api/common/notifications', () => HttpResponse.json([]))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(screen.getByText('Nothing new')).toBeVisible())
  },
})

/** The server fails. */
export const Failing = meta.story({
  ...place,
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/common/notifications', () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(screen.getByText('Could not be loaded')).toBeVisible())
  },
})

/** A server that has neither the sample services nor chats. */
export const Without = meta.story({
  ...place,
  parameters: { ...place.parameters, ...unpictured },
  beforeEach: ({ msw }) => {
    const missing = () => HttpResponse.json('NOT FOUND', { status: 404 })
    msw.use(http.all('*/api/common/*', missing), http.all('*/api/apps/*', missing))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Notifications/ })).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Chat/ })).toBeNull())
    await expect(canvas.queryByRole('button', { name: /^(Messages|Shortcuts)/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Apps' })).toBeVisible()
  },
})

/** The links of a first visitor: those whose pages are there. */
export const Shortcuts = meta.story({
  ...at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services?q=zzzz'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Shortcuts' }))
    await waitFor(() => expect(panel.getByRole('link', { name: 'Processes' })).toBeVisible())
  },
})

/** The search for pages and objects. */
export const Search = meta.story({
  ...place,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('sales idoc')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2))
  },
})

Notifications.test('can be marked, deleted and marked all at once', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Notifications, 5 unread' })
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark as read: Interface delayed' }))
  await within(panel).findByRole('button', { name: 'Mark as unread: Interface delayed' })
  await userEvent.click(within(panel).getByRole('button', { name: 'Delete: Interface delayed' }))
  await waitFor(() => expect(within(panel).queryByText('Interface delayed')).toBeNull())
  await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus())
})

Notifications.test('have no dot any more once they were on screen, and stay unread', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Notifications, 5 unread' })
  await expect(button).toHaveAttribute('data-new')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).not.toHaveAttribute('data-new'))
  await expect(button).toHaveAccessibleName('Notifications, 5 unread')
})

Notifications.test('lead to the settings of what is told', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Notification settings' }))
  await canvas.findByRole('heading', { level: 1, name: 'Settings' })
  await waitFor(() => expect(canvas.getByRole('switch', { name: 'Mentions' })).toBeVisible())
})

interface Presses {
  click: (element: Element) => Promise<void>
}

/** Deletes an entry of a list, brings it back and marks it. */
async function deleteAndUndo(userEvent: Presses, name: string, title: string) {
  const panel = within(await screen.findByRole('dialog', { name }))
  const names = () => panel.getAllByRole('button', { name: /^Delete/ }).map(({ ariaLabel }) => ariaLabel)
  await panel.findByRole('button', { name: `Delete: ${title}` })
  const before = names()
  await userEvent.click(panel.getByRole('button', { name: `Delete: ${title}` }))
  await waitFor(() => expect(panel.queryByRole('button', { name: `Delete: ${title}` })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(before))
  // It is another entry of the service, which can be changed as the one before.
  await userEvent.click(panel.getByRole('button', { name: `Mark as read: ${title}` }))
  await panel.findByRole('button', { name: `Mark as unread: ${title}` })
  await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Mark as read/ })).toBeNull())
}

Notifications.test('come back to their place after they were deleted by mistake', async ({ userEvent }) => {
  await deleteAndUndo(userEvent, 'Notifications', 'Interface delayed')
})

Messages.test('come back to their place after they were deleted by mistake', async ({ userEvent }) => {
  await deleteAndUndo(userEvent, 'Messages', 'Greta Lindholm')
})

Messages.test('leads to the page that a message is about', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Valentina Russo' }))
  await canvas.findByRole('heading', { level: 1, name: 'Processes' })
})

Notifications.test('takes a change back that could not be saved', async ({ msw, userEvent }) => {
  msw.use(http.post('*/api/common/notifications/toggle-read-status', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Interface delayed' }))
  await expect(await screen.findByText('The change could not be saved')).toBeVisible()
  await screen.findByRole('button', { name: 'Mark as read: Interface delayed' })
})

Search.test('goes to a page by the keyboard alone', async ({ canvas, userEvent }) => {
  const text = await screen.findByRole('combobox')
  await userEvent.clear(text)
  await userEvent.keyboard('services')
  await waitFor(() => expect(nth(screen.getAllByRole('option'), 0)).toHaveTextContent('Services'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await canvas.findByRole('heading', { level: 1, name: 'Services' })
})

Search.test('does what the frame can do, found by any of its words', async ({ userEvent }) => {
  const text = await screen.findByRole('combobox')
  const find = async (words: string, name: RegExp) => {
    await userEvent.clear(text)
    await userEvent.type(text, words)
    return screen.findByRole('option', { name })
  }
  await expect(await find('sign', /^Sign out$/)).toHaveAttribute('href', '/sign-out')
  await expect((await find('language deu', /^Deutsch Language$/)).getAttribute('href')).toMatch(/^\/de\//)
  await find('dense', /^Dense layout$/)
  await find('organisation hel', /Organisation$/)
  await userEvent.click(await find('dark scheme', /^Colour scheme: dark$/))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scheme', 'dark'))
})

/** What the product has by a word: pages, its objects, contacts; at most five of a kind, each with its page. */
export const SearchObjects = meta.story({
  ...place,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('ma')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Contacts' })).toBeVisible())
    await expect(screen.getAllByRole('group').length).toBeGreaterThan(2)
    const objects = within(await screen.findByRole('group', { name: 'Services' })).getAllByRole('option')
    await expect(objects.length).toBeLessThanOrEqual(5)
    await expect(nth(objects, 0).getAttribute('href')).toMatch(/^\/en\/[\w-]+\/bim\/services\/SRV-/)
  },
})

Without.test('finds pages and objects all the same', async ({ userEvent }) => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await userEvent.keyboard('services')
  await waitFor(() => expect(screen.getByRole('option', { name: /^Services/ })).toBeVisible())
  await expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

SearchObjects.test('shows what answers where a kind does not', async ({ msw, userEvent }) => {
  msw.use(http.get('*/api/data/services', () => HttpResponse.json({}, { status: 503 })))
  const text = await screen.findByRole('combobox')
  await userEvent.type(text, 'r')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Services' })).toBeNull())
  await expect(screen.getByRole('group', { name: 'Contacts' })).toBeVisible()
})

Shortcuts.test('adds the page and takes it away again', async ({ userEvent }) => {
  const panel = within(await screen.findByRole('dialog', { name: 'Shortcuts' }))
  const links = () => panel.queryAllByRole('link').map(({ textContent }) => textContent)
  const remove = (name: string) => userEvent.click(nth(panel.getAllByRole('button', { name: `Delete: ${name}` }), 0))
  const seeded = links()
  await userEvent.click(await panel.findByRole('button', { name: 'Add this page' }))
  await waitFor(() => expect(links()).toEqual(['Services', ...seeded]))
  await remove('Services')
  await waitFor(() => expect(links()).toEqual(seeded))
  for (const [index, name] of seeded.entries()) {
    await remove(name)
    await waitFor(() => expect(links()).toEqual(seeded.slice(index + 1)))
  }
  await expect(panel.getByText('No shortcuts yet')).toBeVisible()
})

Shortcuts.test('renames one, and leaves its name by Escape', async ({ msw, userEvent }) => {
  const panel = within(await screen.findByRole('dialog', { name: 'Shortcuts' }))
  const rename = async (name: string, text: string) => {
    await userEvent.click(await panel.findByRole('button', { name: `Rename: ${name}` }))
    await userEvent.keyboard(text)
  }
  const typed = (text: string) => `{Control>}a{/Control}${text}{Enter}`
  await rename('Operation orders', '2{Escape}')
  await waitFor(() => expect(panel.getByRole('button', { name: 'Rename: Operation orders' })).toHaveFocus())
  await rename('Operation orders', typed('My orders'))
  await expect(await panel.findByRole('link', { name: 'My orders' })).toBeVisible()
  msw.use(http.patch('*/api/common/shortcuts', () => HttpResponse.json({}, { status: 503 })))
  await rename('My orders', typed('Ours'))
  await expect(await screen.findByText('The change could not be saved')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Rename: My orders' })).toHaveValue('Ours')
})

Shortcuts.test('leads to the page', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Operation orders' }))
  await canvas.findByRole('heading', { level: 1, name: 'Operation orders' })
})
