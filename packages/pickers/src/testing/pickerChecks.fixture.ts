import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** What the checks of one picker need to know of it and of the rows of its stories. */
export interface PickerCase {
  /** Label of the field. */
  label: string
  /** Title of the dialog and name of the button that opens it. */
  title: string
  /** Words on the primary button. Default the title. */
  confirm?: string
  /** What a table or a tree is made of. Default `row`. */
  role?: 'row' | 'treeitem'
  /** Tokens that are found in one row in another order. */
  tokens: string
  /** The row that the tokens find, what the field shows for it and the value that it gives. */
  found: { row: RegExp; shown: string; value: unknown }
  /** A row that is there without a search and that the tokens do not find. */
  other: { row: RegExp; shown: string; value: unknown }
  /** What the field shows for the value that the stories begin with. */
  chosen: string
  /** Tables: a column and what its smallest value is. */
  sort?: { column: RegExp; first: RegExp }
  /** Several values: what is picked is added to the chosen one, and the field shows tokens. */
  multiple?: { pasted: string; unknown: string; value: unknown }
}

interface Context {
  args: { onValueChange?: unknown }
}

/**
 * What each picker must do (issue “every field and every picker”): made from its case, and called by its stories as literal
 * tests. `open…` checks belong to a story that has opened the dialog and begins with the chosen value.
 */
export function pickerChecks(picker: PickerCase) {
  const {
    label,
    title,
    confirm: confirmLabel = title,
    role = 'row',
    tokens,
    found,
    other,
    chosen,
    sort,
    multiple,
  } = picker
  const field = () => screen.getByRole('combobox', { name: new RegExp(`^${label}`) })
  const opener = () => screen.getByRole('button', { name: title, expanded: undefined })
  const dialog = async () => {
    const element = await screen.findByRole('dialog', { name: title })
    await waitFor(() => expect(element).toBeVisible())
    return within(element)
  }
  const search = () => screen.getByRole('searchbox')
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row = async (name: RegExp) => (await dialog()).findByRole(role, { name })
  const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: confirmLabel }))
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

  return {
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
    /** On a disabled picker: neither mouse nor keys do anything. */
    disabled: async () => {
      await expect(field()).toBeDisabled()
      await expect(opener()).toBeDisabled()
      await userEvent.click(opener())
      await userEvent.keyboard('{F4}')
      await expect(screen.queryByRole('dialog')).toBeNull()
    },
    /** On a closed picker: typing suggests, and Enter takes. */
    suggests: async ({ args }: Context) => {
      await userEvent.clear(field())
      await userEvent.type(field(), tokens)
      await screen.findByRole('option', { name: found.row })
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(found.value, { reason: 'pick' }))
    },
    openFindsTokens: async () => {
      await searchFor(tokens)
      await row(found.row)
      const [first = '', ...others] = tokens.split(' ')
      await searchFor([...others, first].join(' '))
      await row(found.row)
      const box = await dialog()
      await waitFor(() => expect(box.queryByRole(role, { name: other.row })).toBeNull())
    },
    openSorts: async () => {
      if (!sort) throw new Error('The case names no column')
      const box = await dialog()
      await userEvent.click(await box.findByRole('columnheader', { name: sort.column }))
      await waitFor(() => expect(box.getAllByRole('row')[1]).toHaveTextContent(sort.first))
    },
    openTurnsPages: async () => {
      const box = await dialog()
      const first = (await box.findAllByRole('row'))[1]?.textContent
      await userEvent.click(await box.findByRole('button', { name: /next page/i }))
      await waitFor(() => expect(box.getAllByRole('row')[1]?.textContent).not.toBe(first))
    },
    openLoadsMore: async () => {
      const box = await dialog()
      const before = (await box.findByRole('grid')).getAttribute('aria-rowcount')
      const shown = await box.findByText(/^\d+ of [\d,]+/)
      const text = shown.textContent
      await userEvent.click(box.getByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(box.getByText(/^\d+ of [\d,]+/).textContent).not.toBe(text))
      await expect(box.getByRole('grid').getAttribute('aria-rowcount')).toBe(before)
    },
    openConfirms: async ({ args }: Context) => {
      await userEvent.click(await row(other.row))
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await confirm()
      await gone()
      await expect(args.onValueChange).toHaveBeenCalledTimes(1)
      await expect(args.onValueChange).toHaveBeenCalledWith(other.value, { reason: 'pick' })
      await shows(other.shown)
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
    openSaysWhatIsMissing: async ({ args }: Context) => {
      const box = await dialog()
      // Taking the last of several values away is a choice: there the check begins without any.
      if (!multiple) await userEvent.click(box.getByRole('button', { name: `Remove ${chosen}` }))
      await confirm()
      await expect(await box.findByRole('alert')).toHaveTextContent('Nothing is selected')
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.click(await row(other.row))
      await waitFor(() => expect(box.queryByRole('alert')).toBeNull())
    },
    openKeepsSelection: async ({ args }: Context) => {
      await userEvent.click(await row(other.row))
      await searchFor(tokens)
      await row(found.row)
      await drafted(other.shown)
      const box = await dialog()
      await userEvent.clear(search())
      await row(other.row)
      const next = box.queryByRole('button', { name: /next page/i })
      if (next) await userEvent.click(next)
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
    /** On an open picker whose source answers the first token alone late. */
    openDropsLateAnswers: async () => {
      await waitFor(() => expect(search()).toHaveFocus())
      const [first = ''] = other.shown.split(' ')
      await userEvent.keyboard(first)
      await new Promise((resolve) => setTimeout(resolve, 250))
      await searchFor(tokens)
      await row(found.row)
      await new Promise((resolve) => setTimeout(resolve, 700))
      const box = await dialog()
      await expect(box.queryByRole(role, { name: other.row })).toBeNull()
    },
    /** On a closed picker of several values: pasted keys become tokens, unknown ones are named and stay in the text. */
    pastesKeys: async ({ args }: Context) => {
      if (!multiple) throw new Error('The case names no keys')
      await userEvent.click(field())
      await userEvent.paste(`${multiple.pasted}\n${multiple.unknown}`)
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(multiple.value, { reason: 'pick' }))
      await expect(await screen.findByText(`Not found: ${multiple.unknown}`, { exact: false })).toBeVisible()
      await expect(field()).toHaveValue(multiple.unknown)
    },
    /** In the dialog they become part of the selection. */
    openPastesKeys: async ({ args }: Context) => {
      if (!multiple) throw new Error('The case names no keys')
      await waitFor(() => expect(search()).toHaveFocus())
      await userEvent.paste(multiple.pasted)
      const box = await dialog()
      await box.findByText(/values? added\./)
      await expect(search()).toHaveValue('')
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await confirm()
      await gone()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(multiple.value, { reason: 'pick' })
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
