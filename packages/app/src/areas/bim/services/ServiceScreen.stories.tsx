import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ServiceScreen } from './ServiceScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services'
const endpoint = '*/api/data/services/:id'

const meta = preview.meta({ component: ServiceScreen })

/** A service as one opens it. */
export const Default = meta.story({ ...at(`${list}/SRV-00001`) })

/** A service that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is no such service. */
export const NotFound = meta.story({ ...at(`${list}/SRV-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/SRV-00001`),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 }))),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/SRV-00001`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/SRV-00001`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/SRV-00001`) })

/** In Russian. */
export const Russian = meta.story({ ...at(`${list.replace('/en/', '/ru/')}/SRV-00001`) })

const nameField = (canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: /^Name/ })

Default.test('marks changes, saves them and says so', async ({ canvas, userEvent }) => {
  await userEvent.type(await nameField(canvas), ' 2')
  await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
})

Default.test('discards changes', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  await expect(name).toHaveValue('Sales order')
})

Default.test('asks before changes are lost', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getAllByRole('link', { name: 'Services' })[0] ?? document.body)
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await expect(await nameField(canvas)).toHaveValue('Sales order 2')
})

Default.test('deletes after a question, goes to the list and takes it back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('1 entry restored')).toBeVisible()
})

New.test('names the missing field', async ({ canvas, userEvent }) => {
  await nameField(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('1 problem to solve')).toBeVisible()
})

New.test('creates a service and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await nameField(canvas), 'Freight order')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Freight order' })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toBeVisible())
})

/** Somebody else saved first. */
export const Conflict = meta.story({
  ...at(`${list}/SRV-00001`),
  play: async ({ canvas, userEvent }) => {
    const name = await nameField(canvas)
    const address = '/api/data/services/SRV-00001'
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
      'content-type': 'application/json',
      'x-org-id': '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
    }
    const { version } = await fetch(address, { headers }).then((answer): Promise<{ version: number }> => answer.json())
    const body = JSON.stringify({ version, fields: { host: 'their.example.test' } })
    await fetch(address, { method: 'PATCH', headers, body })
    await userEvent.clear(name)
    await userEvent.type(name, 'My name')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/^Saved by/)
  },
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
