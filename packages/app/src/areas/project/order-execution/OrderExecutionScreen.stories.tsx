import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { dropFiles, textFile } from '../../../uploads/uploadFiles.fixture.js'
import { largeGrid } from './grid.fixture.js'
import { OrderExecutionScreen } from './OrderExecutionScreen.js'

const meta = preview.meta({ component: OrderExecutionScreen })

const page = sceneAddress('project/execution/orders')
const grid = () => screen.findByRole('grid', { name: 'Order execution' })
/** The cell of an order in a week. */
const cell = async (order: string, week: string): Promise<HTMLElement> => {
  const inside = within(await grid())
  const column = (await inside.findByRole('columnheader', { name: new RegExp(`^${week}`) })).ariaColIndex
  const row = await inside.findByRole('row', { name: new RegExp(order) })
  const found = within(row)
    .getAllByRole('gridcell')
    .find(({ ariaColIndex }) => ariaColIndex === column)
  if (!found) throw new Error(`There is no cell of ${order} in ${week}`)
  return found
}
const said = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text, { selector: '[role=status]' })).toBeVisible())

/** Goes to a cell by a press that selects it, and takes the selection away again: the keyboard is there then. */
const goTo = async (user: User, order: string, week: string) => {
  const target = await cell(order, week)
  ;(await grid()).focus()
  await user.keyboard('{Control>}')
  await user.click(target)
  await user.keyboard('{/Control}{Escape}')
  await expect(await grid()).toHaveAttribute('aria-activedescendant', target.id)
}
interface User {
  keyboard: (text: string) => Promise<void>
  click: (element: Element) => Promise<void>
}
const field = (name: string) => screen.findByRole('textbox', { name })
/** What a cell is called: how it stands, and what was done of what was planned. */
const shows = (order: string, week: string, text: RegExp) =>
  waitFor(async () => expect(await cell(order, week)).toHaveAccessibleName(text))

/** Three orders that are due in week 45, below each other. */
const [first, second, third] = ['OO-100531', 'OO-100740', 'OO-100864'] as const

/** The year as one finds it, in November: what is to be done next stands first, October is closed. */
export const Default = meta.story({
  ...at(page),
  play: async () => {
    await cell(first, 'W45')
    await expect(screen.getByText(/^\d+ due$/)).toBeVisible()
  },
})

/** By month, and in pieces. */
export const Months = meta.story({
  ...at(`${page}?by=months&show=quantity`),
  play: async () => void (await within(await grid()).findByRole('columnheader', { name: /^Nov/ })),
})

/** A cell that is typed into: hours and quantity beside it. */
export const Typing = meta.story({
  ...at(page),
  play: async ({ userEvent }) => {
    await goTo(userEvent, first, 'W45')
    await userEvent.keyboard('2')
    await expect(await field('Hours')).toHaveFocus()
    await userEvent.keyboard('2')
  },
})

/** A range of cells is selected, to be confirmed at once. */
export const Selected = meta.story({
  ...at(page),
  play: async ({ userEvent }) => {
    await goTo(userEvent, 'OO-100109', 'W45')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByRole('toolbar', { name: 'Selected intervals' })
  },
})

/** What is known of a cell, beside the grid: its evidence and its changes. */
export const Details = meta.story({
  ...at(`${page}?details=on`),
  play: async ({ userEvent }) => {
    await goTo(userEvent, 'OO-100131', 'W47')
    const panel = within(await screen.findByRole('complementary', { name: 'Details' }))
    await panel.findByRole('link', { name: 'Open execution' })
    await panel.findByRole('region', { name: 'Documents' })
  },
})

/** Somebody else was faster: what they entered, and what one entered oneself. */
export const Conflict = meta.story({
  ...at(page),
  play: async ({ userEvent }) => {
    await goTo(userEvent, first, 'W45')
    await asAnother.save('/project/executions/EX-00807', { hours: 12, state: 'confirmed' })
    await userEvent.keyboard('20')
    await field('Hours')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('There now: 12 h, 0 pc. You entered: 20 h, 0 pc.')
  },
})

/** Without a network: what is entered is kept. */
export const Offline = meta.story({
  ...at(page),
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ userEvent }) => {
    await goTo(userEvent, first, 'W45')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await userEvent.keyboard('20')
    await field('Hours')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('1 entry is not sent yet')
  },
})

/** A block of a spreadsheet was pasted: what is no number, and what has no place, is named. */
export const Pasted = meta.story({
  ...at(page),
  play: async ({ userEvent }) => {
    await goTo(userEvent, first, 'W45')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '22\t3\n7.x\n5\n')
    await fireEvent(await grid(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await screen.findByText('2 values were not pasted')
  },
})

/** A year of which nothing is to be done. */
export const Empty = meta.story({
  ...at(`${page}?year=2025`),
  play: async ({ canvas }) => void (await canvas.findByText('Nothing is to be executed in 2025')),
})

/** The server fails. */
export const Failing = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/project/execution-grid/read', () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => void (await canvas.findByText('Order execution could not be loaded')),
})

/** 500 orders that are done each week: 26,500 cells, of which only those in sight are drawn. */
export const Large = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/project/execution-grid/read', () => HttpResponse.json(largeGrid(500)))),
  play: async () => void (await cell('OO-200000', 'W47')),
})

/** Of one project, as the header's filter chose it: the address says so. */
export const OfAProject = meta.story({
  ...at(`${page}?projectId=PRJ-00002`),
  parameters: { ...at(page).parameters, ...unpictured },
  play: async () => void (await within(await grid()).findAllByRole('row')),
})

/** On a phone: one week, its orders below each other. */
export const Phone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /OO-100131/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** What was done of one order, entered on a phone. */
export const PhoneEntry = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /OO-101925/ }))
    await screen.findByRole('dialog')
  },
})

/** In German. */
export const German = meta.story({
  ...at(sceneAddress('project/execution/orders', 'de')),
  play: async () => {
    const found = await screen.findByRole('grid', { name: 'Auftragsausführung' })
    await within(found).findByRole('columnheader', { name: /^KW45/ })
  },
})

Default.test('the keys of a spreadsheet lead through it, and it says where one is', async ({ userEvent }) => {
  const at47 = await cell('OO-101445', 'W47')
  const found = await grid()
  found.focus()
  await expect(found).toHaveAttribute('aria-activedescendant', at47.id)
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}')
  await expect(found).toHaveAttribute('aria-activedescendant', (await cell('OO-100109', 'W45')).id)
  await userEvent.keyboard('{End}')
  const last = await cell('OO-100109', 'W53')
  await waitFor(() => expect(found).toHaveAttribute('aria-activedescendant', last.id))
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  await waitFor(() =>
    expect(document.getElementById(found.getAttribute('aria-activedescendant') ?? '')).toHaveAttribute(
      'data-row',
      String(Number(found.ariaRowCount) - 2),
    ),
  )
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await waitFor(async () => expect(found).toHaveAttribute('aria-activedescendant', (await cell('OO-101445', 'W01')).id))
})

Default.test('is entered by keyboard alone: down by Enter, to the quantity by Tab', async ({ userEvent }) => {
  await goTo(userEvent, first, 'W45')
  await userEvent.keyboard('2')
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.keyboard('2.5{Enter}')
  await shows(first, 'W45', /22\.5 \/ 22\.5/)
  await said(/^OO-100531 W45: 22\.5 h, 0 pc/)
  await expect(await grid()).toHaveFocus()
  await expect(await grid()).toHaveAttribute('aria-activedescendant', (await cell(second, 'W45')).id)
  await userEvent.keyboard('{F2}')
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.keyboard('7.5{Tab}')
  await expect(await field('Quantity')).toHaveFocus()
  await userEvent.keyboard('1{Control>}{Enter}{/Control}')
  await said(/^OO-100740 W45: 7\.5 h, 1 pc, confirmed/)
  await shows(second, 'W45', /^Confirmed/)
  await userEvent.keyboard('9')
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await shows(third, 'W45', /^Due 0 \/ 5\.5/)
  await expect(await screen.findByText(/^Saved/)).toBeVisible()
})

Default.test('only what is entered is confirmed, nothing done by a 0', async ({ userEvent }) => {
  await goTo(userEvent, first, 'W45')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await said(/^Nothing is entered that could be confirmed$/)
  await userEvent.keyboard('0')
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await shows(first, 'W45', /^Entered 0/)
  await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}')
  await shows(first, 'W45', /^Confirmed 0/)
})

Default.test('what is no number stays to be mended', async ({ userEvent }) => {
  await goTo(userEvent, first, 'W45')
  await userEvent.keyboard('1')
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.keyboard('x{Enter}')
  await expect(await screen.findByText('“1x” is no number')).toBeVisible()
  await expect(await field('Hours')).toHaveFocus()
  await userEvent.click(await cell(third, 'W45'))
  await expect(await field('Hours')).toHaveFocus()
  await expect(await field('Hours')).toHaveValue('1x')
})

Default.test(
  'a closed week refuses with its reason, and so does where nothing is to be done',
  async ({ userEvent }) => {
    await goTo(userEvent, 'OO-100131', 'W47')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}5')
    await said(/^W43 is closed$/)
    await expect(screen.queryByRole('textbox', { name: 'Hours' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}5')
    await said(/^OO-100131 W44 has no interval$/)
  },
)

Default.test(
  'a correction of what is confirmed has to be confirmed anew, and leaves a trace',
  async ({ userEvent }) => {
    await goTo(userEvent, 'OO-100131', 'W47')
    await userEvent.keyboard('{F2}')
    await expect(await field('Hours')).toHaveFocus()
    await userEvent.keyboard('12{Enter}')
    await shows('OO-100131', 'W47', /^Entered 12 \/ 14\.5/)
    await userEvent.keyboard('{ArrowUp}d')
    const panel = within(await screen.findByRole('complementary', { name: 'Details' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Show all changes' }))
    const change = within(await panel.findByRole('list', { name: 'Changes' }))
    await expect(await change.findByText('13.5')).toBeVisible()
    await expect(change.getByText('12')).toBeVisible()
  },
)

Default.test('the chosen year, months and what is shown stand in the address', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Months' }))
  await within(await grid()).findByRole('columnheader', { name: /^Nov/ })
  await userEvent.click(canvas.getByRole('button', { name: 'Show 2027' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Show 2028' })).toBeVisible())
})

Selected.test('confirms those that are entered at once', async ({ userEvent }) => {
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected intervals' }))
  await expect(bar.getByText('4 intervals')).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: 'Confirm 3' }))
  await said(/^3 confirmed$/)
  for (const order of ['OO-100109', 'OO-100131', 'OO-100193']) await shows(order, 'W45', /^Confirmed/)
  await shows(first, 'W45', /^Due/)
  await expect(screen.queryByRole('toolbar', { name: 'Selected intervals' })).toBeNull()
})

Conflict.test('one wins, the other enters theirs again', async ({ userEvent }) => {
  await shows(first, 'W45', /20 \/ 22\.5/)
  await userEvent.click(screen.getByRole('button', { name: 'Enter mine again' }))
  await waitFor(() => expect(screen.queryByText(/^There now/)).toBeNull())
  await shows(first, 'W45', /^Entered 20 \/ 22\.5/)
})

Conflict.test('or keeps what the other entered', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
  await shows(first, 'W45', /^Confirmed 12 \/ 22\.5/)
})

Offline.test('it is sent once there is a network again', async () => {
  await expect((await cell(first, 'W45')).querySelector('[aria-label="Not sent yet"]')).not.toBeNull()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('1 entry is not sent yet')).toBeNull())
  await shows(first, 'W45', /^Entered 20 \/ 22\.5/)
})

Pasted.test('what can be entered is, and the rest is named', async ({ userEvent }) => {
  await expect(screen.getByText('OO-100740 W45: “7.x” is no number')).toBeVisible()
  await expect(screen.getByText('OO-100531 W46: no interval for “3”')).toBeVisible()
  await shows(first, 'W45', /22 \/ 22\.5/)
  await shows(third, 'W45', /5 \/ 5\.5/)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText('2 values were not pasted')).toBeNull())
})

PhoneEntry.test('is confirmed with what was planned', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'))
  await expect(dialog.getByRole('textbox', { name: /^Hours/ })).toHaveValue('18.5')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByRole('button', { name: /OO-101925 · Confirmed/ })).toBeVisible()
})

Large.test('draws what is in sight, and goes to its last corner by a key', async ({ userEvent }) => {
  const found = await grid()
  await expect(found).toHaveAttribute('aria-rowcount', '501')
  await expect(within(found).getAllByRole('gridcell').length).toBeLessThan(2500)
  found.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const corner = await waitFor(async () => cell('OO-200499', 'W53'))
  await waitFor(() => expect(found).toHaveAttribute('aria-activedescendant', corner.id))
  await expect(within(found).getAllByRole('gridcell').length).toBeLessThan(2500)
})

OfAProject.test('shows its orders alone, and leads back to all', async ({ canvas, userEvent }) => {
  const few = Number((await grid()).ariaRowCount)
  await userEvent.click(await canvas.findByRole('button', { name: /^Show all projects/ }))
  await waitFor(async () => expect(Number((await grid()).ariaRowCount)).toBeGreaterThan(few))
})

Details.test('a file that is dropped there is counted in the cell', async () => {
  const panel = within(screen.getByRole('complementary', { name: 'Details' }))
  await dropFiles(await panel.findByText(/^No documents here yet/), textFile('Counted.txt'))
  await expect(await panel.findByRole('link', { name: 'Counted' })).toBeVisible()
  await shows('OO-100131', 'W47', /, Files 1$/)
})
