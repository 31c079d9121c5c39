import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import type { RowPage, RowSource } from '../row-source/index.js'
import { FreshTable } from './FreshTable.fixture.js'
import { interfaces, type Interface } from './interfaces.test.data.js'
import { few, remote } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, onViewChange: fn(), onSelectedKeysChange: fn(), onRowAction: fn() },
  parameters: { layout: 'fullscreen' },
})

/** A page that is no longer there: the last one is shown. */
export const BeyondTheLastPage = meta.story({
  args: { defaultView: { page: 99 } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('201–214 of 214')).toBeVisible()
  },
})

/** A source whose answers the story gives by hand, newest last. */
const answers: ((page: RowPage<Interface>) => void)[] = []
const slow: RowSource<Interface> = {
  search: () => new Promise((resolve) => answers.push(resolve)),
  resolve: () => [],
}
const pageOf = (count: number): RowPage<Interface> => ({ rows: interfaces(count), total: count })

/** Old rows stay while newer ones load, and a late answer is never shown. */
export const Slow = meta.story({
  args: { source: slow },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(0))
    nth(answers, -1)(pageOf(7))
    await expect(await canvas.findByText('1–7 of 7')).toBeVisible()
    const head = canvas.getByRole('columnheader', { name: /WBS/ })
    await userEvent.click(head)
    const late = nth(answers, -1)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
    await userEvent.click(head)
    nth(answers, -1)(pageOf(3))
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    late(pageOf(5))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.getByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
})

/** A server that notes what it is asked. */
const noted = (words: string[]): RowSource<Interface> => ({
  search: async ({ search }) => {
    words.push(search)
    return pageOf(3)
  },
  resolve: () => [],
})
const askedWords: string[] = []

/** Letters are shown at once; the rows follow when a word is there. */
export const Typed = meta.story({
  args: { source: noted(askedWords) },
  parameters: unpictured,
  beforeEach: () => void askedWords.splice(0),
})

Typed.test('asks and tells once for a word', async ({ args, canvas, userEvent }) => {
  await canvas.findByText('1–3 of 3')
  const search = canvas.getByRole('searchbox')
  await userEvent.type(search, 'sales order')
  await expect(search).toHaveValue('sales order')
  await waitFor(() => expect(askedWords).toEqual(['', 'sales order']))
  await waitFor(() => expect(args.onViewChange).toHaveBeenCalledOnce())
  await expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ search: 'sales order' }))
  await userEvent.clear(search)
  await waitFor(() => expect(askedWords).toEqual(['', 'sales order', '']))
})

Typed.test('asks for what is typed when the search is left, or Enter pressed', async ({ canvas, userEvent }) => {
  await canvas.findByText('1–3 of 3')
  const search = canvas.getByRole('searchbox')
  // Leaving and Enter come before the pause could have ended.
  await userEvent.type(search, 'sales')
  await userEvent.tab()
  await expect(askedWords.at(-1)).toBe('sales')
  await userEvent.type(search, ' order{Enter}')
  await expect(askedWords.at(-1)).toBe('sales order')
})

/** Keeps the page busy, as a slow device or a large table does. */
const busy = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

Typed.test('keeps a letter that comes while the table begins to follow', async ({ canvas, userEvent }) => {
  await canvas.findByText('1–3 of 3')
  const search = canvas.getByRole('searchbox')
  await userEvent.type(search, 'sales')
  // The end of the pause and the letter are due together: the letter is read before anything is drawn again.
  const letter = new Promise<void>((resolve) => {
    setTimeout(() => {
      void fireEvent.input(search, { target: { value: 'sales ' } })
      resolve()
    }, 150)
  })
  busy(200)
  await letter
  await waitFor(() => expect(askedWords.at(-1)).toBe('sales '))
  await expect(search).toHaveValue('sales ')
})

const never = new Promise<RowPage<Interface>>(() => undefined)

/** While rows are counted, it says how many there are at least. */
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
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 100+')).toBeVisible()
  },
})

const saved: string[] = []

/** An export that fails says so. */
export const ExportFails = meta.story({
  args: { exportName: 'interfaces' },
  beforeEach: () => {
    // Notes the names of saved files in place of saving them.
    saved.length = 0
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function note() {
      saved.push(this.download)
    }
    return () => {
      HTMLAnchorElement.prototype.click = click
    }
  },
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
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–50 of 214')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The export failed. Nothing was saved.')
    await expect(saved).toHaveLength(0)
  },
})

ExportFails.test('can be tried again, and saves all rows as CSV or XLSX', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Excel (XLSX)' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull())
  await expect(saved).toEqual(['interfaces.csv', 'interfaces.xlsx'])
})
