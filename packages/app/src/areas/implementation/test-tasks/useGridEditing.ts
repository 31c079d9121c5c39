import type { ProposedTest } from '@embpm/contract/test-task-plan'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '../keyed.js'
import {
  type TestRow,
  type TextColumn,
  textColumns,
  withBlock,
  withFields,
  withProposals,
  withRow,
} from './testRows.js'
import type { RowsEditing } from './useTestRows.js'

/** What is done with the rows of the grid, each said in a sentence where nothing is seen of it. */
export function useGridEditing({ rows, change }: RowsEditing, table: RefObject<HTMLTableElement | null>) {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const cell = (key: string, column: TextColumn) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-column="${column}"]`)
  const focus = (key: string | undefined, column: TextColumn) =>
    requestAnimationFrame(() => key !== undefined && cell(key, column)?.focus())

  const add = (at: number, column: TextColumn = 'title') => {
    const added = withRow(rows, at)
    if (!added) return setSaid(t('testTasks.steps.full'))
    change(added.rows)
    setSaid(t('testTasks.steps.added', { number: at + 1 }))
    focus(added.key, column)
  }
  const remove = (key: string) => {
    const place = rows.findIndex((one) => one.key === key)
    const next = rows.filter((one) => one.key !== key)
    change(next)
    setChosen(null)
    setSaid(t('testTasks.steps.removed', { number: place + 1 }))
    focus((next[place] ?? next.at(-1))?.key, 'title')
  }
  const move = (key: string, to: number, column: TextColumn) => {
    const next = moved(rows, key, to)
    if (next === rows) return
    change(next)
    setSaid(t('testTasks.steps.moved', { number: next.findIndex((one) => one.key === key) + 1, total: next.length }))
    focus(key, column)
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>, row: TestRow, column: TextColumn) => {
    const place = rows.indexOf(row)
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if (step !== undefined && event.altKey) move(row.key, place + step, column)
    else if (
      step !== undefined &&
      selectionStart === selectionEnd &&
      selectionStart === (step < 0 ? 0 : value.length)
    ) {
      const next = rows[place + step]
      if (!next) return
      cell(next.key, column)?.focus()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(place + 1)
    else if (event.key === 'Enter' && column === 'title') {
      const next = rows[place + 1]
      if (next) cell(next.key, column)?.focus()
      else add(place + 1)
    } else if (event.key === 'Delete' && (event.ctrlKey || event.metaKey)) remove(row.key)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent, row: TestRow, column: TextColumn) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    // A text of several lines belongs into one cell, unless it can have one line only.
    if (!text.includes('\t') && !(column === 'title' && text.includes('\n'))) return
    event.preventDefault()
    void import('papaparse').then(({ default: Papa }) => {
      const { data } = Papa.parse<string[]>(text, { delimiter: '\t' })
      change(withBlock(rows, rows.indexOf(row), column, data))
      setSaid(t('testTasks.steps.pasted', { count: data.length }))
    })
  }
  return {
    chosen,
    said,
    choose: setChosen,
    add,
    remove,
    move,
    change: (key: string, fields: Partial<TestRow>) => change(withFields(rows, key, fields)),
    addProposals(tests: readonly ProposedTest[]) {
      const list = new Intl.ListFormat(i18n.language || 'en', { type: 'disjunction' })
      const next = withProposals(rows, tests, {
        open: (tcode) => t('testTasks.proposal.open', { tcode }),
        carryOut: (step) => t('testTasks.proposal.carryOut', { step }),
        next: (steps) => t('testTasks.proposal.next', { next: list.format(steps) }),
        last: t('testTasks.proposal.last'),
      })
      change(next)
      setSaid(t('testTasks.proposal.added', { count: next.length - rows.length }))
      focus(next[rows.length]?.key, 'title')
    },
    onKey,
    onPaste,
    columns: textColumns,
  }
}

/** What is done with the rows of the grid. */
export type GridEditing = ReturnType<typeof useGridEditing>
