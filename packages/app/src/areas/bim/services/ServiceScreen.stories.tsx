import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { everyPageScene } from '../../../entity/everyPageScene.fixture.js'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { ServiceScreen } from './ServiceScreen.js'

const meta = preview.meta({ component: ServiceScreen })

const scenes = everyPageScene({ path: 'bim/services', endpoint: '/data/services', id: 'SRV-00001' })

const nameField = (canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: /^Name/ })

/** A service as one opens it. */
export const Default = meta.story(scenes.found)

/** A service that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is no such service. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Somebody else saved first. */
export const Conflict = meta.story({
  ...scenes.found,
  play: async ({ canvas, userEvent }) => {
    const name = await nameField(canvas)
    await asAnother.save('/data/services/SRV-00001', { host: 'their.example.test' })
    await userEvent.clear(name)
    await userEvent.type(name, 'My name')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/^Saved by/)
  },
})

/** The connection breaks while the page is saved: nothing typed is lost. */
export const SaveFailed = meta.story({
  ...scenes.found,
  beforeEach: ({ msw }) => {
    msw.use(http.patch('*/api/data/services/:id', () => (navigator.onLine ? undefined : HttpResponse.error())))
    // Without a network the session is kept; with one, no answer at all leads to the sign-in page.
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), ' again')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/Your entries are kept/)
  },
})

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Russian. */
export const Russian = meta.story(scenes.russian)

/** From right to left. */
export const RightToLeft = meta.story(scenes.rightToLeft)

Default.test('marks changes, saves them, and lists them in the history that is open', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
  const changes = within(await canvas.findByRole('list', { name: 'Changes' }))
  await userEvent.type(await nameField(canvas), ' 2')
  await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  await expect(await changes.findByText('Sales order 2', { selector: 'ins' })).toBeVisible()
})

Default.test(
  'a newer version that says the same is no conflict, and neither is one that says what I typed',
  async ({ canvas, userEvent }) => {
    const name = await nameField(canvas)
    await userEvent.type(name, ' 2')
    await asAnother.save('/data/services/SRV-00001', { host: 'their.example.test' })
    const host = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Host' })
    await asAnother.save('/data/services/SRV-00001', { host: host.value })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Saved')).toBeVisible()

    await userEvent.type(name, '3')
    await asAnother.save('/data/services/SRV-00001', { name: 'Sales order 23' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
    await expect(canvas.queryByText(/^Saved by/)).toBeNull()
    await expect(name).toHaveValue('Sales order 23')
  },
)

Default.test(
  'says when the server takes no more, is not ready or full, and keeps what was typed',
  async ({ canvas, userEvent, msw }) => {
    const name = await nameField(canvas)
    await userEvent.type(name, ' 2')
    for (const [status, words] of [
      [413, /more than the server takes at once/],
      [503, /The server is not ready just now/],
      [507, /The server has no room left/],
    ] as const) {
      msw.use(http.patch('*/api/data/services/:id', () => HttpResponse.json({}, { status })))
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(await canvas.findByText(words)).toBeVisible()
    }
    await expect(name).toHaveValue('Sales order 2')
  },
)

Default.test('chooses what a service belongs to, and takes no other text', async ({ canvas, userEvent }) => {
  const domain = await canvas.findByRole('combobox', { name: 'Business domain' })
  const organisation = canvas.getByRole('combobox', { name: 'Organisation' })
  // The names come after the fields.
  for (const field of [domain, organisation]) await waitFor(() => expect(field).not.toHaveValue(''))
  await userEvent.clear(domain)
  await userEvent.type(domain, 'procure')
  await userEvent.click(await screen.findByRole('option', { name: /^Procure to pay/ }))
  await expect(domain).toHaveValue('Procure to pay')
  await userEvent.clear(organisation)
  await userEvent.type(organisation, 'terranova')
  const names = within(await screen.findByRole('listbox'))
  await expect(names.getAllByRole('option').length).toBeGreaterThan(1)
  await userEvent.click(nth(names.getAllByRole('option'), 1))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Technology' }), 'Kafka')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

Default.test('opens and copies host and link, and no script', async ({ canvas, userEvent }) => {
  const host = await canvas.findByRole('textbox', { name: 'Host' })
  const address = `https://${host instanceof HTMLInputElement ? host.value : ''}/`
  const open = canvas.getByRole('link', { name: `Open ${address}` })
  await expect(open).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(canvas.getByRole('button', { name: `Copy ${address}` })).toBeVisible()
  await expect(canvas.getByRole('link', { name: new RegExp(`^Open ${address}sap/`) })).toBeVisible()
  await userEvent.clear(host)
  await userEvent.type(host, ['javascript', 'alert(1)'].join(':'))
  await expect(canvas.queryByRole('link', { name: /^Open / })).toBeNull()
})

Default.test('discards changes', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  await expect(name).toHaveValue('Sales order')
})

Default.test(
  'keeps all of a pasted description that is too long, and saves it once it fits',
  async ({ canvas, userEvent }) => {
    const description = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
    await userEvent.clear(description)
    await userEvent.click(description)
    await userEvent.paste('x'.repeat(12_345))
    await expect(description.value).toHaveLength(12_345)
    const problem = '12,345 of 10,000 characters: 2,345 too many'
    await expect(description).toHaveAccessibleDescription(problem)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('group', { name: '1 problem to solve' })).toHaveTextContent(problem)
    await userEvent.click(description)
    description.setSelectionRange(9000, 12_345)
    await userEvent.paste('.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Saved')).toBeVisible()
  },
)

Default.test('asks before changes are lost', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  await userEvent.type(name, ' 2')
  await userEvent.click(nth(canvas.getAllByRole('link', { name: 'Services' }), 0))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await expect(await nameField(canvas)).toHaveValue('Sales order 2')
})

Default.test('deletes after a question, goes to the list and takes it back, each once', async (context) => {
  const { canvas, userEvent, msw } = context
  const asked = fn()
  msw.use(http.post('*/api/data/services/:what', ({ params }) => void asked(params.what)))
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.tripleClick(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.tripleClick(await screen.findByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('1 entry restored')).toBeVisible()
  await expect(asked.mock.calls).toEqual([['remove'], ['restore']])
})

Default.test('stays when the server does not delete it, with one word on it', async ({ canvas, msw, userEvent }) => {
  msw.use(http.post('*/api/data/services/remove', () => HttpResponse.json({}, { status: 403 })))
  const button = await canvas.findByRole('button', { name: 'Delete' })
  await userEvent.click(button)
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expect(await screen.findByText('1 entry could not be deleted')).toBeVisible()
  await expect(document.querySelectorAll('.emb-toast')).toHaveLength(1)
  await waitFor(() => expect(button).toHaveFocus())
  await expect(await nameField(canvas)).toBeVisible()
})

New.test('names the missing field, then creates a service and opens it', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('1 problem to solve')).toBeVisible()
  await userEvent.type(name, 'Freight order')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Freight order' })).toBeVisible())
  await expect(await screen.findByText(/ created$/)).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toBeVisible())
})

/** Lets requests wait until they are let through. */
const heldBack = () => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  const asked = fn()
  const wait = async () => {
    asked()
    await promise
  }
  return { asked, wait, letThrough }
}

Default.test('keeps what is typed while the page is being saved', async ({ canvas, msw, userEvent }) => {
  const { asked, wait, letThrough } = heldBack()
  msw.use(http.patch('*/api/data/services/:id', wait))
  await userEvent.type(await nameField(canvas), ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const host = canvas.getByRole('textbox', { name: 'Host' })
  await userEvent.clear(host)
  await userEvent.type(host, 'my.example.test')
  letThrough()
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sales order 2' })).toBeVisible()
  await expect(host).toHaveValue('my.example.test')
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
})

New.test('keeps what is typed while it is being created', async ({ canvas, msw, userEvent }) => {
  const { asked, wait, letThrough } = heldBack()
  msw.use(http.post('*/api/data/services', wait))
  await userEvent.type(await nameField(canvas), 'Freight order')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const host = canvas.getByRole('textbox', { name: 'Host' })
  await userEvent.type(host, 'my.example.test')
  letThrough()
  // Its page takes the place of the one for a new service.
  await waitFor(() => expect(host.isConnected).toBe(false))
  await expect(await canvas.findByRole('textbox', { name: 'Host' })).toHaveValue('my.example.test')
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
})

Conflict.test('keeps my name and takes their host', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save these choices' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('My name')
  await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveValue('their.example.test')
})

Conflict.test('takes all of theirs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
  await expect(await screen.findByText('Their version is shown')).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).not.toHaveValue('My name')
})

SaveFailed.test('saves all of it once the connection is back', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sales order again')
  Reflect.deleteProperty(navigator, 'onLine')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sales order again' })).toBeVisible()
})

Default.test('shows the metadata as a tree that can be searched', async ({ canvas, userEvent }) => {
  const tree = await canvas.findByRole('tree', { name: 'Metadata as a tree' })
  const rows = () => within(tree).getAllByRole('treeitem').length
  const before = rows()
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search names and values' }), 'nothing like this')
  await waitFor(() => expect(within(tree).queryAllByRole('treeitem')).toHaveLength(0))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toBe(before))
})
