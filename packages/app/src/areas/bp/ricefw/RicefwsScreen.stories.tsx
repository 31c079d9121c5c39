import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { sceneAddress } from '../../../entity/sceneAddress.fixture.js'
import { RicefwsScreen } from './RicefwsScreen.js'

const meta = preview.meta({ component: RicefwsScreen })

const scenes = listScenes({
  path: 'bp/ricefw',
  endpoint: '/processes/ricefws',
  view: 'q=sales&type=Interface&status=build&status=UAT&sort=-estimateHours',
  hostile: {
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
  },
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** A hand-edited address. */
export const BadAddress = meta.story(at(sceneAddress('bp/ricefw?status=lost&sort=ricefwInfo')))

/** An organisation without RICEFW items. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Names that try to be markup, and numbers at their limits. */
export const Hostile = meta.story(scenes.hostile)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

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

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores())

German.test('shows statuses in the language in use', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Fachkonzept').length).toBeGreaterThan(0))
})

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())

BadAddress.test('names what it ignored', async ({ canvas }) => {
  await expect(await canvas.findByText(/status=lost/)).toBeVisible()
})
