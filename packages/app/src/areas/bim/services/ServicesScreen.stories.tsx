import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { everyListScene } from '../../../entity/everyListScene.fixture.js'
import { chooseFile, mapFile, upload } from '../../../entity/import/importStory.fixture.js'
import { ServicesScreen } from './ServicesScreen.js'

const meta = preview.meta({ component: ServicesScreen })

const scenes = everyListScene({
  path: 'bim/services',
  endpoint: '/data/services',
  view: 'q=idoc+sales&status=ACTIVE&sort=-wbs',
  hostile: {
    id: 'SRV-X',
    organisation: 'Terranova <b>Group</b>',
    wbs: '1.1',
    businessDomain: 'Order to cash',
    technology: 'OData V2',
    name: '<script>alert(1)</script>',
    serviceName: '"><img src=x onerror=alert(2)>',
    type: 'OData',
    parameter: '',
    host: 's4p.terranova.eu',
    link: '',
    metadata: { note: '</script>' },
    description: 'Long. '.repeat(1600),
    status: 'ACTIVE',
    successorId: null,
  },
})

const showsMarkupAsText = async () => {
  await expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
}

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** A hand-edited address. */
export const BadAddress = meta.story(scenes.badAddress)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** An organisation without services: the page says what a service is, and offers the first. */
export const Empty = meta.story({
  ...scenes.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No services yet' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'New service' })).toHaveLength(2)
  },
})

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Names that try to be markup, and a description of nearly 10,000 characters. */
export const Hostile = meta.story({ ...scenes.hostile, play: showsMarkupAsText })

/** A user who is neither administrator nor consultant. */
export const Forbidden = meta.story({
  ...scenes.forbidden,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Insufficient permissions' })).toBeVisible())
  },
})

/** An organisation that does not exist. */
export const UnknownOrganisation = meta.story(scenes.unknownOrganisation)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

/** In German: values of a choice are in the language in use too. */
export const German = meta.story({
  ...scenes.german,
  play: async ({ canvas }) => {
    await waitFor(() => expect(nth(canvas.getAllByText('Aktiv'), 0)).toBeVisible())
    // Keys are called as on a German keyboard.
    await expect(canvas.getByText('Strg K')).toBeInTheDocument()
  },
})

/** From right to left. */
export const RightToLeft = meta.story(scenes.rightToLeft)

const low = {
  parameters: { viewport: { options: { low: { name: '200 %', styles: { width: '720px', height: '450px' } } } } },
  globals: { viewport: { value: 'low' } },
}

Default.test('shows eight rows at 200 % of its size, 720 × 450', low, async ({ canvas }) => {
  await canvas.findByText(/^1–/)
  const { bottom } = (await canvas.findByRole('grid')).getBoundingClientRect()
  await expect(window.innerHeight).toBe(450)
  await expect(bottom).toBeLessThanOrEqual(450)
  const inSight = canvas.getAllByRole('row').filter((row) => row.getBoundingClientRect().bottom <= bottom + 1)
  await expect(inSight.length).toBeGreaterThanOrEqual(9)
})

Phone.test('has one row of tools, the others behind a button, and a plus', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const create = await canvas.findByRole('link', { name: 'New service' })
  await expect(create.getBoundingClientRect().width).toBeLessThan(50)
  const place = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)
  const more = canvas.getByRole('button', { name: 'More tools' })
  await expect(Math.abs(place(more) - place(canvas.getByRole('button', { name: 'Filter' })))).toBeLessThan(8)
  await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull()
  await userEvent.click(more)
  await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible()
  const organisation = canvas.getByText('Terranova Group')
  await expect(organisation.scrollWidth).toBeLessThanOrEqual(organisation.clientWidth)
})

Default.test('finds tokens in any order', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('row')
  await userEvent.type(await canvas.findByRole('searchbox'), 'sales idoc')
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
})

Default.test('leads to hosts in a tab of their own, and copies them', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const row = within(nth(canvas.getAllByRole('row'), 1))
  await userEvent.hover(row.getByText(/terranova\.eu$/))
  await waitFor(() => expect(row.getAllByRole('link')).toHaveLength(2))
  const host = nth(row.getAllByRole('link'), 1)
  await expect(host.getAttribute('href')).toBe(`https://${host.textContent}/`)
  await expect(host).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(row.getByRole('button', { name: `Copy https://${host.textContent}/` })).toBeInTheDocument()
})

Default.test('opens a service by keyboard alone', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const names = canvas.getAllByRole('row').map((row) => row.querySelector('a')?.textContent ?? '')
  await userEvent.keyboard('/')
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: nth(names, 2) })).toBeVisible()
})

Default.test('deletes selected rows after a question, and takes it back', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const row = nth(await canvas.findAllByRole('row'), 1)
  await userEvent.click(nth(within(row).getAllByRole('gridcell'), 0))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByText(/ deleted$/)).toBeVisible())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByText('1 entry restored')).toBeVisible())
})

Default.test('rows that the server does not delete stay selected, with one word on it', async (context) => {
  const { canvas, msw, userEvent } = context
  msw.use(http.post('*/api/data/services/remove', () => HttpResponse.json({}, { status: 403 })))
  await canvas.findByText(/^1–/)
  const row = () => nth(canvas.getAllByRole('row'), 1)
  await userEvent.click(nth(within(row()).getAllByRole('gridcell'), 0))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expect(await screen.findByText('1 entry could not be deleted')).toBeVisible()
  await expect(document.querySelectorAll('.emb-toast')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
  await expect(row()).toHaveAttribute('aria-selected', 'true')
})

Default.test('offers in the search of the header what its buttons do', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const saved: string[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function note() {
    if (this.download === '') click.call(this)
    else saved.push(this.download)
  }
  await userEvent.keyboard('{Control>}k{/Control}')
  const here = within(await screen.findByRole('group', { name: 'On this page' }))
  await expect(here.getByRole('option', { name: /^New service/ })).toBeVisible()
  await expect(here.getByRole('option', { name: /^Import/ })).toBeVisible()
  await userEvent.type(screen.getByRole('combobox', { name: 'Search and commands' }), 'csv exp')
  await userEvent.click(await screen.findByRole('option', { name: /^Export CSV/ }))
  await expect(await screen.findByText('Exported')).toBeVisible()
  HTMLAnchorElement.prototype.click = click
  await expect(saved).toEqual([expect.stringMatching(/^Services – All – \d{4}-\d\d-\d\d\.csv$/)])
})

Default.test('filters by what a name begins with and leaves out, and a saved view brings it again', async (context) => {
  const { canvas, userEvent } = context
  await canvas.findByText(/^1–/)
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Service name' }))
  const field = await screen.findByRole('textbox', { name: 'Filter value' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('bapi*{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
  await waitFor(() => expect(nth(screen.getAllByRole('textbox', { name: 'Filter value' }), 1)).toHaveFocus())
  await userEvent.selectOptions(nth(screen.getAllByRole('combobox', { name: 'Condition' }), 1), 'does not contain')
  await userEvent.click(nth(screen.getAllByRole('textbox', { name: 'Filter value' }), 1))
  await userEvent.keyboard('sales{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const chip = 'Service name begins with bapi, does not contain sales'
  await canvas.findByRole('button', { name: chip })
  const serviceNames = () =>
    canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => nth(row.querySelectorAll('[data-type=technical]'), 0).textContent)
  await waitFor(() => expect(serviceNames().filter((name) => !/^BAPI(?!.*SALES)/i.test(name))).toEqual([]))
  await expect(serviceNames().length).toBeGreaterThan(10)
  await canvas.findByText(/filtered from 10,000/)

  await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Function modules')
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Service name' }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: chip })).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: /^View: / }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Function modules' }))
  await canvas.findByRole('button', { name: chip })
})

BadAddress.test('shows the defaults and names what it ignored', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/sort=nope, page=-3/)).toBeVisible()
  await canvas.findAllByRole('row')
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(canvas.queryByText(/sort=nope/)).toBeNull())
})

Failing.test('says so and tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(scenes.answer)
  await userEvent.click(retry)
  await showsMarkupAsText()
})

Forbidden.test('says what is missing, and not again after it was closed', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(canvas.getByRole('heading', { level: 1, name: 'You may not open this page' })).toBeVisible()
  await expect(canvas.getByText(/role of an administrator or consultant \(ADM or CON\)/)).toBeVisible()
})

/** An OpenAPI document of two operations, one of which is there already, with parts that no service has. */
const shopDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '2', contact: { email: 'shop@example.test' } },
  servers: [{ url: 'https://shop.example.test/api' }],
  paths: {
    '/orders': {
      get: { operationId: 'listOrders', summary: 'List orders', parameters: [{ name: 'limit', in: 'query' }] },
      post: { operationId: 'createOrder', requestBody: { $ref: 'https://elsewhere.example.test/order.json' } },
    },
  },
  components: { schemas: { Lonely: { type: 'string' } } },
}

const jsonFile = (value: unknown, name: string) => new File([JSON.stringify(value)], name)

/** A description of an API is read as rows of services; what no row has is listed with the reason. */
export const ImportApi = meta.story({
  ...scenes.found,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–/)
    await mapFile(canvas, userEvent, jsonFile(shopDocument, 'shop.json'))
    await userEvent.click(screen.getByText('3 parts of the file are not in a field of their own'))
    await expect(screen.getByText('https://elsewhere.example.test/order.json')).toBeVisible()
  },
})

/** A file with a document type says why it is not read. */
export const ImportRefused = meta.story({
  ...scenes.found,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–/)
    const bomb = '<!DOCTYPE a [<!ENTITY b "c">]><Edmx Version="4.0">&b;</Edmx>'
    await chooseFile(canvas, userEvent, new File([bomb], 'metadata.xml'))
    await screen.findByText(/^This file has a document type/)
  },
})

/** In German, with OData metadata. */
export const ImportApiGerman = meta.story({
  ...scenes.german,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–/)
    const edmx =
      '<Edmx Version="4.0"><DataServices><Schema Namespace="shop.model"><EntityType Name="Order"/><ComplexType Name="Lonely"/><EntityContainer Name="Shop"><EntitySet Name="Orders" EntityType="shop.model.Order"/></EntityContainer></Schema></DataServices></Edmx>'
    await mapFile(canvas, userEvent, new File([edmx], 'metadata.xml'))
    await userEvent.click(screen.getByText('2 Teile der Datei stehen in keinem eigenen Feld'))
    await expect(screen.getByText('shop.model.Lonely')).toBeVisible()
  },
})

/** On a phone. */
export const ImportApiPhone = meta.story({
  ...scenes.phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–/)
    await userEvent.click(canvas.getByRole('button', { name: 'More tools' }))
    await mapFile(canvas, userEvent, jsonFile(shopDocument, 'shop.json'))
  },
})

ImportApi.test('imports the operations, and finds them again the second time', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
  await expect(await screen.findByText('2 created')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  const changed = structuredClone(shopDocument)
  changed.paths['/orders'].get.summary = 'List all orders'
  await upload(jsonFile(changed, 'shop-2.json'))
  await userEvent.click(await screen.findByRole('button', { name: 'Check rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  await expect(await screen.findByText('1 changed')).toBeVisible()
  await userEvent.click(nth(screen.getAllByRole('button', { name: 'Close' }), 0))
  await userEvent.type(await canvas.findByRole('searchbox'), 'shop.example.test')
  await waitFor(() => expect(canvas.getByRole('link', { name: 'List all orders' })).toBeVisible())
})

Default.test('leads from two selected services to their comparison', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  const cell = (row: number) => nth(within(nth(canvas.getAllByRole('row'), row)).getAllByRole('gridcell'), 0)
  await userEvent.click(cell(1))
  await expect(canvas.queryByRole('link', { name: 'Compare' })).toBeNull()
  await userEvent.click(cell(2))
  await userEvent.click(await canvas.findByRole('link', { name: 'Compare' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Compare services' })).toBeVisible()
  await canvas.findByRole('table', { name: 'Compare services' })
})
