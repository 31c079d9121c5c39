import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../entity/listAnswer.fixture.js'
import { withoutLayout } from '../../graph/withoutLayout.fixture.js'
import { Relations } from './Relations.js'

const meta = preview.meta({ component: Relations })

const endpoint = '/data/data-fields'
const page = (search = '', id = 'DT-00001') => at(sceneAddress(`bim/dictionary/tables/${id}${search}`))

/** The card, in sight as soon as nothing moves any more. */
async function showCard(name = 'Relations') {
  const heading = await screen.findByRole('heading', { name })
  await pageState.settled()
  heading.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  return heading.closest('section') ?? document.body
}
const graphOf = (name: string) => screen.findByRole('group', { name: `${name} and the tables around it` })
const showGraph = async (name: string) => {
  await within(await graphOf(name)).findAllByRole('link')
  await showCard()
}

/** The tables that a table points to, with its keys and the fields that point; some are not in the dictionary. */
export const Default = meta.story({ ...page(), play: () => showGraph('VBAK') })

/** Two steps: more than can be drawn, which is said. */
export const TwoSteps = meta.story({ ...page('?steps=2'), play: () => showGraph('VBAK') })

/** A table that many others point to. */
export const PointedTo = meta.story({ ...page('', 'DT-00016'), play: () => showGraph('MARA') })

/** The same as a list. */
export const AsList = meta.story({
  ...page('?relations=list', 'DT-00016'),
  play: async () => {
    await screen.findByRole('region', { name: 'Points to' })
    await showCard()
  },
})

/** On a phone it is a list. */
export const Phone = meta.story({
  ...at(sceneAddress('bim/dictionary/tables/DT-00001'), { phone: true }),
  play: async () => {
    await screen.findByRole('region', { name: 'Points to' })
    await showCard()
  },
})

/** In German. */
export const German = meta.story({
  ...at(sceneAddress('bim/dictionary/tables/DT-00001', 'de')),
  play: async () => {
    await within(await screen.findByRole('group', { name: 'VBAK und die Tabellen ringsum' })).findAllByRole('link')
    await showCard('Beziehungen')
  },
})

/** No field points anywhere. */
export const Empty = meta.story({
  ...page(),
  beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)),
  play: async () => {
    await screen.findByText('No relations')
    await showCard()
  },
})

/** The fields cannot be read. */
export const Failing = meta.story({
  ...page(),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
  play: async () => {
    await screen.findByText('The tables around it could not be loaded')
    await showCard()
  },
})

/** There is no worker: the list still works. */
export const NoLayout = meta.story({
  ...page(),
  parameters: { ...page().parameters, ...unpictured },
  beforeEach: withoutLayout,
  play: async () => void (await screen.findByText('The graph could not be laid out')),
})

/** Within the processes, for who may not change tables. */
export const ReadOnly = meta.story({
  ...at(sceneAddress('bp/dictionary/tables/DT-00001'), { as: 'ordinary' }),
  parameters: { ...at(sceneAddress('bp/dictionary/tables/DT-00001'), { as: 'ordinary' }).parameters, ...unpictured },
  play: () => showGraph('VBAK'),
})

Default.test('names keys, fields that point, and tables that are not kept', async () => {
  const graph = within(await graphOf('VBAK'))
  const own = await graph.findByRole('link', { name: /^VBAK Sales document: header/ })
  await expect(own).toHaveAttribute('aria-current', 'page')
  await expect(within(own).getAllByRole('img', { name: /^Key/ }).length).toBeGreaterThan(0)
  await expect(own).toHaveTextContent(/MATNR\s+MARA/)
  await expect(graph.getByText('MATNR', { selector: '.emb-graph-label *' })).toBeVisible()
  const missing = graph.getByRole('link', { name: /^T000 Not in the dictionary/ })
  await expect(missing).toHaveAttribute('href', expect.stringMatching(/tables\/new\?tableName=T000&system=/))
})

Default.test('is walked by arrows along the check tables, and Enter opens a table', async ({ canvas, userEvent }) => {
  const graph = within(await graphOf('VBAK'))
  const own = await graph.findByRole('link', { name: /^VBAK/ })
  own.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(document.activeElement).not.toBe(own)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(own).toHaveFocus()
  graph.getByRole('link', { name: /^MARA/ }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: /^MARA/ })).toBeVisible()
})

Default.test('follows two steps, and shows the same as a list', async ({ userEvent }) => {
  const graph = within(await graphOf('VBAK'))
  const before = (await graph.findAllByRole('link')).length
  await userEvent.click(screen.getByRole('radio', { name: 'Two steps' }))
  await waitFor(async () => expect(within(await graphOf('VBAK')).getAllByRole('link').length).toBeGreaterThan(before))
  const names = new Set(
    within(await graphOf('VBAK'))
      .getAllByRole('link')
      .map((link) => link.querySelector('bdi')?.textContent),
  )
  await expect(names.size).toBeLessThanOrEqual(40)
  await expect(screen.getByText(/^There are more: the first \d+ tables are shown/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'List' }))
  const list = await screen.findByRole('region', { name: 'Points to' })
  const region = list.parentElement ?? list
  const listed = new Set([
    'VBAK',
    ...within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ])
  await expect(listed).toEqual(names)
})

PointedTo.test('begins with the table that it is about in sight', async () => {
  const graph = await graphOf('MARA')
  const own = await within(graph).findByRole('link', { name: /^MARA/ })
  await waitFor(() => {
    const [card, room] = [own.getBoundingClientRect(), graph.getBoundingClientRect()]
    return expect([card.top >= room.top, card.bottom <= room.bottom]).toEqual([true, true])
  })
})

PointedTo.test('shows what points to it as well, and leads to all fields that do', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
  const sources = within(await screen.findByRole('region', { name: 'Pointed to by' }))
  await expect(sources.getAllByRole('listitem')).toHaveLength(16)
  await userEvent.click(screen.getByRole('link', { name: 'All fields that point to MARA' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Fields' })).toBeVisible()
  await waitFor(() => expect(nth(canvas.getAllByRole('row'), 1)).toHaveTextContent('MARA'))
})

Failing.test('says so, and tries again', async ({ msw, userEvent }) => {
  const card = within(await showCard())
  msw.use(listAnswer.empty(endpoint))
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  await expect(await card.findByText('No relations')).toBeVisible()
})

NoLayout.test('offers the list', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }))
  await expect(await screen.findByRole('region', { name: 'Points to' })).toBeVisible()
})

ReadOnly.test('leads to the search for a table that is not kept, and to pages of the processes', async () => {
  const graph = within(await graphOf('VBAK'))
  await expect(await graph.findByRole('link', { name: /^T000/ })).toHaveAttribute(
    'href',
    `${sceneAddress('bp/dictionary/tables')}?q=T000`,
  )
  await expect(graph.getByRole('link', { name: /^MARA/ })).toHaveAttribute(
    'href',
    sceneAddress('bp/dictionary/tables/DT-00396'),
  )
})
