import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { sceneAddress } from '../../../entity/sceneAddress.fixture.js'
import { ServicesScreen } from './ServicesScreen.js'

const meta = preview.meta({ component: ServicesScreen })

const scenes = listScenes({
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

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** A hand-edited address. */
export const BadAddress = meta.story(at(sceneAddress('bim/services?page=-3&sort=nope')))

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** An organisation without services. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** Names that try to be markup, and a description of nearly 10,000 characters. */
export const Hostile = meta.story(scenes.hostile)

/** An organisation that does not exist. */
export const UnknownOrganisation = meta.story({ ...at('/en/00000000-0000-0000-0000-000000000000/bim/services') })

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

/** In German. */
export const German = meta.story(scenes.german)

const rows = (canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> }) => canvas.findAllByRole('row')

Default.test('finds tokens in any order', async ({ canvas, userEvent }) => {
  await rows(canvas)
  await userEvent.type(await canvas.findByRole('searchbox'), 'sales idoc')
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
})

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores())

BadAddress.test('shows the defaults and names what it ignored', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/sort=nope, page=-3/)).toBeVisible()
  await rows(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(canvas.queryByText(/sort=nope/)).toBeNull())
})

Empty.test('says what a service is and offers the first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No services yet' })).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: 'New service' })).toHaveLength(2)
})

Failing.test('says so and tries again', ({ msw }) => listChecks.triesAgain(() => msw.use(scenes.answer)))

Hostile.test('shows markup as text', () => listChecks.showsMarkupAsText())
