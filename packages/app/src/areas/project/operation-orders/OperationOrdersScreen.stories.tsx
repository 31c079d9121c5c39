import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { sceneAddress } from '../../../entity/sceneAddress.fixture.js'
import { OperationOrdersScreen } from './OperationOrdersScreen.js'
import { hostileOrder } from './order.fixture.js'

const meta = preview.meta({ component: OperationOrdersScreen })

const scenes = listScenes({
  path: 'project/operation-orders',
  endpoint: '/project/operation-orders',
  view: 'q=stock&status=draft&status=planned&plannedStart=2026-06-01..&sort=-plannedStart',
  hostile: hostileOrder,
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered by choices and by a range of days, and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** A hand-edited address. */
export const BadAddress = meta.story(at(sceneAddress('project/operation-orders?status=lost&sort=intervals')))

/** An organisation without orders. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Texts that try to be markup. */
export const Hostile = meta.story(scenes.hostile)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

/** For a user without a role. */
export const Forbidden = meta.story(scenes.forbidden)

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

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores())

View.test('has the rows of the range, the latest first', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
  await expect(canvas.queryByText('Completed')).toBeNull()
})

German.test('shows states and frequencies in the language in use', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Abgeschlossen').length).toBeGreaterThan(0))
  // Columns beyond the edge follow the first picture.
  await waitFor(() => expect(canvas.getAllByText('Wöchentlich').length).toBeGreaterThan(0))
})

Empty.test('says what an order is and offers the first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No operation orders yet' })).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: 'New operation order' })).toHaveLength(2)
})

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())

BadAddress.test('names what it ignored', async ({ canvas }) => {
  await expect(await canvas.findByText(/status=lost/)).toBeVisible()
})

Forbidden.test('says what is missing', () => listChecks.saysWhatIsMissing())
