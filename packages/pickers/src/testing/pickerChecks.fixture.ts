import { nth } from '@embpm/storybook/nth'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** What the checks of one picker need to know of it and of the rows of its stories. */
export interface PickerCase {
  /** Label of the field. */
  label: string
  /** Title of the dialog and name of the button that opens it. */
  title: string
  /** What a table or a tree is made of. Default `row`. */
  role?: 'row' | 'treeitem'
  /** Tokens that are found in one row in another order. */
  tokens: string
  /** The row that the tokens find, how the field suggests it, what the field shows for it and the value that it gives. */
  found: { row: RegExp; suggested?: RegExp; shown: string; value: unknown }
  /** A row that is there without a search and that the tokens do not find. */
  other: { row: RegExp; shown: string; value: unknown }
  /** What the field shows for the value that the stories begin with. */
  chosen: string
  /** Several values: what is picked is added to the chosen one, and the field shows tokens. */
  multiple?: boolean
}

/** What a table shows of its columns, and by which one it is sorted: that column, and what its smallest value is. */
interface ColumnsCase {
  columns: readonly { header?: unknown; enableSorting?: boolean; meta?: { hidden?: boolean } }[]
  sort: { column: RegExp; first: RegExp }
}

interface Context {
  args: { onValueChange?: unknown }
}

/**
 * What each picker must do: made from its case, and called by its stories as literal tests. `picks`, `isOfSize` and
 * `openShowsColumns` say what is a picker's own; all others prove what is generic, on the three pickers that show it
 * (`decisions/stories.md`). `open…` checks belong to a story that has opened the dialog and begins with the chosen value.
 */
export function pickerChecks(picker: PickerCase) {
  const { label, title, role = 'row', tokens, found, other, chosen, multiple = false } = picker
  const field = () => screen.getByRole('combobox', { name: new RegExp(`^${label}`) })
  const opener = () => screen.getByRole('button', { name: title, expanded: undefined })
  const dialogElement = async () => {
    const element = await screen.findByRole('dialog', { name: title })
    // React Aria shows a dialog a moment after it mounts it.
    await waitFor(() => expect(element).toBeVisible())
    return element
  }
  const dialog = async () => within(await dialogElement())
  const search = () => screen.getByRole('searchbox')
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = async (name: RegExp) => (await dialog()).findByRole(role, { name })
  const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: title }))
  const remover = () => screen.getByRole('button', { name: `Remove ${chosen}` })
  const drafted = async (shown: string) => {
    const box = await dialog()
    await waitFor(() => expect(box.getByRole('button', { name: `Remove ${shown}` })).toBeInTheDocument())
  }
  const searchFor = async (text: string) => {
    await userEvent.click(search())
    await userEvent.clear(search())
    await userEvent.keyboard(text)
  }
  const shows = async (shown: string) => {
    if (!multiple) return expect(field()).toHaveValue(shown)
    return expect(screen.getByRole('button', { name: `Remove ${shown}` })).toBeInTheDocument()
  }
  const unchanged = async ({ args }: Context) => {
    await gone()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await shows(chosen)
  }
  const reopened = async () => {
    await userEvent.click(opener())
    await dialog()
  }
  /** `play` of a story that is open: its rows are there. */
  const open = async () => {
    await reopened()
    await row(other.row)
  }
  const saysWhatIsMissing = async ({ args }: Context) => {
    const box = await dialog()
    const alert = await box.findByRole('alert')
    await expect(alert).toHaveTextContent('Nothing is selected')
    await expect(alert).toHaveTextContent('Select a row first')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(await row(other.row))
    await waitFor(() => expect(box.queryByRole('alert')).toBeNull())
  }
  const openFindsTokens = async () => {
    await searchFor(tokens)
    await row(found.row)
    const [first = '', ...others] = tokens.split(' ')
    await searchFor([...others, first].join(' '))
    await row(found.row)
    const box = await dialog()
    await waitFor(() => expect(box.queryByRole(role, { name: other.row })).toBeNull())
    await userEvent.clear(search())
    await row(other.row)
  }
  const openConfirms = async ({ args }: Context) => {
    await userEvent.click(await row(other.row))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await confirm()
    await gone()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith(other.value, { reason: 'pick' })
    await shows(other.shown)
  }

  return {
    open,
    openFindsTokens,
    openConfirms,
    /**
     * On a closed picker: the label behind its value, its rows among the suggestions and in the dialog, in whichever order the
     * words are typed, and the value that it gives.
     */
    picks: async (context: Context) => {
      await waitFor(() => shows(chosen))
      await userEvent.click(field())
      await userEvent.clear(field())
      await userEvent.keyboard(tokens)
      await screen.findByRole('option', { name: found.suggested ?? found.row })
      await userEvent.keyboard('{Escape}')
      await reopened()
      await openFindsTokens()
      await openConfirms(context)
    },
    /** On an open picker. */
    isOfSize: async (size: string) => {
      await expect((await dialogElement()).closest('[data-size]')).toHaveAttribute('data-size', size)
    },
    /** On an open picker with a table: all columns but the hidden ones, sorted by each that is sortable. */
    openShowsColumns: async ({ columns, sort }: ColumnsCase) => {
      const box = await dialog()
      const heads = box.getAllByRole('columnheader').filter((head) => head.title !== '')
      const titles = (of: readonly HTMLElement[]) => new Set(of.map((head) => head.title))
      const shown = columns.filter(({ meta }) => meta?.hidden !== true)
      await expect(heads).toHaveLength(shown.length)
      await expect(titles(heads)).toEqual(new Set(shown.map(({ header }) => header)))
      const sortable = shown.filter((column) => column.enableSorting !== false)
      const canBeSorted = heads.filter((head) => head.hasAttribute('aria-sort'))
      await expect(titles(canBeSorted)).toEqual(new Set(sortable.map(({ header }) => header)))
      await userEvent.click(box.getByRole('columnheader', { name: sort.column }))
      await waitFor(() => expect(nth(box.getAllByRole('row'), 1)).toHaveTextContent(sort.first))
    },
    /** On a closed picker: mouse, F4 and Alt+ArrowDown open it with the focus in the search, and give the focus back. */
    opens: async () => {
      await userEvent.click(opener())
      await dialog()
      await waitFor(() => expect(search()).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
      for (const keys of ['{F4}', '{Alt>}{ArrowDown}{/Alt}']) {
        await userEvent.click(field())
        await userEvent.keyboard(keys)
        await dialog()
        await waitFor(() => expect(search()).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await gone()
        await waitFor(() => expect(field()).toHaveFocus())
      }
    },
    openTurnsPages: async () => {
      const box = await dialog()
      const first = () => nth(box.getAllByRole('row'), 1).textContent
      const before = first()
      await userEvent.click(box.getByRole('button', { name: /next page/i }))
      await waitFor(() => expect(first()).not.toBe(before))
    },
    openLoadsMore: async () => {
      const box = await dialog()
      const before = (await box.findByRole('grid')).getAttribute('aria-rowcount')
      const shown = () => box.getByText(/^\d+ of [\d,]+/).textContent
      const text = shown()
      await userEvent.click(box.getByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(shown()).not.toBe(text))
      await expect(box.getByRole('grid').getAttribute('aria-rowcount')).toBe(before)
    },
    openChangesNothing: async (context: Context) => {
      for (const leave of ['Cancel', 'Close', '{Escape}']) {
        await userEvent.click(await row(other.row))
        await drafted(other.shown)
        if (leave === '{Escape}') await userEvent.keyboard(leave)
        else await userEvent.click((await dialog()).getByRole('button', { name: leave }))
        await unchanged(context)
        await reopened()
        await drafted(chosen)
      }
    },
    /** `play` of a story without a value: the dialog is confirmed although nothing is selected. */
    confirmsNothing: async () => {
      await open()
      await confirm()
      await (await dialog()).findByRole('alert')
    },
    /** After `confirmsNothing`. */
    saysWhatIsMissing,
    /** On an open picker of one value: without what was chosen it says what is missing, and stays open. */
    openSaysWhatIsMissing: async (context: Context) => {
      await userEvent.click(remover())
      await confirm()
      await saysWhatIsMissing(context)
    },
    openKeepsSelection: async ({ args }: Context) => {
      await userEvent.click(await row(other.row))
      await searchFor(tokens)
      await row(found.row)
      await drafted(other.shown)
      const box = await dialog()
      await userEvent.clear(search())
      await row(other.row)
      // A tree has no pages.
      if (role === 'row') await userEvent.click(box.getByRole('button', { name: /next page/i }))
      await drafted(other.shown)
      await confirm()
      await gone()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(other.value, { reason: 'pick' })
    },
    openWorksByKeyboard: async ({ args }: Context) => {
      await waitFor(() => expect(search()).toHaveFocus())
      await userEvent.keyboard(tokens)
      const hit = await row(found.row)
      await userEvent.keyboard('{ArrowDown}')
      const cursor = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
      for (let step = 0; step < 12 && !hit.contains(cursor()); step++) await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('{Enter}')
      await drafted(found.shown)
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await gone()
      await expect(args.onValueChange).toHaveBeenCalledTimes(1)
      await expect(args.onValueChange).toHaveBeenCalledWith(found.value, { reason: 'pick' })
      await waitFor(() => expect(opener()).toHaveFocus())
    },
    /** On an open picker whose source fails once. */
    openTriesAgain: async () => {
      const box = await dialog()
      await userEvent.click(await box.findByRole('button', { name: 'Try again' }))
      await row(other.row)
    },
    /** On an open picker whose source answers the first word of the other row's label late. */
    openDropsLateAnswers: async () => {
      const [first = ''] = other.shown.split(' ')
      await searchFor(first)
      await new Promise((resolve) => setTimeout(resolve, 250))
      await searchFor(tokens)
      await row(found.row)
      await new Promise((resolve) => setTimeout(resolve, 700))
      const box = await dialog()
      await expect(box.queryByRole(role, { name: other.row })).toBeNull()
    },
    /** On a closed picker in `PickerForm`. */
    bindsToForm: async () => {
      const value = () => screen.getByRole('status', { name: 'Value' })
      const state = () => screen.getByRole('status', { name: 'State' })
      await expect(state()).toHaveTextContent('')
      await userEvent.click(opener())
      await userEvent.click(await row(other.row))
      await expect(state()).not.toHaveTextContent('dirty')
      await confirm()
      await gone()
      await expect(value()).toHaveTextContent(JSON.stringify(other.value))
      await expect(state()).toHaveTextContent('dirty')
      await waitFor(() => expect(opener()).toHaveFocus())
      await userEvent.tab()
      await expect(state()).toHaveTextContent('dirty touched')
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      await waitFor(() => shows(chosen))
      await expect(state()).not.toHaveTextContent('dirty')
    },
  }
}
