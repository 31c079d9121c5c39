import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { OperationOrdersScreen } from './OperationOrdersScreen.js'
import { hostileOrder } from './order.fixture.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/project/operation-orders'
const endpoint = '/project/operation-orders'

/** Other tests may keep the machine busy. */
const meta = preview.meta({ component: OperationOrdersScreen })

/** The list as one finds it. */
export const Default = meta.story({ ...at(list) })

/** A view from an address: searched, filtered by choices and by a range of days, and sorted. */
export const View = meta.story({
  ...at(`${list}?q=stock&status=draft&status=planned&plannedStart=2026-06-01..&sort=-plannedStart`),
})

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(`${list}?q=zzzz`) })

/** A hand-edited address. */
export const BadAddress = meta.story({ ...at(`${list}?status=lost&sort=intervals`) })

/** An organisation without orders. */
export const Empty = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failing = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)) })

/** The server takes its time. */
export const Slow = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)) })

/** Texts that try to be markup. */
export const Hostile = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(listAnswer.rows(endpoint, [hostileOrder])),
})

/** On a phone. */
export const Phone = meta.story({ ...at(list, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(list.replace('/en/', '/de/')) })

/** In Polish. */
export const Polish = meta.story({ ...at(list.replace('/en/', '/pl/')) })

/** For a user without a role. */
export const Forbidden = meta.story({ ...at(list, { as: 'ordinary' }) })

Default.test('finds tokens in any order', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('row')
  await userEvent.type(await canvas.findByRole('searchbox'), 'gdynia stock')
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
})

Default.test('opens an order by keyboard alone', async ({ canvas, userEvent }) => {
  await canvas.findByText('Check fire extinguishers: Kassel')
  await userEvent.keyboard('/')
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: /^OO-100002/ })).toBeVisible()
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

View.test('has the rows of the range, the latest first', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
  await expect(canvas.queryByText('Completed')).toBeNull()
})

German.test('shows states and frequencies in the language in use', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Abgeschlossen').length).toBeGreaterThan(0))
  // Columns beyond the edge follow the first picture.
  await waitFor(() => expect(canvas.getAllByText('Wöchentlich').length).toBeGreaterThan(0))
})

Failing.test('says so and tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(listAnswer.rows(endpoint, [hostileOrder]))
  await userEvent.click(retry)
  await expect(await canvas.findByText(hostileOrder.title)).toBeVisible()
})

Empty.test('says what an order is and offers the first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No operation orders yet' })).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: 'New operation order' })).toHaveLength(2)
})

Hostile.test('shows markup as text', async ({ canvas }) => {
  await expect(await canvas.findByText(hostileOrder.title)).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
})

BadAddress.test('names what it ignored', async ({ canvas }) => {
  await expect(await canvas.findByText(/status=lost/)).toBeVisible()
})

Forbidden.test('says what is missing', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'You may not open this page' })).toBeVisible()
})
