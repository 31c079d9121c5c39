import { Suspense } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../preview.js'
import { unhandledRequests } from '../unhandledRequests.js'
import { ApiReference } from './ApiReference.js'

const meta = preview.meta({
  component: ApiReference,
  parameters: { layout: 'fullscreen', as: 'nobody' },
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
})

/** All calls; the first one is open. */
export const Default = meta.story({})

/** A call with a body, filled in with an example, which needs token and organisation. */
export const Body = meta.story({ args: { defaultSearch: 'data', defaultOperation: 'services.create' } })

/** A call that takes a file. */
export const Form = meta.story({
  args: { defaultSearch: 'contacts avatar', defaultOperation: 'sample.contacts.contacts.setAvatar' },
})

/** A call with parameters in its address, whose request was refused: it says why. */
export const Refused = meta.story({
  args: { defaultSearch: 'inventory', defaultOperation: 'sample.inventory.products.list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'page' }), '-1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'size' }), 'many')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('400', { selector: '.emb-badge' })
  },
})

/** No call has these words. */
export const NoMatch = meta.story({ args: { defaultSearch: 'nothing like this' } })

Refused.test('reads a page of products once the parameters are right', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: 'page' }))
  await userEvent.clear(canvas.getByRole('textbox', { name: 'size' }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'order' }), 'desc')
  await userEvent.type(canvas.getByRole('textbox', { name: 'size' }), '2')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await expect(await canvas.findByText('200', { selector: '.emb-badge' })).toBeVisible()
  await expect(canvas.getByText('GET /api/apps/ecommerce/inventory/products?order=desc&size=2')).toBeVisible()
  await expect(canvas.getByRole('region', { name: 'Body of the answer' })).toHaveTextContent('"lastPage": 12')
})

Body.test('signs in, creates a service and shows it', async ({ canvas, userEvent }) => {
  const send = await canvas.findByRole('button', { name: 'Send' })
  await userEvent.click(send)
  await expect(await canvas.findByText('401', { selector: '.emb-badge' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await expect(await canvas.findByText('Signed in')).toBeVisible()
  const body = canvas.getByRole('textbox', { name: 'Body, JSON' })
  await expect(body).toHaveValue(JSON.stringify({ fields: { name: 'text' } }, null, 2))
  await userEvent.clear(body)
  await userEvent.type(body, '{{"fields": {{"name": "Freight order"}}')
  await userEvent.click(send)
  await expect(await canvas.findByText('201', { selector: '.emb-badge' })).toBeVisible()
  await expect(canvas.getByRole('region', { name: 'Body of the answer' })).toHaveTextContent('"name": "Freight order"')
})

Body.test('lists what is wrong with a body', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
  await canvas.findByText('Signed in')
  const body = canvas.getByRole('textbox', { name: 'Body, JSON' })
  await userEvent.clear(body)
  await userEvent.type(body, '{{"fields": {{"type": "FTP"}}')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await expect(await canvas.findByText('400', { selector: '.emb-badge' })).toBeVisible()
  const problems = within(canvas.getByRole('region', { name: 'Problems' }))
  await expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^fields\.name .+expected string/),
    expect.stringMatching(/^fields\.type .+"REST"/),
  ])
  await userEvent.clear(body)
  await userEvent.type(body, '{{')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(canvas.getByText('The body cannot be read.')).toBeVisible())
})

Form.test('uploads the picture of a contact', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'id' }), 'unknown')
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' })
  await userEvent.upload(canvas.getByLabelText('avatar'), file)
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await expect(await canvas.findByText('200', { selector: '.emb-badge' })).toBeVisible()
})

Default.test('finds a call by any of its words, and opens it by keyboard', async ({ canvas, userEvent }) => {
  const search = await canvas.findByRole('searchbox', { name: 'Search calls' })
  await userEvent.keyboard('/')
  await expect(search).toHaveFocus()
  await userEvent.keyboard('delete tag products')
  await expect(canvas.queryByRole('navigation', { name: 'Calls' })).toBeNull()
  await userEvent.clear(search)
  await userEvent.keyboard('inventory delete tag')
  const list = within(canvas.getByRole('navigation', { name: 'Calls' }))
  await expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'DELETE/apps/ecommerce/inventory/tag',
  ])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect(list.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { name: 'Delete a tag' })).toBeVisible()
})

Default.test(
  'shows what an address answers that does not exist, which stories notice',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search calls' }), 'any address')
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Calls' })).getByRole('button'))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'path (required)' }), 'nope')
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect(await canvas.findByText('404', { selector: '.emb-badge' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Body of the answer' })).toHaveTextContent('"NOT FOUND"')
    // Without this the story would fail: see `unhandledRequests`.
    await expect(() => unhandledRequests.throwIfAny()).toThrow('No handler answered GET /api/nope')
    await userEvent.click(send)
    await waitFor(() => expect(unhandledRequests.take()).toEqual(['GET /api/nope']))
  },
)
