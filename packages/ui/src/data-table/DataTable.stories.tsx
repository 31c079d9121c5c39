import { Copy, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { arraySource, type RowSource } from '../row-source/index.js'
import { gridKeys } from './gridKeys.fixture.js'
import { interfaces, type Interface } from './interfaces.test.data.js'
import { few } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'

const never = new Promise<never>(() => undefined)
const waiting: RowSource<Interface> = { search: () => never, resolve: () => [] }
const asked = fn()
const failing: RowSource<Interface> = {
  search: () => {
    asked()
    return Promise.reject(new Error('503'))
  },
  resolve: () => [],
}
const noRows = arraySource<Interface>([])
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowActions = () => [
  { id: 'copy', label: 'Copy', icon: <Copy {...glyph} /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 {...glyph} />, danger: true },
]
const selectedKeys = ['if-1', 'if-3', 'if-4']

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, onViewChange: fn(), onSelectedKeysChange: fn(), onRowAction: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({})
export const Compact = meta.story({ parameters: { density: 'compact' } })
export const SingleSelection = meta.story({ args: { selectionMode: 'single', onRowAction: undefined } })
/** The row with the cursor shows the button of its menu. */
export const MultipleSelection = meta.story({
  args: { selectionMode: 'multiple', selectedKeys, rowActions },
  play: async ({ userEvent }) => {
    const { grid, active } = gridKeys()
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveAttribute('aria-rowindex', '3')
  },
})
/** Found words are marked, also in names that are links. */
export const SearchedAndFiltered = meta.story({
  args: {
    onRowAction: undefined,
    rowHref: ({ id }) => `#/interfaces/${id}`,
    defaultView: {
      search: 'order sales',
      filters: { technology: ['OData', 'RFC'] },
      sort: { column: 'size', direction: 'descending' },
    },
  },
})
/** Two pinned columns, others moved and hidden, and more of them than there is room for. */
export const ArrangedColumns = meta.story({
  args: {
    width: 760,
    defaultView: {
      columns: { order: ['status', 'technology'], hidden: ['meta'], widths: { name: 160 }, pinned: ['name', 'wbs'] },
    },
  },
})
export const LongText = meta.story({ args: { source: arraySource(interfaces(8, true)) } })
export const SelectableCards = meta.story({
  args: {
    width: 390,
    selectionMode: 'multiple',
    selectedKeys: ['if-1'],
    rowActions,
    defaultView: { filters: { technology: ['OData'] } },
  },
})
export const RightToLeft = meta.story({
  args: { selectionMode: 'multiple', rowActions },
  parameters: { direction: 'rtl' },
})
/** As many rows as there is room for, once that is known: before, as many as the window has. */
export const Loading = meta.story({
  args: { source: waiting },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.emb-skeleton-row')).toHaveLength(10))
  },
})
export const LoadingCards = meta.story({ args: { source: waiting, width: 390 } })
export const Failed = meta.story({ args: { source: failing } })
export const Empty = meta.story({ args: { source: noRows } })
export const NoMatch = meta.story({ args: { defaultView: { search: 'nothing like this' } } })

Default.test('finds rows by words in any order', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('/')
  await expect(canvas.getByRole('searchbox', { name: 'Search interfaces' })).toHaveFocus()
  await userEvent.keyboard('order sales')
  for (const row of canvas.getAllByRole('row').slice(1)) {
    await expect(row).toHaveTextContent(/sales/i)
    await expect(row).toHaveTextContent(/order/i)
  }
  await expect(canvas.getByText('filtered from 214')).toBeVisible()
})

Default.test('sorts by a head: up, down, not at all', async ({ canvas, userEvent }) => {
  const head = () => canvas.getByRole('columnheader', { name: /Size/ })
  const sizes = () =>
    canvas
      .getAllByRole('row')
      .slice(1, 8)
      .map((row) => Number(row.querySelector('[data-type="number"]')?.textContent.replace(',', '')))
  const unsorted = sizes()
  await expect(unsorted).toHaveLength(7)
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'ascending')
  const up = sizes()
  await expect(up).toEqual(up.toSorted((a, b) => a - b))
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'descending')
  const down = sizes()
  await expect(down).toEqual(down.toSorted((a, b) => b - a))
  await expect(down).not.toEqual(up)
  await userEvent.click(head())
  await expect(head()).toHaveAttribute('aria-sort', 'none')
  await expect(sizes()).toEqual(unsorted)
})

Default.test('is worked by keyboard', async ({ canvas, userEvent, args }) => {
  const { grid, active } = gridKeys()
  await expect(grid).toHaveAccessibleName('Interfaces')
  await userEvent.click(canvas.getByRole('searchbox'))
  await userEvent.keyboard('{ArrowDown}')
  await expect(grid).toHaveFocus()
  await expect(active()).toHaveAttribute('aria-rowindex', '2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(active()).toHaveAttribute('aria-rowindex', '4')
  await userEvent.keyboard('{Enter}')
  await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'if-3' }))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  // The last row is drawn once the browser tells of the scrolling.
  await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '51'))
  await expect(active()).toBeVisible()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  await expect(active()).toHaveAttribute('role', 'columnheader')
  await userEvent.keyboard('{Enter}')
  await expect(active()).toHaveAttribute('aria-sort', 'ascending')
})

Default.test('moves and resizes a column by keyboard', async ({ userEvent, args }) => {
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}')
  const column = active().getAttribute('data-column')
  const width = active().offsetWidth
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect(active().offsetWidth).toBe(width + 16)
  const place = Number(active().getAttribute('aria-colindex'))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect(active()).toHaveAttribute('data-column', String(column))
  await expect(active()).toHaveAttribute('aria-colindex', String(place + 1))
  await expect(args.onViewChange).toHaveBeenCalled()
})

Default.test('hides a column in its menu and shows it again in the chooser', async ({ canvas, userEvent }) => {
  canvas.getByRole('grid').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }))
  await expect(canvas.queryByRole('columnheader', { name: /Technology/ })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: /columns/i }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Technology' }))
  await userEvent.keyboard('{Escape}')
  await expect(await canvas.findByRole('columnheader', { name: /Technology/ })).toBeVisible()
})

Default.test('filters by values and says so in a sentence', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Technology' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'RFC' }))
  await userEvent.keyboard('{Escape}')
  await expect(await canvas.findByRole('button', { name: 'Technology is RFC' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Technology' }))
  await expect(canvas.getByText('1–50 of 214')).toBeVisible()
})

Default.test('turns pages', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  await expect(canvas.getByText('51–100 of 214')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
  await expect(canvas.getByText('201–214 of 214')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

Default.test('puts all rows of the page on paper', async ({ canvas }) => {
  window.dispatchEvent(new Event('beforeprint'))
  await expect(canvas.getAllByRole('row')).toHaveLength(51)
  window.dispatchEvent(new Event('afterprint'))
  await expect(canvas.getAllByRole('row').length).toBeLessThan(45)
})

Default.test('fits a column to its content by key, and filters by F', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  const width = active().offsetWidth
  await userEvent.keyboard('w')
  await expect(active().offsetWidth).not.toBe(width)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}f')
  const panel = await screen.findByRole('dialog', { name: 'Filter by Technology' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'RFC' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(panel).not.toBeInTheDocument())
  await waitFor(() => expect(grid).toHaveFocus())
  await expect(await canvas.findByRole('button', { name: 'Technology is RFC' })).toBeVisible()
})

Default.test('moves a column by dragging its head, and sorts nothing by that', async ({ canvas }) => {
  const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(name) })
  const [from, to] = [head('WBS'), head('Business domain')]
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  const at = (x: number) => ({ clientX: x, clientY: start.top + 5, button: 0, pointerId: 1, pointerType: 'mouse' })
  const row = nth(canvas.getAllByRole('row'), 0)
  // A pointer of the test cannot be captured.
  row.setPointerCapture = () => undefined
  await fireEvent.pointerDown(from, at(start.left + 10))
  await fireEvent.pointerMove(row, at(start.left + 30))
  await fireEvent.pointerMove(row, at(end.right - 10))
  await waitFor(() => expect(head('WBS')).toHaveAttribute('data-dragged'))
  await fireEvent.pointerUp(row, at(end.right - 10))
  await fireEvent.click(from)
  await waitFor(() => expect(head('WBS')).toHaveAttribute('aria-colindex', '5'))
  await expect(head('WBS')).toHaveAttribute('aria-sort', 'none')
})

Compact.test('has lower rows, and reaches the last one', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  await expect(nth(canvas.getAllByRole('row'), 1).getBoundingClientRect().height).toBe(32)
  grid.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '51'))
  await expect(active().getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom)
})

SingleSelection.test('selects one row', async ({ canvas, userEvent, args }) => {
  const rows = canvas.getAllByRole('row')
  await userEvent.click(nth(rows, 2))
  await expect(nth(rows, 2)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(nth(rows, 2)).toHaveAttribute('aria-selected', 'false')
  await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(['if-3'], [expect.objectContaining({ id: 'if-3' })])
})

SearchedAndFiltered.test('leads to the page of a row', async ({ canvas }) => {
  const link = within(nth(canvas.getAllByRole('row'), 1)).getByRole('link')
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^#\/interfaces\/if-\d+$/))
  await expect(link.querySelectorAll('mark').length).toBeGreaterThan(0)
})

ArrangedColumns.test('marks where more columns follow, and keeps pinned cells in sight', async ({ canvas }) => {
  const grid = canvas.getByRole('grid')
  const table = grid.parentElement
  await waitFor(() => expect(table).toHaveAttribute('data-more-end'))
  await expect(table).not.toHaveAttribute('data-more-start')
  const name = nth(canvas.getAllByRole('rowheader'), 0)
  const { left } = name.getBoundingClientRect()
  await fireEvent.wheel(grid, { deltaX: 300 })
  grid.scrollLeft = 10_000
  await waitFor(() => expect(table).toHaveAttribute('data-more-start'))
  await expect(table).not.toHaveAttribute('data-more-end')
  await expect(name.getBoundingClientRect().left).toBe(left)
  grid.scrollLeft = 0
  await waitFor(() => expect(getComputedStyle(name).position).toBe('static'))
  await expect(name.getBoundingClientRect().left).toBe(left)
})

RightToLeft.test('mirrors the arrows, alone and with Shift and Alt', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowLeft}')
  await expect(active()).toHaveAttribute('aria-colindex', '3')
  const name = canvas.getByRole('columnheader', { name: /^Name/ })
  await expect(active().getBoundingClientRect().right).toBeLessThanOrEqual(name.getBoundingClientRect().left)
  const column = String(active().getAttribute('data-column'))
  const width = active().offsetWidth
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect(active().offsetWidth).toBe(width + 16)
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect(active()).toHaveAttribute('data-column', column)
  await expect(active()).toHaveAttribute('aria-colindex', '4')
})

Failed.test('asks again', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Try again' })
  asked.mockClear()
  await userEvent.click(button)
  await expect(asked).toHaveBeenCalledOnce()
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
})

NoMatch.test('leads back to all rows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
  await expect(canvas.getByText('1–50 of 214')).toBeVisible()
})
