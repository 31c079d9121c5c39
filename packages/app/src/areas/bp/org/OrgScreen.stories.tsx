import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OrgScreen } from './OrgScreen.js'

const meta = preview.meta({ component: OrgScreen })

const page = sceneAddress('bp/org')

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const chartOf = async (canvas: Canvas) => within(await canvas.findByRole('tree', { name: 'Organisation chart' }))
const listOf = async (canvas: Canvas) => within(await canvas.findByRole('tree', { name: 'Units and positions' }))

/** The structure as one finds it: the highest level is open. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await (await chartOf(canvas)).findByRole('treeitem', { name: /^Executive board/ })
  },
})

/** A position above 100 % is chosen: who has it when, and in which months it is too much. */
export const OverAssigned = meta.story({
  ...at(`${page}?at=POS-00061`),
  play: async ({ canvas }) => {
    await canvas.findByText('Over-assigned, 120%')
    await canvas.findByRole('group', { name: 'Assignments' })
  },
})

/** Only what is vacant, in the list. */
export const Vacant = meta.story({
  ...at(`${page}?show=vacant&at=POS-00008`),
  play: async ({ canvas }) => {
    await (await listOf(canvas)).findAllByRole('treeitem', { name: /Controller/ })
  },
})

/** A day on which there was nothing. */
export const NoUnits = meta.story({
  ...at(`${page}?on=1990-01-01`),
  play: async ({ canvas }) => {
    await canvas.findByText('No units on this date.')
  },
})

/** On a phone: one unit at a time. */
export const Phone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Executive board' })
  },
})

/** In German. */
export const German = meta.story({
  ...at(sceneAddress('bp/org', 'de')),
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('tree', { name: 'Organigramm' }))
    await chart.findByRole('treeitem', { name: /^Executive board/ })
  },
})

Default.test('another day draws chart, list and totals anew, and is in the address', async ({ canvas, userEvent }) => {
  const chart = await chartOf(canvas)
  const [board] = await chart.findAllByRole('treeitem', { name: /^Executive board/ })
  const total = () => canvas.getByText(/units · .* FTE/).textContent
  const before = { said: board?.textContent, total: total() }
  const list = await listOf(canvas)
  const row = list.getByRole('treeitem', { name: /^Executive board/ }).textContent
  await userEvent.click(canvas.getByRole('spinbutton', { name: /year/i }))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(total()).not.toBe(before.total))
  await waitFor(() =>
    expect(chart.getByRole('treeitem', { name: /^Executive board/ }).textContent).not.toBe(before.said),
  )
  await expect(list.getByRole('treeitem', { name: /^Executive board/ }).textContent).not.toBe(row)
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(total()).toBe(before.total))
})

Default.test(
  'is walked by keys: down, beside, home, by letters, and folded with a count',
  async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('tree', { name: 'Organisation chart' })
    const chart = within(tree)
    await chart.findByRole('treeitem', { name: /^Executive board/ })
    await pageState.settled()
    const current = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    tree.focus()
    await expect(current()).toMatch(/^Executive board ?\d/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(current()).toMatch(/Chief executive officer/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(current()).toMatch(/Assistant to the board/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(current()).toMatch(/^Production ?\d/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(current()).toMatch(/^Logistics ?\d/)
    const logistics = () => chart.getByRole('treeitem', { name: /^Logistics \d/ })
    await expect(logistics()).toHaveAttribute('aria-expanded', 'false')
    await expect(logistics()).toHaveTextContent(/\+\d{3}/)
    await userEvent.keyboard('+')
    await expect(logistics()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('-')
    await expect(logistics()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}')
    await expect(current()).toMatch(/^Executive board/)
    await userEvent.keyboard('sal')
    await expect(current()).toMatch(/^Sales ?\d/)
    await userEvent.keyboard('{Home}')
    await expect(current()).toMatch(/^Executive board/)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Executive board' })).toBeVisible()
  },
)

Default.test('only cards in sight are in the document', async ({ canvas, userEvent }) => {
  const tree = await canvas.findByRole('tree', { name: 'Organisation chart' })
  await within(tree).findByRole('treeitem', { name: /^Executive board/ })
  await pageState.settled()
  const count = () => within(tree).getAllByRole('treeitem').length
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((card) => card.textContent)
  const before = names()
  await expect(count()).toBeLessThan(120)
  tree.focus()
  await userEvent.keyboard('{Shift>}{ArrowRight>30}{/ArrowRight}{/Shift}')
  await waitFor(() => expect(names()).not.toEqual(before))
  await expect(count()).toBeLessThan(120)
})

Vacant.test('says vacant with since when, above 100 % with how much, and equal ones once', async ({ canvas }) => {
  const chart = await chartOf(canvas)
  await expect(await chart.findByRole('treeitem', { name: /^Controller Vacant since Sep 1, 2026/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const list = await listOf(canvas)
  await waitFor(() => expect(list.queryByRole('treeitem', { name: /^Chief executive officer/ })).toBeNull())
})

OverAssigned.test('names the months above 100 % in the total, and every bar in words', async ({ canvas }) => {
  const timeline = within(await canvas.findByRole('group', { name: 'Assignments' }))
  await expect(timeline.getByText('120 %')).toBeVisible()
  await expect(
    timeline.getByRole('button', {
      name: /: 40 %, Oct 1, 2026 – Dec 31, 2026, More than 100 % allowed by .* \(today\)/,
    }),
  ).toBeVisible()
  await expect(timeline.getByRole('button', { name: /: 20 %, Jan 1, 2027 – open end \(planned\)/ })).toBeVisible()
  const chart = await chartOf(canvas)
  await expect(await chart.findByRole('treeitem', { name: /^Assistant .*120%.* above 100 %/ })).toBeVisible()
})

Default.test('moves a unit with a preview of what changes, and takes it back', async ({ canvas, userEvent }) => {
  const tree = await canvas.findByRole('tree', { name: 'Organisation chart' })
  const chart = within(tree)
  await userEvent.click(await chart.findByRole('treeitem', { name: /^Finance \d/ }))
  tree.focus()
  await userEvent.keyboard('m')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Finance' }))
  await expect(await dialog.findByText(/Units that move along: \d+\. Positions: \d+\./)).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: /unit/i }))
  const picker = within(await screen.findByRole('dialog', { name: 'Select unit' }))
  await userEvent.type(picker.getByRole('searchbox'), 'Sales Lille')
  await userEvent.dblClick(await picker.findByRole('treeitem', { name: /Sales Lille/ }))
  const effects = within(await dialog.findByRole('region', { name: 'What changes' }))
  await waitFor(() => expect(effects.getByText('Head of finance')).toBeVisible())
  await expect(effects.getByText('Manager, Sales Lille')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await expect(await screen.findByText('“Finance” moved to Sales Lille')).toBeVisible()
  const finance = () => chart.queryByRole('treeitem', { name: /^Finance \d/ })
  await waitFor(() => expect(finance()?.getAttribute('aria-level')).not.toBe('2'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('“Finance” is back where it was')).toBeVisible()
  await waitFor(() => expect(finance()).toHaveAttribute('aria-level', '2'))
})

NoUnits.test('leads back to today', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change date' }))
  await (await chartOf(canvas)).findByRole('treeitem', { name: /^Executive board/ })
})

Phone.test('steps into a unit and back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Production/ }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Production' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Back to Executive board' }))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Executive board' })).toBeVisible()
})
