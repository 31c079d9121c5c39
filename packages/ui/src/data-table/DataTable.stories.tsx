import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { arraySource, type RowPage, type RowSource } from '../row-source/index.js'
import { interfaces, type Interface } from './interfaces.test.data.js'
import { StoryTable } from './StoryTable.fixture.js'

const few = arraySource(interfaces(214), { locale: 'en' })
const never = new Promise<never>(() => undefined)
const waiting: RowSource<Interface> = { search: () => never, resolve: () => [] }
const failing: RowSource<Interface> = { search: () => Promise.reject(new Error('503')), resolve: () => [] }
const noRows = arraySource<Interface>([])
const large: { source?: RowSource<Interface> } = {}
const largeSource = () => (large.source ??= arraySource(interfaces(100_000), { locale: 'en' }))

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, onViewChange: fn(), onSelectedKeysChange: fn(), onRowAction: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({})
export const Compact = meta.story({ parameters: { density: 'compact' } })
export const SingleSelection = meta.story({ args: { selectionMode: 'single', onRowAction: undefined } })
export const MultipleSelection = meta.story({
  args: { selectionMode: 'multiple', selectedKeys: ['if-1', 'if-3', 'if-4'] },
})
export const ForcedColors = meta.story({
  parameters: { forcedColors: true },
  args: { selectionMode: 'multiple', selectedKeys: ['if-1', 'if-3', 'if-4'] },
})
export const SearchedAndFiltered = meta.story({
  args: { defaultView: { search: 'order sales', filters: { technology: ['OData', 'RFC'] } } },
})
export const Sorted = meta.story({ args: { defaultView: { sort: { column: 'size', direction: 'descending' } } } })
export const ArrangedColumns = meta.story({
  args: { defaultView: { columns: { order: ['status', 'technology'], hidden: ['meta'], widths: { name: 160 } } } },
})
export const Links = meta.story({ args: { onRowAction: undefined, rowHref: (row) => `#/interfaces/${row.id}` } })
export const LongText = meta.story({ args: { source: arraySource(interfaces(8, true)) } })
export const Cards = meta.story({ args: { width: 390 } })
export const SelectableCards = meta.story({
  args: {
    width: 390,
    selectionMode: 'multiple',
    selectedKeys: ['if-1'],
    defaultView: { filters: { technology: ['OData'] } },
  },
})
export const RightToLeft = meta.story({ args: { selectionMode: 'multiple' }, parameters: { direction: 'rtl' } })
export const Loading = meta.story({ args: { source: waiting } })
export const LoadingCards = meta.story({ args: { source: waiting, width: 390 } })
export const Failed = meta.story({ args: { source: failing } })
export const Empty = meta.story({ args: { source: noRows } })
export const NoMatch = meta.story({ args: { defaultView: { search: 'nothing like this' } } })
export const HundredThousandRows = meta.story({
  args: { source: few, defaultView: { pageSize: 100_000 } },
  render: (args) => <StoryTable {...args} source={largeSource()} />,
})
export const Journeys = meta.story({ tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } })

const names = (rows: readonly HTMLElement[]) => rows.map((row) => row.textContent)

Journeys.test('finds rows by words in any order', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('/')
  await expect(canvas.getByRole('searchbox', { name: 'Search interfaces' })).toHaveFocus()
  await userEvent.keyboard('order sales')
  for (const row of canvas.getAllByRole('row').slice(1)) {
    await expect(row).toHaveTextContent(/sales/i)
    await expect(row).toHaveTextContent(/order/i)
  }
  await expect(canvas.getByText('filtered from 214')).toBeVisible()
})

Journeys.test('sorts by a head: up, down, not at all', async ({ canvas, userEvent }) => {
  const head = () => canvas.getByRole('columnheader', { name: /Size/ })
  const sizes = () => names(canvas.getAllByRole('row').slice(1)).length
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'none')
  await expect(sizes()).toBeGreaterThan(5)
})

Journeys.test('is worked by keyboard', async ({ canvas, userEvent, args }) => {
  const grid = canvas.getByRole('grid', { name: 'Interfaces' })
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  await userEvent.click(canvas.getByRole('searchbox'))
  await userEvent.keyboard('{ArrowDown}')
  await expect(grid).toHaveFocus()
  await expect(active()).toHaveAttribute('aria-rowindex', '2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(active()).toHaveAttribute('aria-rowindex', '4')
  await userEvent.keyboard('{Enter}')
  await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'if-3' }))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect(active()).toHaveAttribute('aria-rowindex', '51')
  await expect(active()).toBeVisible()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  await expect(active()).toHaveAttribute('role', 'columnheader')
  await userEvent.keyboard('{Enter}')
  await expect(active()).toHaveAttribute('aria-sort', 'ascending')
})

Journeys.test('moves and resizes a column by keyboard', async ({ canvas, userEvent, args }) => {
  const grid = canvas.getByRole('grid')
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}')
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  const column = active()?.getAttribute('data-column') ?? ''
  const width = active()?.offsetWidth ?? 0
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect(active()?.offsetWidth).toBe(width + 16)
  const place = Number(active()?.getAttribute('aria-colindex'))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect(active()).toHaveAttribute('data-column', column)
  await expect(active()).toHaveAttribute('aria-colindex', String(place + 1))
  await expect(args.onViewChange).toHaveBeenCalled()
})

Journeys.test('hides a column in its menu and shows it again in the chooser', async ({ canvas, userEvent }) => {
  canvas.getByRole('grid').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }))
  await expect(canvas.queryByRole('columnheader', { name: /Technology/ })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: /columns/i }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Technology' }))
  await userEvent.keyboard('{Escape}')
  await expect(await canvas.findByRole('columnheader', { name: /Technology/ })).toBeVisible()
})

Journeys.test('filters by values and says so in a sentence', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Technology' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'RFC' }))
  await userEvent.keyboard('{Escape}')
  await expect(await canvas.findByRole('button', { name: 'Technology is RFC' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Technology' }))
  await expect(canvas.getByText('1–50 of 214')).toBeVisible()
})

Journeys.test('turns pages', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  await expect(canvas.getByText('51–100 of 214')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
  await expect(canvas.getByText('201–214 of 214')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

SingleSelection.test('selects one row', async ({ canvas, userEvent, args }) => {
  const rows = canvas.getAllByRole('row')
  await userEvent.click(rows[2] ?? document.body)
  await expect(rows[2]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(rows[2]).toHaveAttribute('aria-selected', 'false')
  await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['if-3'], [expect.objectContaining({ id: 'if-3' })])
})

NoMatch.test('leads back to all rows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
  await expect(canvas.getByText('1–50 of 214')).toBeVisible()
})

HundredThousandRows.test('keeps few rows in the document and scrolls through all', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid')
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  grid.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect(await canvas.findByText('Interface 100,000')).toBeVisible()
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
})

export const BeyondTheLastPage = meta.story({
  args: { defaultView: { page: 99 } },
  parameters: { chromatic: { disableSnapshot: true } },
})
BeyondTheLastPage.test('shows the last page', async ({ canvas }) => {
  await expect(await canvas.findByText('201–214 of 214')).toBeVisible()
})

/** A source whose answers the test gives by hand, newest last. */
const answers: ((page: RowPage<Interface>) => void)[] = []
const slow: RowSource<Interface> = {
  search: () => new Promise((resolve) => answers.push(resolve)),
  resolve: () => [],
}
const pageOf = (count: number): RowPage<Interface> => ({ rows: interfaces(count), total: count })

export const Slow = meta.story({ args: { source: slow }, parameters: { chromatic: { disableSnapshot: true } } })
Slow.test('keeps old rows while newer ones load and never shows a late answer', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(answers.length).toBeGreaterThan(0))
  answers.at(-1)?.(pageOf(7))
  await expect(await canvas.findByText('1–7 of 7')).toBeVisible()
  const head = canvas.getByRole('columnheader', { name: /WBS/ })
  await userEvent.click(head)
  const late = answers.at(-1)
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getAllByRole('row')).toHaveLength(8)
  await userEvent.click(head)
  answers.at(-1)?.(pageOf(3))
  await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
  late?.(pageOf(5))
  await expect(canvas.getByText('1–3 of 3')).toBeVisible()
  await expect(canvas.getAllByRole('row')).toHaveLength(4)
})

Failed.test('asks again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
})

Journeys.test('puts all rows of the page on paper', async ({ canvas }) => {
  window.dispatchEvent(new Event('beforeprint'))
  await expect(canvas.getAllByRole('row')).toHaveLength(51)
  window.dispatchEvent(new Event('afterprint'))
  await expect(canvas.getAllByRole('row').length).toBeLessThan(45)
})
