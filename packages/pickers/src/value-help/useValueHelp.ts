import type { ChangeDetails, ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { useState } from 'react'
import { sourceHistory, type ValueHelpHistory } from './ValueHelpHistory.js'
import { useConfirm } from './useConfirm.js'
import { useResolvedRows, type ValueHelpItem } from './useResolvedRows.js'
import type { ValueFormat } from './ValueFormat.js'

/** What the dialog would choose: a key, and its row once it is known. */
export interface ValueHelpDraft<Row> {
  key: string
  row: Row | null
}

/** Arguments of `useValueHelp`. `source`, `rowKey` and `rowLabel` should be stable between renders. */
export interface ValueHelpOptions<Row, V> extends Pick<
  ControlProps<V>,
  'value' | 'defaultValue' | 'onValueChange' | 'disabled' | 'readOnly'
> {
  source: RowSource<Row>
  /** Key of a row. */
  rowKey: (row: Row) => string
  /** Name of a row as the field and the chips show it. */
  rowLabel: (row: Row) => string
  /** What people type for a row where that is neither its key nor its label, such as the code of an area. */
  rowCode?: (row: Row) => string
  /** Names of what is above the row, from the outside in: shown as a breadcrumb in the suggestions. */
  rowPath?: (row: Row) => readonly string[]
  /** Whether a row can be chosen. Default: all can. */
  isSelectable?: (row: Row) => boolean
  /** Between the value and the keys: `keyFormat`, `keyListFormat`, `jsonTextFormat(…)` or one of your own. */
  format: ValueFormat<V>
  /** Several rows may be chosen. Default `false`. */
  multiple?: boolean
  /** Milliseconds in which a second confirmation is taken for a repeat of the first and ignored. Default 0. */
  confirmInterval?: number
  /**
   * What choosing does beside giving the value. The dialog stays open until it has run; when it fails, it says so and stays
   * open, and the value is as it was.
   */
  onConfirm?: (rows: readonly Row[], keys: readonly string[]) => void | Promise<void>
  /** Recent and favourite values. Default: kept while the page is open, for all pickers on this source. */
  history?: ValueHelpHistory
}

/** State and actions of one value help; made by `useValueHelp`, taken by its field and its dialog. */
export interface ValueHelpState<Row> {
  source: RowSource<Row>
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  /** The names by which a row can be typed, its key first. */
  rowNames: readonly [(row: Row) => string, ...((row: Row) => string)[]]
  rowPath: ((row: Row) => readonly string[]) | undefined
  isSelectable: (row: Row) => boolean
  multiple: boolean
  /** The chosen keys; at most one unless `multiple`. */
  keys: readonly string[]
  /** What a plain HTML form sends of the value: a text as it is, of a list each key. */
  formValues: readonly string[]
  /** The chosen keys with the rows behind them, as far as they are known. */
  items: readonly ValueHelpItem<Row>[]
  /** Asks once more for the rows that could not be loaded. */
  retry: () => void
  /** `false` when the control is disabled or read-only. */
  editable: boolean
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Text that the dialog's search starts with. */
  initialSearch: string
  /** Opens the dialog with the current value as draft. Does nothing on a disabled or read-only control. */
  openDialog: (search?: string) => void
  /** Closes the dialog and changes nothing. */
  cancel: () => void
  /** The draft selection; it lives by key, so searching and paging do not lose it. */
  draft: readonly ValueHelpDraft<Row>[]
  setDraft: (draft: readonly ValueHelpDraft<Row>[]) => void
  /** Makes a row the draft, or adds rows to a draft of several. */
  select: (...rows: readonly Row[]) => void
  /** Takes a key out of the draft. */
  deselect: (key: string) => void
  /** Takes the draft, with `row` in it, as value and closes. With nothing selected it stays open and sets `incomplete`. */
  confirm: (row?: Row) => void
  /** `onConfirm` is running. */
  confirming: boolean
  /** `onConfirm` failed; its message. */
  failure: string | null
  /** A confirmation was tried with nothing selected. */
  incomplete: boolean
  /** Takes a row, or several more of them, as value without the dialog. */
  choose: (rows: readonly Row[]) => void
  /** Takes one key out of the value. */
  remove: (key: string) => void
  /** Empties the value; the dialog closes. */
  clear: () => void
  history: ValueHelpHistory
}

const all = () => true

/**
 * The headless part of every picker: the value and the rows behind it, the dialog's open state, and a draft selection
 * that becomes the value on confirm only. `onValueChange` is called for real changes alone.
 */
export function useValueHelp<Row, V>(options: ValueHelpOptions<Row, V>): ValueHelpState<Row> {
  const { source, rowKey, rowLabel, format, multiple = false, onValueChange } = options
  const [inner, setInner] = useState<V | null>(options.defaultValue ?? null)
  const [isOpen, setOpen] = useState(false)
  const [initialSearch, setInitialSearch] = useState('')
  const [draft, setDraft] = useState<readonly ValueHelpDraft<Row>[]>([])
  const history = options.history ?? sourceHistory(source)

  const value = options.value === undefined ? inner : options.value
  const read = format.read(value)
  const keys = multiple ? read : read.slice(0, 1)
  const { items, retry, learn } = useResolvedRows(source, keys, rowKey)
  const editable = options.disabled !== true && options.readOnly !== true

  const change = (next: readonly string[], details: ChangeDetails) => {
    if (next.length === keys.length && next.every((key, index) => key === keys[index])) return
    const written = format.write(next)
    setInner(written)
    onValueChange?.(written, details)
  }
  const take = (chosen: readonly ValueHelpDraft<Row>[]) => {
    learn(chosen.map(({ row }) => row).filter((row) => row !== null))
    const next = chosen.map(({ key }) => key)
    history.remember(next.filter((key) => !keys.includes(key)))
    change(next, { reason: 'pick' })
  }
  const drafted = (row: Row): ValueHelpDraft<Row> => ({ key: rowKey(row), row })
  const withRows = (now: readonly ValueHelpDraft<Row>[], rows: readonly Row[]) => {
    const more = rows.map(drafted)
    if (!multiple) return more.slice(-1)
    return [...now.filter(({ key }) => !more.some((one) => one.key === key)), ...more]
  }
  const confirmation = useConfirm<Row>({
    interval: options.confirmInterval ?? 0,
    mayBeEmpty: multiple && keys.length > 0,
    act: options.onConfirm,
    done: (chosen) => {
      take(chosen)
      setOpen(false)
    },
  })
  const redraft = (next: readonly ValueHelpDraft<Row>[]) => {
    setDraft(next)
    confirmation.forget()
  }
  const close = () => {
    confirmation.forget()
    setOpen(false)
  }

  return {
    source,
    rowKey,
    rowLabel,
    rowNames: options.rowCode ? [rowKey, options.rowCode, rowLabel] : [rowKey, rowLabel],
    rowPath: options.rowPath,
    isSelectable: options.isSelectable ?? all,
    multiple,
    keys,
    formValues: typeof value === 'string' ? [value] : keys,
    items,
    retry,
    editable,
    isOpen,
    initialSearch,
    openDialog: (search = '') => {
      if (!editable || isOpen) return
      setInitialSearch(search)
      redraft(items.map(({ key, row }) => ({ key, row })))
      setOpen(true)
    },
    cancel: close,
    draft,
    setDraft: redraft,
    select: (...rows) => redraft(withRows(draft, rows)),
    deselect: (key) => redraft(draft.filter((one) => one.key !== key)),
    confirm: (row) => confirmation.confirm(row === undefined ? draft : withRows(draft, [row])),
    confirming: confirmation.state === 'running',
    failure: confirmation.failure,
    incomplete: confirmation.state === 'incomplete',
    choose: (rows) => take(withRows(items, rows)),
    remove: (key) =>
      change(
        keys.filter((other) => other !== key),
        { reason: 'clear' },
      ),
    clear: () => {
      change([], { reason: 'clear' })
      close()
    },
    history,
  }
}
