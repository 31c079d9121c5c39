import type { ChangeDetails, ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { useState } from 'react'
import { useResolvedRow, type ResolvedRow } from './useResolvedRow.js'

/** What the dialog would choose: a key, and its row once it is known. */
export interface ValueHelpDraft<Row> {
  key: string
  row: Row | null
}

/** Arguments of `useValueHelp`. `source`, `rowKey` and `rowLabel` should be stable between renders. */
export interface ValueHelpOptions<Row> extends Pick<
  ControlProps<string>,
  'value' | 'defaultValue' | 'onValueChange' | 'disabled' | 'readOnly'
> {
  source: RowSource<Row>
  /** Key of a row: what the value is. */
  rowKey: (row: Row) => string
  /** Name of a row as the field and the selected chip show it. */
  rowLabel: (row: Row) => string
}

/** State and actions of one value help; made by `useValueHelp`, taken by `ValueHelpField` and `ValueHelpDialog`. */
export interface ValueHelpState<Row> {
  source: RowSource<Row>
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  /** The chosen key, or `null`. */
  value: string | null
  /** The row behind `value`, as far as it is known. */
  resolved: ResolvedRow<Row>
  /** Asks for the row behind `value` once more. */
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
  draft: ValueHelpDraft<Row> | null
  /** Makes a row the draft. */
  select: (row: Row) => void
  /** Empties the draft. */
  deselect: () => void
  /** Takes `row`, or else the draft, as value and closes. With neither it stays open and sets `incomplete`. */
  confirm: (row?: Row) => void
  /** A confirmation was tried with nothing selected. */
  incomplete: boolean
  /** Takes a row as value without the dialog. */
  choose: (row: Row) => void
  /** Empties the value. */
  clear: () => void
}

/**
 * The headless part of every picker: the value and the row behind it, the dialog's open state, and a draft selection
 * that becomes the value on confirm only. `onValueChange` is called for real changes alone.
 */
export function useValueHelp<Row>(options: ValueHelpOptions<Row>): ValueHelpState<Row> {
  const { source, rowKey, rowLabel, onValueChange, disabled = false, readOnly = false } = options
  const [inner, setInner] = useState<string | null>(options.defaultValue ?? null)
  const [known, setKnown] = useState<Row | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [initialSearch, setInitialSearch] = useState('')
  const [draft, setDraft] = useState<ValueHelpDraft<Row> | null>(null)
  const [incomplete, setIncomplete] = useState(false)

  const value = options.value === undefined ? inner : options.value
  const editable = !disabled && !readOnly
  const [resolved, retry] = useResolvedRow({ source, value, rowKey, known })

  const change = (next: string | null, details: ChangeDetails) => {
    if (next === value) return
    setInner(next)
    onValueChange?.(next, details)
  }
  const choose = (row: Row) => {
    setKnown(row)
    change(rowKey(row), { reason: 'pick' })
  }
  const setDraftTo = (next: ValueHelpDraft<Row> | null) => {
    setDraft(next)
    setIncomplete(false)
  }

  return {
    source,
    rowKey,
    rowLabel,
    value,
    resolved,
    retry,
    editable,
    isOpen,
    initialSearch,
    openDialog: (search = '') => {
      if (!editable || isOpen) return
      setInitialSearch(search)
      setDraftTo(value === null ? null : { key: value, row: resolved.row })
      setOpen(true)
    },
    cancel: () => setOpen(false),
    draft,
    select: (row) => setDraftTo({ key: rowKey(row), row }),
    deselect: () => setDraftTo(null),
    confirm: (row) => {
      const chosen = row === undefined ? draft : { key: rowKey(row), row }
      if (chosen === null) {
        setIncomplete(true)
        return
      }
      if (chosen.row === null) change(chosen.key, { reason: 'pick' })
      else choose(chosen.row)
      setOpen(false)
    },
    incomplete,
    choose,
    clear: () => change(null, { reason: 'clear' }),
  }
}
