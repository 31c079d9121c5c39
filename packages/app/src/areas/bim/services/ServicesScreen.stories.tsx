import { at } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ServicesScreen } from './ServicesScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services'
const endpoint = '*/api/data/services'

const meta = preview.meta({ component: ServicesScreen })

const page = (rows: readonly object[]) => ({
  rows,
  total: rows.length,
  unfilteredTotal: rows.length,
  page: 1,
  size: 50,
})

const hostile = {
  id: 'SRV-X',
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  version: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Marta Kowalczyk',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
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
}

/** The list as one finds it. */
export const Default = meta.story({ ...at(list) })

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story({ ...at(`${list}?q=idoc+sales&status=ACTIVE&sort=-wbs`) })

/** A hand-edited address. */
export const BadAddress = meta.story({ ...at(`${list}?page=-3&sort=nope`) })

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(`${list}?q=zzzz`) })

/** An organisation without services. */
export const Empty = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json(page([])))),
})

/** The server fails. */
export const Failing = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 }))),
})

/** The server takes its time. */
export const Slow = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, pageState.never)),
})

/** Names that try to be markup, and a description of nearly 10,000 characters. */
export const Hostile = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json(page([hostile])))),
})

/** An organisation that does not exist. */
export const UnknownOrganisation = meta.story({ ...at('/en/00000000-0000-0000-0000-000000000000/bim/services') })

/** On a phone. */
export const Phone = meta.story({ ...at(list, { phone: true }) })

/** In Polish. */
export const Polish = meta.story({ ...at(list.replace('/en/', '/pl/')) })

/** In German. */
export const German = meta.story({ ...at(list.replace('/en/', '/de/')) })

const rows = (canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> }) => canvas.findAllByRole('row')

Default.test('finds tokens in any order', async ({ canvas, userEvent }) => {
  await rows(canvas)
  await userEvent.type(await canvas.findByRole('searchbox'), 'sales idoc')
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
})

Default.test('deletes selected rows after a question, and takes it back', async ({ canvas, userEvent }) => {
  await rows(canvas)
  await userEvent.click((await canvas.findAllByRole('gridcell'))[0] ?? document.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await expect(dialog).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(canvas.getAllByText('9,999').length).toBeGreaterThan(0))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(canvas.getAllByText('10,000').length).toBeGreaterThan(0))
})

BadAddress.test('shows the defaults and names what it ignored', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/sort=nope, page=-3/)).toBeVisible()
  await rows(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(canvas.queryByText(/sort=nope/)).toBeNull())
})

Failing.test('says so and tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(http.get(endpoint, () => HttpResponse.json(page([hostile]))))
  await userEvent.click(retry)
  await expect(await canvas.findByText(hostile.name)).toBeVisible()
})

Empty.test('says what a service is and offers the first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No services yet' })).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: 'New service' })).toHaveLength(2)
})

Hostile.test('shows markup as text', async ({ canvas }) => {
  await expect(await canvas.findByText(hostile.name)).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
})
