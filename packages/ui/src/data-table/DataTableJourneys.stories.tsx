import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import type { RowPage } from '../row-source/index.js'
import { interfaces, type Interface } from './interfaces.test.data.js'
import { FreshTable } from './FreshTable.fixture.js'
import { gridKeys } from './gridKeys.fixture.js'
import { few, remote } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, onViewChange: fn(), onSelectedKeysChange: fn(), onRowAction: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Journeys = meta.story({
  args: { exportName: 'interfaces' },
  parameters: { chromatic: { disableSnapshot: true } },
})

Journeys.test('fits a column to its content by key, and filters by F', async ({ canvas, userEvent }) => {
  const { grid, active } = gridKeys()
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  const width = active()?.offsetWidth ?? 0
  await userEvent.keyboard('w')
  await expect(active()?.offsetWidth).not.toBe(width)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}f')
  const panel = await screen.findByRole('dialog', { name: 'Filter by Technology' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'RFC' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(panel).not.toBeInTheDocument())
  await waitFor(() => expect(grid).toHaveFocus())
  await expect(canvas.getByRole('button', { name: 'Technology is RFC' })).toBeVisible()
})

Journeys.test('moves a column by dragging its head, and sorts nothing by that', async ({ canvas }) => {
  const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(name) })
  const [from, to] = [head('WBS'), head('Business domain')]
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  const at = (x: number) => ({ clientX: x, clientY: start.top + 5, button: 0, pointerId: 1, pointerType: 'mouse' })
  const row = from.parentElement ?? from
  // A pointer of the test cannot be captured.
  row.setPointerCapture = () => undefined
  await fireEvent.pointerDown(from, at(start.left + 10))
  await fireEvent.pointerMove(row, at(start.left + 30))
  await fireEvent.pointerMove(row, at(end.right - 10))
  await expect(head('WBS')).toHaveAttribute('data-dragged')
  await fireEvent.pointerUp(row, at(end.right - 10))
  await fireEvent.click(from)
  await waitFor(() => expect(head('WBS')).toHaveAttribute('aria-colindex', '5'))
  await expect(head('WBS')).toHaveAttribute('aria-sort', 'none')
})

Journeys.test('marks the side where more columns follow', async ({ canvas }) => {
  const grid = canvas.getByRole('grid')
  const table = grid.parentElement ?? grid
  await waitFor(() => expect(table).toHaveAttribute('data-more-end'))
  await expect(table).not.toHaveAttribute('data-more-start')
  grid.scrollLeft = 10_000
  await waitFor(() => expect(table).toHaveAttribute('data-more-start'))
  await expect(table).not.toHaveAttribute('data-more-end')
})

Journeys.test('keeps pinned cells in sight while it is scrolled sideways, and after', async ({ canvas }) => {
  const grid = canvas.getByRole('grid')
  await waitFor(() => expect(grid.parentElement).toHaveAttribute('data-more-end'))
  const name = canvas.getAllByRole('rowheader')[0] ?? grid
  const { left } = name.getBoundingClientRect()
  await fireEvent.wheel(grid, { deltaX: 300 })
  grid.scrollLeft = 300
  await expect(name.getBoundingClientRect().left).toBe(left)
  grid.scrollLeft = 0
  await waitFor(() => expect(getComputedStyle(name).position).toBe('static'))
  await expect(name.getBoundingClientRect().left).toBe(left)
})

const saved: string[] = []
/** Notes the names of saved files in place of saving them. */
const catchDownloads = () => {
  saved.length = 0
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function note() {
    saved.push(this.download)
  }
  return () => {
    HTMLAnchorElement.prototype.click = click
  }
}

Journeys.test('exports all rows as CSV and XLSX', async ({ canvas, userEvent }) => {
  const restore = catchDownloads()
  try {
    for (const name of ['CSV', 'Excel (XLSX)']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull())
    }
    await expect(saved).toEqual(['interfaces.csv', 'interfaces.xlsx'])
  } finally {
    restore()
  }
})

export const ExportFails = meta.story({
  args: { exportName: 'interfaces' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FreshTable
      {...args}
      make={() =>
        remote(
          () => 1,
          ({ limit }) => limit === 1000,
        )
      }
    />
  ),
})

ExportFails.test('says when an export fails, and can be tried again', async ({ canvas, userEvent }) => {
  const restore = catchDownloads()
  try {
    await canvas.findByText('1–50 of 214')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The export failed. Nothing was saved.')
    await expect(saved).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  } finally {
    restore()
  }
})

export const Remote = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  // Every second answer is slower than the next one.
  render: (args) => <FreshTable {...args} make={() => remote((asked) => (asked % 2 === 0 ? 120 : 30))} />,
})

Remote.test('shows the last question’s answer when answers come out of order', async ({ canvas, userEvent }) => {
  await canvas.findByText('1–50 of 214')
  const head = canvas.getByRole('columnheader', { name: /Size/ })
  await userEvent.click(head)
  await userEvent.click(head)
  await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false'))
  const sizes = () => canvas.getAllByRole('row')[1]?.querySelector('[data-type="number"]')?.textContent
  const first = sizes()
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect(sizes()).toBe(first)
  await expect(Number(first?.replace(/\D/g, ''))).toBeGreaterThan(10_000)
})

const never = new Promise<RowPage<Interface>>(() => undefined)

export const Counting = meta.story({
  args: {
    source: {
      search: (_query, { onProgress }) => {
        onProgress?.({ rows: interfaces(100), total: 100, partialTotal: true, complete: false })
        return never
      },
      resolve: () => [],
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
})

Counting.test('says at least how many there are while it counts', async ({ canvas }) => {
  await expect(await canvas.findByText('1–50 of 100+')).toBeVisible()
})
