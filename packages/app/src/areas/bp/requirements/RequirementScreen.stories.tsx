import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { withoutLayout } from '../../../graph/withoutLayout.fixture.js'
import { RequirementScreen } from './RequirementScreen.js'

const meta = preview.meta({ component: RequirementScreen })

const scenes = pageScenes({ path: 'bp/requirements', id: 'REQ-00001' })
const page = (id: string, search = '') => at(sceneAddress(`bp/requirements/${id}${search}`))
const decision = '*/api/processes/requirements/:id/approval'

/** What stands in the bar above the fields. */
const bar = () => screen.findByRole('region', { name: 'Approval' })
const graphOf = () => screen.findByRole('group', { name: /^What REQ-0001 comes from/ })
const nodesOf = async () => within(await graphOf()).findAllByRole('link')

/** Brings what is connected in sight, as soon as nothing moves any more. */
async function showTrace() {
  await pageState.settled()
  screen
    .getByRole('heading', { name: 'Traceability' })
    .closest('section')
    ?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** One that is approved and in the work: what is locked is plain text. */
export const Default = meta.story({ ...scenes.found, play: async () => void (await nodesOf()) })

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone: a card that opens, and what is connected as a list. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** One that waits for a decision. */
export const Ready = meta.story({ ...page('REQ-00003'), play: async () => void (await bar()) })

/** One that was rejected says why. */
export const Rejected = meta.story({
  ...page('REQ-00015'),
  play: async () => void (await screen.findByText('Rejected:')),
})

/** A change request, with the requirement that it changes. */
export const Change = meta.story({
  ...page('REQ-00040'),
  play: async () => void (await screen.findByText(/^Change request:/)),
})

/** Where it comes from and what serves it, as a graph. */
export const Graph = meta.story({
  ...page('REQ-00001'),
  play: async () => {
    await nodesOf()
    await showTrace()
  },
})

/** The list beside the graph: the same, in the same order. */
export const AsList = meta.story({
  ...page('REQ-00001', '?trace=list'),
  play: async () => {
    await screen.findByRole('region', { name: 'RICEFW items' })
    await showTrace()
  },
})

/** On a phone what is connected is a list. */
export const ListOnAPhone = meta.story({
  ...at(sceneAddress('bp/requirements/REQ-00001'), { phone: true }),
  play: async () => {
    await screen.findByRole('region', { name: 'RICEFW items' })
    await showTrace()
  },
})

/** There is no worker: the list still works. */
export const NoLayout = meta.story({
  ...page('REQ-00001'),
  parameters: { ...page('REQ-00001').parameters, ...unpictured },
  beforeEach: withoutLayout,
  play: async () => void (await screen.findByText('The graph could not be laid out')),
})

New.test('creates one with the next number and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Made by a story')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: /^REQ-\d+ Made by a story$/ })).toBeVisible())
})

Ready.test('is approved: who and when are shown, and what is locked is plain text', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve REQ-0003?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'As discussed')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await expect(await screen.findByText(/^Locked by the approval of Marta Kowalczyk, /)).toBeVisible()
  await expect(
    within(await bar()).getByText(/^Marta Kowalczyk · /, { selector: '[data-state="done"] span' }),
  ).toBeVisible()
  await expect(canvas.queryByRole('textbox', { name: /^Title/ })).toBeNull()
  await expect(canvas.getByRole('group', { name: 'Title, locked' })).toBeVisible()
  await expect(canvas.getByRole('group', { name: 'Process, locked' })).toBeVisible()
  await expect(canvas.getByRole('combobox', { name: /^Owner/ })).toBeEnabled()
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
  await expect(await canvas.findByText(/Approved · Marta Kowalczyk · .* · As discussed/)).toBeVisible()
})

Ready.test('is rejected with a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject REQ-0003?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await expect(await dialog.findByText('Say why it is rejected')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Two in one')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await expect(await canvas.findByText('Two in one')).toBeVisible()
  await expect(await canvas.findByRole('button', { name: 'Request approval' })).toBeVisible()
})

Ready.test('says that a decision failed, and decides nothing', async ({ canvas, userEvent, msw }) => {
  msw.use(http.post(decision, () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve REQ-0003?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await expect(await dialog.findByText('The decision could not be saved. Try again.')).toBeVisible()
  await expect(within(await bar()).queryByText(/^Locked by/)).toBeNull()
})

Ready.test('lets a user without a role decide nothing', { parameters: { as: 'ordinary' } }, async ({ canvas }) => {
  await bar()
  await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  await expect(await canvas.findByRole('textbox', { name: /^Comment on REQ-0003/ })).toBeVisible()
})

Default.test('a change is asked for, approved, and taken over', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }))
  await canvas.findByRole('heading', { name: /^REQ-0001-C1 / })
  const title = await canvas.findByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Show late orders')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await canvas.findByRole('heading', { name: 'REQ-0001-C1 Show late orders' })
  await userEvent.click(await canvas.findByRole('button', { name: 'Request approval' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve REQ-0001-C1?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await expect(await canvas.findByText('This change request was applied to')).toBeVisible()
  const line = canvas.getByText('This change request was applied to').closest('p')
  await userEvent.click(within(line ?? document.body).getByRole('link'))
  await expect(await canvas.findByRole('heading', { name: 'REQ-0001 Show late orders' })).toBeVisible()
})

Default.test('the graph is walked by keyboard, and the list says the same', async ({ canvas, userEvent }) => {
  const nodes = await nodesOf()
  const names = nodes.map((node) => node.getAttribute('data-node'))
  const own = nodes.find((node) => node.getAttribute('aria-current') === 'page')
  own?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(document.activeElement).toBe(nodes[0])
  await userEvent.keyboard('{ArrowRight}')
  await expect(own).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(document.activeElement?.getAttribute('data-node')).toMatch(/^ricefws /)
  await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
  const list = await canvas.findByRole('region', { name: 'RICEFW items' })
  await expect(within(list).getAllByRole('link').length).toBeGreaterThan(0)
  const listed = [...document.querySelectorAll('.emb-app-trace-list [data-node]')].map((one) =>
    one.getAttribute('data-node'),
  )
  await expect(listed).toEqual(names)
})

NoLayout.test('shows the list in its place', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show as a list' }))
  await expect(await canvas.findByRole('region', { name: 'RICEFW items' })).toBeVisible()
})

Default.test('somebody is mentioned in the discussion', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'Comment on REQ-0001' })
  await userEvent.type(field, '@nora')
  const people = within(await screen.findByRole('listbox', { name: 'People' }))
  await userEvent.click(await people.findByRole('option', { name: /Nora Eriksen/ }))
  await expect(await canvas.findByText('Will be told: Nora Eriksen')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await expect(await canvas.findByText('@Nora Eriksen', { ignore: 'textarea' })).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(''))
})
