import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { RicefwsScreen } from './RicefwsScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/ricefw'
const endpoint = '/processes/ricefws'

const meta = preview.meta({ component: RicefwsScreen })

const stamp = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  version: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Marta Kowalczyk',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
}

const hostile = {
  ...stamp,
  id: 'RIC-X',
  ricefwId: '<b>RPT</b>',
  wbs: '1.1',
  name: '<script>alert(1)</script>',
  type: 'Report',
  ricefwInfo: { ricefw: 'RIC-X' },
  module: '"><img>',
  complexity: 'low',
  priority: 'critical',
  status: 'build',
  processId: null,
  processPath: ['Long. '.repeat(30), '<img src=x onerror=alert(2)>'],
  functionalOwnerId: null,
  functionalOwner: null,
  technicalOwnerId: null,
  technicalOwner: null,
  estimateHours: 1.5,
  actualHours: 100_000,
  transport: '',
  sourceSystemId: null,
  targetSystemId: null,
}

/** The list as one finds it. */
export const Default = meta.story({ ...at(list) })

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story({ ...at(`${list}?q=sales&type=Interface&status=build&status=UAT&sort=-estimateHours`) })

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(`${list}?q=zzzz`) })

/** A hand-edited address. */
export const BadAddress = meta.story({ ...at(`${list}?status=lost&sort=ricefwInfo`) })

/** An organisation without RICEFW items. */
export const Empty = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failing = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)) })

/** The server takes its time. */
export const Slow = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)) })

/** Names that try to be markup, and numbers at their limits. */
export const Hostile = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(listAnswer.rows(endpoint, [hostile])),
})

/** On a phone. */
export const Phone = meta.story({ ...at(list, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(list.replace('/en/', '/de/')) })

/** In Polish. */
export const Polish = meta.story({ ...at(list.replace('/en/', '/pl/')) })

Default.test('finds tokens in any order and keeps them in the address', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('row')
  await userEvent.type(await canvas.findByRole('searchbox'), 'invoice interface')
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
})

Default.test('opens an item by keyboard alone', async ({ canvas, userEvent }) => {
  await canvas.findByText('Sales order to web shop')
  await userEvent.keyboard('/')
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: /^INT-0001/ })).toBeVisible()
})

Default.test('deletes selected rows after a question, and takes it back', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('row')
  await userEvent.click((await canvas.findAllByRole('gridcell'))[0] ?? document.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(canvas.getAllByText('9,999').length).toBeGreaterThan(0))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(canvas.getAllByText('10,000').length).toBeGreaterThan(0))
})

German.test('shows statuses in the language in use', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Fachkonzept').length).toBeGreaterThan(0))
})

Hostile.test('shows markup as text', async ({ canvas }) => {
  await expect(await canvas.findByText(hostile.name)).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
})

BadAddress.test('names what it ignored', async ({ canvas }) => {
  await expect(await canvas.findByText(/status=lost/)).toBeVisible()
})
