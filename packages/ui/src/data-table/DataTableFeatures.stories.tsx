import { Copy, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import type { MenuItem } from '../menu/Menu.js'
import { arraySource, type RowSource } from '../row-source/index.js'
import { interfaces, type Interface } from './interfaces.test.data.js'
import { columnHelper } from './DataColumnDef.js'
import { FreshTable } from './FreshTable.fixture.js'
import { gridKeys } from './gridKeys.fixture.js'
import { few, remote } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'
import { TableButton } from './TableButton.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const remove = fn()
const rowActions = (row: Interface): MenuItem[] => [
  { id: 'copy', label: 'Copy', icon: <Copy {...glyph} /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 {...glyph} />, danger: true, onAction: () => remove(row.id) },
]

const column = columnHelper<Interface>()
const grouped = column.columns([
  column.accessor('name', { header: 'Name', meta: { type: 'name', pinned: true } }),
  column.group({
    id: 'technical',
    header: 'Technical',
    columns: column.columns([
      column.accessor('technicalName', { header: 'Technical name', meta: { type: 'technical' } }),
      column.accessor('technology', { header: 'Technology', size: 110 }),
      column.accessor('meta.version', { header: 'Version', size: 90 }),
    ]),
  }),
  column.group({
    id: 'business',
    header: 'Business',
    columns: column.columns([
      column.accessor('domain', { header: 'Business domain' }),
      column.accessor('wbs', { header: 'WBS', size: 72 }),
      column.accessor('status', { header: 'Status', meta: { type: 'status' } }),
    ]),
  }),
  column.accessor('size', {
    header: () => <abbr title="Kilobytes">kB</abbr>,
    cell: ({ getValue }) => <b>{getValue()}</b>,
    meta: { name: 'Size', type: 'number' },
  }),
  column.display({
    id: 'keep',
    header: 'Keep',
    cell: ({ row, table }) => (
      <TableButton
        size="s"
        tabIndex={-1}
        aria-pressed={row.getIsSelected()}
        data-rows={table.getRowModel().rows.length}
        onClick={() => row.toggleSelected()}
      >
        Keep
      </TableButton>
    ),
  }),
])

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, onViewChange: fn(), onSelectedKeysChange: fn(), onRowAction: fn() },
  parameters: { layout: 'fullscreen' },
})

export const LoadMore = meta.story({ args: { paging: 'more', defaultView: { pageSize: 100 } } })

const large: { source?: RowSource<Interface> } = {}
const largeSource = () => (large.source ??= arraySource(interfaces(100_000), { locale: 'en' }))

/** One list without pages, here of 100,000 rows. */
export const AllRows = meta.story({
  args: { paging: 'all' },
  render: (args) => <StoryTable {...args} source={largeSource()} />,
})

/** Heads over several columns, one of which is hidden; a head and cells by templates. */
export const GroupedHeads = meta.story({
  args: {
    columns: grouped,
    source: arraySource(interfaces(5000)),
    paging: 'all',
    selectionMode: 'multiple',
    defaultView: { columns: { hidden: ['domain'] } },
  },
})

const [some] = interfaces(1)

/** More rows than an element can be high, made as they are asked for. */
export const MillionRows = meta.story({
  args: {
    paging: 'all',
    source: {
      search: () => {
        const at = (index: number) => some && { ...some, id: String(index), name: `Interface ${index + 1}` }
        return { rows: { length: 1_000_000, at }, total: 1_000_000 }
      },
      resolve: () => [],
    },
  },
  parameters: unpictured,
})

/** Rows with a menu, in a table whose rows can be selected. */
export const RowActions = meta.story({
  args: { rowActions, selectionMode: 'multiple', onRowAction: undefined },
  parameters: unpictured,
})

export const PagesSelected = meta.story({
  args: {
    selectionMode: 'multiple',
    selectedKeys: Array.from({ length: 50 }, (_, i) => `if-${i + 1}`),
    exportName: 'interfaces',
    selectionActions: (
      <Button variant="ghost" size="s">
        Delete
      </Button>
    ),
  },
})

export const Uncounted = meta.story({
  args: {
    source: {
      async search(query, request) {
        const page = await few.search(query, request)
        return { ...page, total: Math.min(page.total, query.offset + 100), partialTotal: true }
      },
      resolve: () => [],
    },
  },
})

LoadMore.test('grows by a page until all rows are there', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('100 of 214')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(await canvas.findByText('200 of 214')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(await canvas.findByText('214 of 214')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
})

export const LoadMoreFails = meta.story({
  args: { paging: 'more' },
  render: (args) => (
    <FreshTable
      {...args}
      make={() =>
        remote(
          () => 1,
          ({ offset }) => offset > 0,
        )
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More rows could not be loaded.')
    await expect(canvas.getByText('50 of 214')).toBeVisible()
  },
})

LoadMoreFails.test('can be tried again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('100 of 214')).toBeVisible()
})

AllRows.test('keeps few rows in the document and scrolls through all', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  await expect(grid).toHaveAttribute('aria-rowcount', '100001')
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  grid.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect(await canvas.findByText('Interface 100,000')).toBeVisible()
  await expect(active()).toHaveAttribute('aria-rowindex', '100001')
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

MillionRows.test('is scrolled to its end by the scroll bar and by keyboard', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  const rowAt = (share: number) => {
    const { left, top, height } = grid.getBoundingClientRect()
    return document.elementFromPoint(left + 60, top + height * share)?.closest('[role="row"]')
  }
  // The bar is held until the rows are there: their height is a guess until they are laid out.
  await waitFor(() => {
    grid.scrollTop = grid.scrollHeight
    return expect(canvas.getByText('Interface 1000000')).toBeInTheDocument()
  })
  const { bottom } = grid.getBoundingClientRect()
  const last = canvas.getByText('Interface 1000000').getBoundingClientRect()
  await expect(last.bottom).toBeLessThanOrEqual(bottom)
  await waitFor(() => {
    grid.scrollTop = (grid.scrollHeight - grid.clientHeight) / 2
    return expect(Math.abs(Number(rowAt(0.5)?.getAttribute('aria-rowindex')) - 500_000)).toBeLessThan(20)
  })
  grid.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect(await canvas.findByText('Interface 1000000')).toBeVisible()
  for (let row = 0; row < 30; row++) await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '999971'))
  const { top } = active().getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(grid.getBoundingClientRect().top)
  await expect(active()).toBeVisible()
})

RowActions.test('opens a row’s menu by mouse', async ({ canvas, userEvent }) => {
  remove.mockClear()
  const row = nth(canvas.getAllByRole('row'), 2)
  await userEvent.hover(row)
  await userEvent.click(nth(row.querySelectorAll('[data-opens]'), 0))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await expect(remove).toHaveBeenCalledWith('if-2')
})

RowActions.test('opens a row’s menu by keyboard and gives the focus back', async ({ userEvent }) => {
  remove.mockClear()
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}')
  await expect(active()).toHaveAttribute('aria-colindex', grid.getAttribute('aria-colcount') ?? '')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Copy' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(grid).toHaveFocus())
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await screen.findByRole('menuitem', { name: 'Delete' })
  await userEvent.keyboard('d{Enter}')
  await waitFor(() => expect(remove).toHaveBeenCalledWith('if-1'))
})

PagesSelected.test('offers all matches when a page is selected', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Select all 214 matches' }))
  await waitFor(() =>
    expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(
      expect.arrayContaining(['if-1', 'if-50', 'if-51', 'if-214']),
      expect.anything(),
    ),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
  await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([], [])
})

RowActions.test('selects ranges by keyboard', async ({ canvas, userEvent }) => {
  const { grid } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  await expect(canvas.getByText('3 rows selected')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect(canvas.getByText('4 rows selected')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  await expect(canvas.getByText('2 rows selected')).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect(canvas.getByText('50 rows selected')).toBeVisible()
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true')
})

RowActions.test(
  'selects a range with Shift and a click, and keeps it over search, sort and pages',
  async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row')
    await userEvent.click(nth(rows(), 2))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(nth(rows(), 5))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('4 rows selected')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'stock')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('columnheader', { name: /Size/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('4 rows selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByText(/selected/)).toBeNull()
  },
)

RowActions.test('Shift and press moves the end of the range', async ({ canvas, userEvent }) => {
  const rows = () => canvas.getAllByRole('row')
  const selected = () => rows().flatMap((row, index) => (row.ariaSelected === 'true' ? index : []))
  await userEvent.click(nth(rows(), 8))
  await userEvent.click(nth(rows(), 4))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(nth(rows(), 6))
  await expect(selected()).toEqual([4, 5, 6, 8])
  await userEvent.click(nth(rows(), 9))
  await expect(selected()).toEqual([4, 5, 6, 7, 8, 9])
  await userEvent.click(nth(rows(), 3))
  await userEvent.keyboard('{/Shift}')
  await expect(selected()).toEqual([3, 4, 8])
})

RowActions.test('moves by pages, to the ends, and from a cell to its row', async ({ userEvent }) => {
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{PageDown}')
  await waitFor(() => expect(Number(active().getAttribute('aria-rowindex'))).toBeGreaterThan(8))
  await userEvent.keyboard('{PageUp}')
  await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '2'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(active()).toHaveAttribute('aria-colindex', '2')
  await userEvent.keyboard('{End}')
  await expect(active()).toHaveAttribute('aria-colindex', grid.getAttribute('aria-colcount') ?? '')
  await userEvent.keyboard('{Home}')
  await expect(active()).toHaveAttribute('aria-colindex', '1')
  await userEvent.keyboard('{Escape}')
  await expect(active()).toHaveAttribute('role', 'row')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '51'))
})

GroupedHeads.test('says which columns a head stands above, and follows them', async ({ canvas, userEvent }) => {
  const technical = () => canvas.getByRole('columnheader', { name: 'Technical' })
  await expect(technical()).toHaveAttribute('aria-colspan', '3')
  await expect(canvas.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-colindex', '6')
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5002')
  await expect(canvas.getAllByRole('rowheader')[0]?.parentElement).toHaveAttribute('aria-rowindex', '3')
  await userEvent.click(canvas.getByLabelText('Column Version'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }))
  await waitFor(() => expect(technical()).toHaveAttribute('aria-colspan', '2'))
})

GroupedHeads.test(
  'gives templates the rows in sight alone, and selects by them',
  async ({ args, canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button', { name: 'Keep' })
    if (!second) throw new Error('There is no second row')
    await expect(Number(second.dataset.rows)).toBeLessThan(100)
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(second.closest('[role=row]')).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(
      ['if-2'],
      [expect.objectContaining({ id: 'if-2' })],
    )
  },
)
