import type { Ricefw } from '@embpm/contract/ricefw'
import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { storyRequests } from '@embpm/storybook/storyRequests'
import { unpictured } from '@embpm/storybook/unpictured'
import { toasts } from '@embpm/ui/toast'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { RicefwsBoard } from './RicefwsBoard.js'

const board = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/ricefw?view=board'
/** Some sixty cards in place of ten thousand: what is done with a card does not need the others, and axe reads all that there are. */
const few = `${board}&q=-001`
const endpoint = '/processes/ricefws'

const meta = preview.meta({ component: RicefwsBoard })

const hostile: Ricefw = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Marta Kowalczyk',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
  id: 'RIC-X"]',
  ricefwId: '<b>RPT</b>'.repeat(4),
  wbs: '1.1',
  name: `<script>alert(1)</script> ${'Aging_of_open_items'.repeat(8)}`,
  type: 'Report',
  ricefwInfo: { ricefw: 'RIC-X' },
  module: '"><img>',
  complexity: 'low',
  priority: 'critical',
  status: 'build',
  processId: null,
  processPath: [],
  areaId: null,
  area: null,
  requirementId: null,
  requirement: null,
  functionalOwnerId: 'USR-X',
  functionalOwner: { id: 'USR-X', name: '<img src=x onerror=alert(2)>' },
  technicalOwnerId: null,
  technicalOwner: null,
  estimateHours: 1.5,
  actualHours: 100_000,
  dueDate: '9999-12-31',
  transport: '',
  sourceSystemId: null,
  sourceSystem: null,
  targetSystemId: null,
  targetSystem: null,
}

/** Answers one column itself, and leaves the others to the back end. */
const column = (status: string, answer: () => Response) =>
  http.get(`*/api${endpoint}`, ({ request }) =>
    new URL(request.url).searchParams.get('filter[status][0]') === status ? answer() : undefined,
  )

const failing = () => HttpResponse.json({}, { status: 503 })
const none = () => HttpResponse.json({ rows: [], total: 0, unfilteredTotal: 10_000, page: 1, size: 50 })

const columnOf = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('region', { name })
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
const firstCard = async (region: HTMLElement) => nth(await within(region).findAllByRole('link'), 0)

/** The board as one finds it. */
export const Default = meta.story({ ...at(board) })

/** With a few cards, which are moved about. */
export const Few = meta.story({ ...at(few), parameters: { ...at(few).parameters, ...unpictured } })

/** Searched, filtered by type and status, sorted: an address opens the same board, with the columns of these statuses. */
export const Filtered = meta.story({
  ...at(`${board}&q=sales&type=Interface&status=build&status=UAT&sort=-estimateHours`),
  play: async ({ canvas }) => {
    await firstCard(await columnOf(canvas, 'Build'))
    await expect(canvas.getByRole('region', { name: 'Acceptance test' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Identified' })).toBeNull()
  },
})

/** By technical owner: nobody first, then who has most; an address opens the same board. */
export const ByOwner = meta.story({
  ...at(`${board}&q=-001&group=technicalOwnerId`),
  play: async ({ canvas }) => {
    await firstCard(await columnOf(canvas, 'No owner'))
  },
})

/** Somebody is owner of one of 200 items each: columns that are far away load no cards. */
export const ManyOwners = meta.story({
  ...at(`${board}&group=technicalOwnerId`),
  parameters: { ...at(board).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*/api${endpoint}/values`, () =>
        HttpResponse.json(Array.from({ length: 200 }, (_, place) => ({ value: `USR-9${place}`, count: 200 - place }))),
      ),
    ),
})

/** A column without cards. */
export const EmptyColumn = meta.story({ ...at(few), beforeEach: ({ msw }) => msw.use(column('identified', none)) })

/** One column cannot be loaded, the others can. */
export const FailingColumn = meta.story({
  ...at(few),
  beforeEach: ({ msw }) => msw.use(column('functional spec', failing)),
})

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(`${board}&q=zzzz`) })

/** An organisation without RICEFW items. */
export const Empty = meta.story({ ...at(board), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failing = meta.story({
  ...at(board),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
  play: async ({ canvas }) => {
    await canvas.findByText('The board could not be loaded')
    await pageState.settled()
    // What was asked for in the background may have been said to have failed, too.
    toasts.clear()
  },
})

/** The server takes its time. */
export const Slow = meta.story({ ...at(board), beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)) })

/** Names that try to be markup, and numbers at their limits. */
export const Hostile = meta.story({
  ...at(`${board}&status=build&status=done`),
  beforeEach: ({ msw }) => msw.use(column('done', none), listAnswer.rows(endpoint, [hostile])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(hostile.name)).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

/** On a phone: one column at a time. */
export const Phone = meta.story({ ...at(few, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(few.replace('/en/', '/de/')) })

/** From right to left. */
export const RightToLeft = meta.story({ ...at(few), parameters: { ...at(few).parameters, direction: 'rtl' } })

Few.test('moves the focused card by keyboard, and the focus goes with it', async ({ canvas, userEvent }) => {
  const identified = await columnOf(canvas, 'Identified')
  const card = await firstCard(identified)
  const name = card.textContent ?? ''
  await firstCard(await columnOf(canvas, 'Functional spec'))
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  const next = await columnOf(canvas, 'Functional spec')
  await waitFor(() => expect(next).toContainElement(focused()))
  await expect(focused()).toHaveTextContent(name)
  await expect(await screen.findByText(/moved to Functional spec$/)).toBeVisible()
  // Held down it is one move all the same.
  await fireEvent.keyDown(focused() ?? document.body, { key: 'ArrowRight', altKey: true, shiftKey: true, repeat: true })
  await expect(next).toContainElement(focused())
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  const after = await columnOf(canvas, 'Technical spec')
  await waitFor(() => expect(after).toContainElement(focused()))
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await waitFor(() => expect(next).toContainElement(focused()))
})

Few.test(
  'lets a user without a role move nothing',
  { parameters: { as: 'ordinary' } },
  async ({ canvas, userEvent }) => {
    const identified = await columnOf(canvas, 'Identified')
    const card = await firstCard(identified)
    await firstCard(await columnOf(canvas, 'Functional spec'))
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'New RICEFW item' })).toBeNull()
    card.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(identified).toContainElement(card)
    await expect(card).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const here = within(await screen.findByRole('group', { name: 'On this page' }))
    await expect(here.getByRole('option', { name: /^Export CSV/ })).toBeVisible()
    await expect(here.queryByRole('option', { name: /New/ })).toBeNull()
  },
)

Few.test('is grouped by another field, as the address says', async ({ canvas, userEvent }) => {
  await firstCard(await columnOf(canvas, 'Identified'))
  await userEvent.click(canvas.getByRole('button', { name: 'Group by: Status' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Type' }))
  await firstCard(await columnOf(canvas, 'Interface'))
  await expect(canvas.queryByRole('region', { name: 'Identified' })).toBeNull()
  await expect(canvas.getByRole('link', { name: 'Effort' })).toHaveAttribute(
    'href',
    expect.stringContaining('group=type'),
  )
  // By type cards move as well, and back.
  const interfaces = await columnOf(canvas, 'Interface')
  const card = await firstCard(interfaces)
  const name = card.textContent ?? ''
  const conversions = await columnOf(canvas, 'Conversion')
  await firstCard(conversions)
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(conversions).toContainElement(focused()))
  await expect(await screen.findByText(/moved to Conversion$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await firstCard(interfaces)).toHaveTextContent(name))
})

ByOwner.test('moves a card from nobody to somebody by keyboard, and back', async ({ canvas, userEvent }) => {
  const nobody = await columnOf(canvas, 'No owner')
  const card = await firstCard(nobody)
  const name = card.textContent ?? ''
  const [, second] = canvas.getAllByRole('region')
  const owner = second ?? nobody
  await firstCard(owner)
  const person = within(owner).getByRole('heading').textContent ?? ''
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(owner).toContainElement(focused()))
  await expect(focused()).toHaveTextContent(name)
  await expect(focused()?.closest('[data-card]')?.querySelector(`[title="${person}"]`)).toBeVisible()
  await expect(await screen.findByText(new RegExp(`moved to ${person}$`))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await firstCard(nobody)).toHaveTextContent(name))
  await expect(await screen.findByText(/is back in No owner$/)).toBeVisible()
})

ManyOwners.test('loads the cards of columns that are near', async ({ canvas }) => {
  await firstCard(await columnOf(canvas, 'No owner'))
  const columns = canvas.getAllByRole('region')
  await expect(columns.length).toBeGreaterThan(200)
  const last = nth(columns, -1)
  await expect(last.querySelector('.emb-app-board-count')).toHaveTextContent('1')
  await expect(within(last).queryByText('No entries here')).toBeNull()
  last.scrollIntoView({ inline: 'end' })
  await expect(await within(last).findByText('No entries here')).toBeVisible()
})

Few.test('says that there is no column beyond the first', async ({ canvas, userEvent }) => {
  const card = await firstCard(await columnOf(canvas, 'Identified'))
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect(await canvas.findByText('There is no column beyond this one.')).toBeInTheDocument()
  await expect(card).toHaveFocus()
})

Few.test('moves a card by its menu, and takes it back', async ({ canvas, userEvent }) => {
  const identified = await columnOf(canvas, 'Identified')
  const name = (await firstCard(identified)).textContent ?? ''
  const done = await columnOf(canvas, 'Done')
  await firstCard(done)
  const before = done.querySelector('.emb-app-board-count')?.textContent
  await userEvent.click(nth(within(identified).getAllByRole('button', { name: /^Move / }), 0))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Move to Done/ }))
  await waitFor(async () => expect(await firstCard(done)).toHaveTextContent(name))
  await waitFor(() => expect(done).toContainElement(focused()))
  await expect(done.querySelector('.emb-app-board-count')?.textContent).not.toBe(before)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await firstCard(identified)).toHaveTextContent(name))
  await expect(await screen.findByText(/is back in Identified$/)).toBeVisible()
  await waitFor(() => expect(done.querySelector('.emb-app-board-count')?.textContent).toBe(before))
})

Filtered.test(
  'takes a move to a column that is not shown back after it was saved',
  async ({ canvas, userEvent, msw }) => {
    const build = await columnOf(canvas, 'Build')
    const name = (await firstCard(build)).textContent ?? ''
    const asked = new Promise<void>((resolve) => msw.use(http.patch(`*/api${endpoint}/:id`, () => resolve())))
    await userEvent.click(nth(within(build).getAllByRole('button', { name: /^Move / }), 0))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Move to Done/ }))
    await asked
    await waitFor(() => expect(storyRequests.isWaiting()).toBe(false))
    await waitFor(async () => expect(await firstCard(build)).not.toHaveTextContent(name))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText(/is back in Build$/)).toBeVisible()
    await waitFor(async () => expect(await firstCard(build)).toHaveTextContent(name))
  },
)

Few.test('puts a card back when the server fails, and tries again', async ({ canvas, userEvent, msw }) => {
  msw.use(http.patch(`*/api${endpoint}/:id`, failing, { once: true }))
  const identified = await columnOf(canvas, 'Identified')
  const card = await firstCard(identified)
  const name = card.textContent ?? ''
  const next = await columnOf(canvas, 'Functional spec')
  await firstCard(next)
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect(await screen.findByText(/could not be moved and is back in Identified$/)).toBeVisible()
  await expect(await firstCard(identified)).toHaveTextContent(name)
  await waitFor(() => expect(identified).toContainElement(focused()))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await firstCard(next)).toHaveTextContent(name))
})

Few.test('shows a card where somebody else has put it', async ({ canvas, userEvent }) => {
  const identified = await columnOf(canvas, 'Identified')
  const card = await firstCard(identified)
  const name = card.textContent ?? ''
  const id = card.getAttribute('href')?.split('/').at(-1)
  await asAnother.save(`${endpoint}/${id}`, { status: 'build' })
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect(await screen.findByText(/is in Build now/)).toBeVisible()
  await expect(await firstCard(await columnOf(canvas, 'Build'))).toHaveTextContent(name)
})

Few.test('drags a card with the mouse; Escape ends the drag', async ({ canvas, userEvent }) => {
  const identified = await columnOf(canvas, 'Identified')
  const card = await firstCard(identified)
  const name = card.textContent ?? ''
  const next = await columnOf(canvas, 'Functional spec')
  await firstCard(next)
  const from = card.getBoundingClientRect()
  const to = next.getBoundingClientRect()
  const start = { clientX: from.left + 10, clientY: from.top + 8 }
  const end = { clientX: to.left + 40, clientY: to.top + 200 }
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: card, coords: start },
    { target: next, coords: end },
  ])
  await waitFor(() => expect(next).toHaveAttribute('data-target'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(next).not.toHaveAttribute('data-target'))
  await userEvent.pointer([{ keys: '[/MouseLeft]', target: next, coords: end }])
  await expect(await firstCard(identified)).toHaveTextContent(name)
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: card, coords: start },
    { target: next, coords: end },
    { keys: '[/MouseLeft]', target: next, coords: end },
  ])
  await waitFor(async () => expect(await firstCard(next)).toHaveTextContent(name))
  await expect(canvas.getByRole('group', { name: 'Board' })).toBeVisible()
})

Default.test('loads more cards of a column', async ({ canvas, userEvent }) => {
  const build = await columnOf(canvas, 'Build')
  await firstCard(build)
  await expect(within(build).getAllByRole('listitem')).toHaveLength(20)
  await userEvent.click(within(build).getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(within(build).getAllByRole('listitem')).toHaveLength(40))
})

Default.test('leads to the list with the same search, and back', async ({ canvas, userEvent }) => {
  await firstCard(await columnOf(canvas, 'Build'))
  await userEvent.type(await canvas.findByRole('searchbox'), 'invoice interface')
  await waitFor(() => expect(canvas.queryByText('10,000')).toBeNull())
  await userEvent.click(canvas.getByRole('link', { name: 'List' }))
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
  await userEvent.click(canvas.getByRole('link', { name: 'Board' }))
  await expect(await columnOf(canvas, 'Build')).toBeVisible()
  await expect(canvas.getByRole('searchbox')).toHaveValue('invoice interface')
})

FailingColumn.test('asks a failed column again', async ({ canvas, userEvent, msw }) => {
  const region = await columnOf(canvas, 'Functional spec')
  const retry = await within(region).findByRole('button', { name: 'Try again' })
  msw.use(column('functional spec', none))
  await userEvent.click(retry)
  await expect(await within(region).findByText('No entries here')).toBeVisible()
})

NoMatch.test('takes the filters away', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
  await firstCard(await columnOf(canvas, 'Build'))
})

RightToLeft.test('the arrow to the left leads on', async ({ canvas, userEvent }) => {
  const card = await firstCard(await columnOf(canvas, 'Identified'))
  const next = await columnOf(canvas, 'Functional spec')
  await firstCard(next)
  card.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await waitFor(() => expect(next).toContainElement(focused()))
})
