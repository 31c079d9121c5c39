import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { columnHelper } from './DataColumnDef.js'
import type { Interface } from './interfaces.test.data.js'
import { few, remote } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'
import { gridKeys } from './gridKeys.fixture.js'

const technologies: Readonly<Record<string, string>> = {
  OData: 'Open data protocol',
  RFC: 'Remote function call',
  SOAP: 'Web service',
  Event: 'Event or message',
}

const column = columnHelper<Interface>()
const typed = column.columns([
  column.accessor('name', { header: 'Name', enableColumnFilter: true, meta: { type: 'name', pinned: true } }),
  column.accessor('technicalName', { header: 'Technical name', meta: { type: 'technical' } }),
  column.accessor('wbs', { header: 'WBS', size: 72 }),
  column.accessor('technology', {
    header: 'Technology',
    size: 180,
    enableColumnFilter: true,
    meta: { valueText: (value) => technologies[value] ?? value },
  }),
  column.accessor('domain', { header: 'Business domain', size: 150, enableColumnFilter: true }),
  column.accessor('status', { header: 'Status', meta: { type: 'status' } }),
  column.accessor('size', { header: 'Size, kB', enableColumnFilter: true, meta: { type: 'number' } }),
  column.accessor('active', { header: 'Active', enableColumnFilter: true, meta: { type: 'boolean' } }),
  column.accessor('changed', { header: 'Changed', enableColumnFilter: true, meta: { type: 'date' } }),
  column.accessor('meta', { header: 'Metadata', enableSorting: false, meta: { type: 'json' } }),
])

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, columns: typed, onViewChange: fn() },
  parameters: { layout: 'fullscreen' },
})

const everything = { search: '', filters: {}, sort: null, offset: 0, limit: 1000 }
const alone = { signal: new AbortController().signal }

const openChip = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  await screen.findAllByText('From')
}

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
}

const ranges = { size: ['1000..5000'], changed: ['2026-01-01..2026-03-31'] }

/** Chips of ranges with one end. */
export const OpenRanges = meta.story({
  args: { defaultView: { filters: { size: ['10000..'], changed: ['..2026-03-31'], active: ['true'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Active is Yes' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Size.*≥ 10,000/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Changed.*≤ Mar 31, 2026/ })).toBeVisible()
  },
})
export const NumberRange = meta.story({ args: { defaultView: { filters: ranges } }, play: openChip(/^Size/) })
export const CrossedNumbers = meta.story({
  args: { defaultView: { filters: { size: ['20.5..10'] } } },
  play: openChip(/^Size/),
})
export const DateRange = meta.story({
  args: { defaultView: { filters: { changed: ['2026-11-01..2026-11-30'] } } },
  play: openChip(/^Changed/),
})
export const CrossedDays = meta.story({
  args: { defaultView: { filters: { changed: ['2026-11-30..2026-11-01'] } } },
  play: openChip(/^Changed/),
})
export const Phone = meta.story({
  ...phone,
  args: { defaultView: { filters: ranges } },
  play: openChip(/^Changed/),
})
export const German = meta.story({
  globals: { language: 'de' },
  args: { defaultView: { filters: ranges } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Changed/ }))
    await screen.findAllByText('Letzte 7 Tage')
  },
})
export const CodedValues = meta.story({
  args: { defaultView: { filters: { technology: ['RFC', 'SOAP'] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Technology/ }))
    await screen.findByRole('checkbox', { name: 'Remote function call' })
  },
})
/** Several conditions on a text, and the values that the other columns leave with how often they occur. */
export const Conditions = meta.story({
  args: { defaultView: { filters: { name: ['Sales*', '*order*', '!*simulation*'], technology: ['!SOAP'] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Name/ }))
    await screen.findByRole('checkbox', { name: 'Sales order' })
    await screen.findByDisplayValue('simulation')
  },
})
/** Conditions that cannot be read count as none. */
export const Unreadable = meta.story({
  args: { defaultView: { filters: { size: ['lots'], changed: ['2026-02-30..', ''] } } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–50 of 214')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Remove the filter/ })).toBeNull()
  },
})

/** The rows of a server: what it was asked for can be looked at. */
const asked = fn()
const server = {
  ...remote(() => 1),
  search: (...[query, request]: Parameters<typeof few.search>) => {
    asked(query)
    return few.search(query, request)
  },
}
/** A server is asked for the conditions as text, with what their columns hold. */
export const Server = meta.story({
  args: { source: server, defaultView: { filters: { size: ['10..'] } } },
  parameters: unpictured,
  play: async () => {
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { size: ['10..'] }, kinds: { size: 'number' } }),
    )
  },
})

/** A range of numbers is set and taken away by keyboard alone. */
export const ByKeyboard = meta.story({
  parameters: unpictured,
  play: async ({ canvas, userEvent, args }) => {
    const { grid, active } = gridKeys()
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const size = canvas.getByRole('columnheader', { name: /Size/ })
    const steps = Number(size.getAttribute('aria-colindex')) - 1
    await userEvent.keyboard('{ArrowRight}'.repeat(steps))
    await expect(active()).toBe(size)
    await userEvent.keyboard('f')
    const from = await screen.findByRole('textbox', { name: 'From' })
    await waitFor(() => expect(from).toHaveFocus())
    await userEvent.keyboard('1000{Enter}')
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { size: ['1000..'] }, page: 1 }),
    )
    await userEvent.tab()
    await userEvent.keyboard('2000{Tab}')
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { size: ['1000..2000'] } }),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: /Size.*1,000 – 2,000/ })).toBeVisible()
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const cell = nth(row.querySelectorAll('[data-type=number]'), 0)
      await expect(Number(cell.textContent.replace(',', ''))).toBeGreaterThanOrEqual(1000)
      await expect(Number(cell.textContent.replace(',', ''))).toBeLessThanOrEqual(2000)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Size, kB' }))
    await expect(canvas.getByText('1–50 of 214')).toBeVisible()
  },
})

NumberRange.test('keeps a number that was typed when the panel is left by a press elsewhere', async (context) => {
  const { userEvent, args } = context
  const to = screen.getByRole('textbox', { name: 'To' })
  await userEvent.clear(to)
  await userEvent.type(to, '8000')
  await userEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { ...ranges, size: ['1000..8000'] } }),
  )
})

DateRange.test('filters by a period around today and empties it again', async ({ userEvent, args }) => {
  const periods = await screen.findByRole('group', { name: 'Periods' })
  await expect(within(periods).getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')
  for (const [name, range] of [
    ['Today', '2026-11-20..2026-11-20'],
    ['Last 7 days', '2026-11-14..2026-11-20'],
    ['This month', '2026-11-01..2026-11-30'],
    ['This year', '2026-01-01..2026-12-31'],
  ] as const) {
    await userEvent.click(within(periods).getByRole('button', { name }))
    await expect(within(periods).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { changed: [range] } }))
  }
  await userEvent.click(within(periods).getByRole('button', { name: 'This year' }))
  await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }))
})

German.test('writes numbers and days as one does there', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Size.*1\.000 – 5\.000/ })).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: /^Changed.*01\.01\.\s?–\s?31\.03\.2026/ })).toBeInTheDocument()
})

CodedValues.test('shows and sorts words, and filters by codes', async ({ canvas, userEvent, args }) => {
  const dialog = screen.getByRole('dialog')
  await expect(
    within(dialog)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Event or message', 'Open data protocol', 'Remote function call', 'Web service'])
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Event or message' }))
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { technology: ['RFC', 'SOAP', 'Event'] } }),
  )
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Event or message' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByText('Remote function call, Web service')).toBeVisible()
  await expect(nth(canvas.getAllByRole('gridcell', { name: 'Remote function call' }), 0)).toBeVisible()
  await expect(canvas.queryByRole('gridcell', { name: 'RFC' })).toBeNull()
})

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => nth(row.querySelectorAll('[data-type=name]'), 0).textContent)

Conditions.test('says in words what is filtered, and removes it by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(
    canvas.getByRole('button', { name: 'Name begins with Sales, contains order, does not contain simulation' }),
  ).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Technology is not Web service' })).toBeVisible()
  await expect(names().every((name) => /^Sales|order/i.test(name) && !/simulation/i.test(name))).toBe(true)
  canvas.getByRole('button', { name: 'Remove the filter Technology' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { name: ['Sales*', '*order*', '!*simulation*'] } }),
  )
  await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

Conditions.test('removes all filters at once', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
  await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }))
  await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

Conditions.test('counts the values of the rows that the other filters leave', async ({ args }) => {
  const box = screen.getByRole('checkbox', { name: 'Sales order' })
  const count = few.search({ ...everything, filters: { name: ['Sales order'], technology: ['!SOAP'] } }, alone)
  await expect(box).toHaveAccessibleDescription(String((await count).total))
  await userEvent.click(box)
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      filters: { name: ['Sales order', 'Sales*', '*order*', '!*simulation*'], technology: ['!SOAP'] },
    }),
  )
})

Conditions.test('understands wildcards in what is typed, and loses no key', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a condition' }))
  const field = nth(dialog.getAllByRole('textbox', { name: 'Filter value' }), 3)
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.setup({ delay: null }).keyboard('C*centre{Enter}')
  await expect(field).toHaveValue('C*centre')
  const filters = { name: ['Sales*', '*order*', '!*simulation*', 'C*centre'], technology: ['!SOAP'] }
  await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters }))
  await userEvent.selectOptions(nth(dialog.getAllByRole('combobox', { name: 'Condition' }), 3), 'does not begin with')
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { ...filters, name: [...filters.name.slice(0, 3), '!C*centre*'] } }),
  )
  await userEvent.click(nth(dialog.getAllByRole('button', { name: 'Remove the condition' }), 0))
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { ...filters, name: ['*order*', '!*simulation*', '!C*centre*'] } }),
  )
  await expect(dialog.getByRole('button', { name: 'Add a condition' })).toHaveFocus()
})

Conditions.test('keeps what was typed when the panel is closed', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
  await userEvent.keyboard('stock{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      filters: { name: ['Sales*', '*order*', '!*simulation*', '*stock*'], technology: ['!SOAP'] },
    }),
  )
})

CodedValues.test('drops the chosen values instead', async ({ canvas, userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition' }), 'None of')
  await expect(args.onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { technology: ['!RFC', '!SOAP'] } }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByText('is not Remote function call, Web service')).toBeVisible()
  await expect(canvas.queryByRole('gridcell', { name: 'Web service' })).toBeNull()
})
