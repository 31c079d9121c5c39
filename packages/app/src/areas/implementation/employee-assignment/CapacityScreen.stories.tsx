import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { largeCapacity } from './capacity.fixture.js'
import { CapacityScreen } from './CapacityScreen.js'

const meta = preview.meta({ component: CapacityScreen })

const page = sceneAddress('implementation/employee-assignment')
const read = '*/api/implementation/capacity/read'
const map = () => screen.findByRole('treegrid', { name: 'Employee assignment' })
const cell = (name: RegExp) => screen.findByRole('gridcell', { name })
const said = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text, { selector: '.emb-app-capacity-strip [role=status]' })).toBeVisible())
/** The place that the keyboard is at in the map. */
const active = async () => document.getElementById((await map()).getAttribute('aria-activedescendant') ?? '')

/** Somebody with too much in three weeks. */
const over = `${page}?q=Jonas+Feld`
interface User {
  keyboard: (text: string) => Promise<void>
  click: (element: Element) => Promise<void>
}
/** Opens the one who is shown, by key. */
const openByKey = async (user: User) => {
  await cell(/^Jonas Feld, W47/)
  ;(await map()).focus()
  await user.keyboard('{Enter}')
  await bar(/Warehouse rollout/)
}
/** An assignment as a bar. */
const bar = (name: RegExp) => screen.findByRole('gridcell', { name })

/** The map as one finds it: people by unit, the weeks around the current one. */
export const Default = meta.story({
  ...at(page),
  play: async () => {
    await map()
    await screen.findByText(/people over 100 %/)
  },
})

/** Somebody opened: their assignments as bars, one of them picked up. */
export const Opened = meta.story({
  ...at(over),
  play: async ({ userEvent }) => {
    await openByKey(userEvent)
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowRight}')
    await said(/: 20\s?%/)
  },
})

/** What somebody does in a week, beside its cell. */
export const Details = meta.story({
  ...at(over),
  play: async ({ userEvent }) => {
    await userEvent.click(await cell(/^Jonas Feld, W47/))
    await screen.findByRole('dialog', { name: /^Jonas Feld, W47, 130/ })
  },
})

/** Who could take what is too much, and what that would come to. */
export const FindFree = meta.story({
  ...at(over),
  play: async ({ userEvent }) => {
    await cell(/^Jonas Feld, W47, 52 of 40 hours/)
    ;(await map()).focus()
    await userEvent.keyboard('f')
    const dialog = within(await screen.findByRole('dialog', { name: /^Find someone free for Jonas Feld, W47/ }))
    await dialog.findByText(/^Moves 69\.6 h of/)
  },
})

/** What narrows the map. */
export const Filtered = meta.story({
  ...at(`${page}?who=over&skill=Lean&weeks=53`),
  play: async () => {
    await map()
    await screen.findByRole('button', { name: 'Remove filter: Skill' })
  },
})

/** Somebody else changed an assignment meanwhile. */
export const Conflict = meta.story({
  ...at(over),
  play: async ({ userEvent }) => {
    await openByKey(userEvent)
    await asAnother.save('/implementation/employee-assignments/EA-00004', { amount: 40 })
    await userEvent.keyboard('{ArrowDown}+')
    await screen.findByText(/ changed “.+” meanwhile$/)
  },
})

/** Nobody is found. */
export const Empty = meta.story({
  ...at(`${page}?q=nobody+is+called+so`),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Clear filters' })),
})

/** The server fails. */
export const Failing = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...unpictured },
  beforeEach: ({ msw }) => msw.use(http.post(read, () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => void (await canvas.findByText('Capacity could not be loaded')),
})

const asked = z.object({
  from: z.string(),
  weeks: z.number(),
  page: z._default(z.number(), 1),
  size: z._default(z.number(), 50),
})

/** 1,000 people in 104 weeks, of which only those in sight are drawn, and asked for. */
export const Large = meta.story({
  ...at(`${page}?weeks=104`),
  parameters: { ...at(page).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(read, async ({ request }) => HttpResponse.json(largeCapacity(1000, asked.parse(await request.json())))),
    ),
  play: async () => void (await within(await map()).findAllByText('Team 1')),
})

/** On a phone: people below each other, eight weeks each. */
export const Phone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/8 weeks$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** What somebody is assigned to, changed on a phone. */
export const PhonePerson = meta.story({
  ...at(over, { phone: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas Feld/ }))
    await screen.findByRole('dialog', { name: 'Jonas Feld' })
  },
})

/** In German. */
export const German = meta.story({
  ...at(sceneAddress('implementation/employee-assignment', 'de')),
  play: async () => {
    await screen.findByRole('treegrid')
    await screen.findByText(/Personen über 100 %/)
  },
})

Default.test('arrows lead over the cells, and each says who, when and how many hours', async ({ userEvent }) => {
  await map()
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/, W47, .* of .* hours/))
  ;(await map()).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/, W48, /))
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
  await waitFor(async () => expect(await active()).toHaveTextContent(/FTE$/))
  const people = (await map()).getAttribute('aria-rowcount')
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect((await map()).getAttribute('aria-rowcount')).not.toBe(people))
})

FindFree.test('too much is moved by keyboard alone, and is not too much then', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  const move = dialog.getByRole('button', { name: /^Move to / })
  const name = move.textContent.replace('Move to ', '')
  const people = within(dialog.getByRole('radiogroup', { name: 'Who is free' }))
  await expect(people.getByRole('radio', { checked: true })).toBeVisible()
  for (let tabs = 0; tabs < 12 && document.activeElement !== move; tabs += 1) await userEvent.tab()
  await expect(move).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await cell(/^Jonas Feld, W47, 40 of 40 hours, 100/)
  await expect(await screen.findByText(new RegExp(`moved to ${name}$`))).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await cell(/^Jonas Feld, W47, 52 of 40 hours/)
})

Opened.test('what is picked up is put back by Escape, or put down and stored as one', async ({ userEvent }) => {
  const before = (await active())?.getAttribute('aria-label')
  await userEvent.keyboard('{Escape}')
  await said(/^Put back/)
  await expect((await active())?.getAttribute('aria-label')).not.toBe(before)
  await userEvent.keyboard(' ')
  await said(/^Picked up/)
  await userEvent.keyboard('{ArrowRight}+ ')
  await said(/^Put down/)
  await expect(await screen.findByText('1 assignment changed')).toBeVisible()
  await expect(await screen.findByText(/^Saved/)).toBeVisible()
})

Opened.test('an end is moved by a week, and more by 5 %', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}{ArrowUp}{Alt>}{ArrowRight}{/Alt}+{ArrowDown}-')
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/15\s?%/))
  await bar(/Warehouse rollout: 65\s?%/)
  await expect((await screen.findAllByText(/^\d assignments? changed$/))[0]).toBeVisible()
})

Opened.test('an end is dragged by mouse, week by week', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}')
  const label = (await active())?.getAttribute('aria-label') ?? ''
  const grip = (await active())?.querySelector('[data-part=end]')
  if (!grip) throw new Error('There is no grip')
  const { left, top } = grip.getBoundingClientRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: grip, coords: { clientX: left, clientY: top } },
    { target: grip, coords: { clientX: left + 130, clientY: top } },
    { keys: '[/MouseLeft]', target: grip, coords: { clientX: left + 130, clientY: top } },
  ])
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).not.toBe(label))
  await expect(await screen.findByText('1 assignment changed')).toBeVisible()
})

Details.test('leads to the bars, which can be made smaller there', async ({ userEvent }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reduce' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/60\s?%/))
  await waitFor(async () => expect(await map()).toHaveFocus())
  await userEvent.keyboard('-')
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/55\s?%/))
  await cell(/^Jonas Feld, W47, 50 of 40 hours/)
})

Conflict.test('one’s own is written over theirs when one says so', async ({ userEvent }) => {
  await expect(screen.getByText(/^Theirs: 40/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write mine again' }))
  await waitFor(() => expect(screen.queryByText(/ meanwhile$/)).toBeNull())
  await expect(await screen.findByText('1 assignment changed')).toBeVisible()
  await bar(/Warehouse rollout: 65\s?%/)
})

Conflict.test('or theirs is kept', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
  await waitFor(() => expect(screen.queryByText(/ meanwhile$/)).toBeNull())
  await bar(/Warehouse rollout: 40\s?%/)
})

Filtered.test('a filter is taken away, and the address says what is shown', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Over-assigned')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Skill' }))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove filter: Skill' })).toBeNull())
  await userEvent.click(canvas.getByRole('radio', { name: '14 weeks' }))
  await waitFor(async () => expect(await map()).toHaveAttribute('aria-colcount', '15'))
})

Large.test('draws what is in sight alone, and asks for people as one comes to them', async ({ userEvent }) => {
  const grid = await map()
  const cells = () => grid.querySelectorAll('[data-column]').length
  await waitFor(() => expect(cells()).toBeGreaterThan(100))
  await expect(cells()).toBeLessThan(1500)
  grid.focus()
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowRight}{/Control}')
  await waitFor(async () => expect((await active())?.getAttribute('aria-label')).toMatch(/ 1000, W/))
  await expect(cells()).toBeLessThan(1500)
})

PhonePerson.test('more by a button, and it is stored', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  const [more] = await dialog.findAllByRole('button', { name: /^More: / })
  if (!more) throw new Error('There is no button')
  await userEvent.click(more)
  await waitFor(() => expect(dialog.getByText(/^65\s?%$/)).toBeVisible())
  await expect(await screen.findByText('1 assignment changed')).toBeInTheDocument()
})
