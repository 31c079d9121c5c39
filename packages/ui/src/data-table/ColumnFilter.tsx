import { formatCondition } from '@embpm/calendar/condition'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../ui-strings/index.js'
import { ConditionLine } from './ConditionLine.js'
import { blankRow, conditionOf, conditionParts, rowOf, type ConditionRow } from './conditionRows.js'
import { columnName, filterKind, type TableColumn } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { FilterValues } from './FilterValues.js'
import { panelWords } from './panelWords.js'
import { TableButton } from './TableButton.js'
import { words } from './words.js'

interface ColumnFilterProps extends FilterProps {
  column: TableColumn
  /** Called when a field cannot be loaded; that has been said already. */
  onFailed: () => void
}

/** The conditions of a column: lines of a test and its value, and the values that the source names. */
export function ColumnFilter({ column, source, filters, queryRef, onFailed }: ColumnFilterProps) {
  const t = useWords(panelWords)
  const tTable = useWords(words)
  const kind = filterKind(column)
  const isRange = kind === 'number' || kind === 'date'
  const listed = source.values !== undefined && !isRange
  const lined = kind !== 'choice' || !listed
  const texts = filters[column.id] ?? []
  const known = texts.join('\n')
  const parts = conditionParts(texts, kind, listed)
  const [state, setState] = useState(() => ({ known: '\n', rows: [blankRow(0, kind)], next: 1, focused: 0 }))
  // Typed lines stay as they are, until the conditions change from elsewhere.
  if (state.known !== known) {
    const rows = parts.others.map((one, i) => rowOf(state.next + i, one))
    setState({
      ...state,
      known,
      rows: rows.length > 0 ? rows : [blankRow(state.next, kind)],
      next: state.next + rows.length + 1,
      focused: state.known === '\n' ? (rows[0]?.id ?? state.next) : -1,
    })
  }
  const { rows } = state

  const apply = (nextRows: readonly ConditionRow[], values = parts.values, exclude = parts.exclude) => {
    const typed = lined ? nextRows.flatMap((row) => conditionOf(row) ?? []) : parts.others
    const chosen = values.map((value) => ({ exclude, test: 'is', value }) as const)
    const next = [...new Set([...chosen, ...typed].map(formatCondition))]
    setState((before) => ({ ...before, rows: [...nextRows], known: next.join('\n') }))
    if (next.join('\n') !== known) column.setFilterValue(next.length > 0 ? next : undefined)
  }
  const change = (row: ConditionRow) => rows.map((one) => (one.id === row.id ? row : one))
  const add = () =>
    setState({ ...state, rows: [...rows, blankRow(state.next, kind)], next: state.next + 1, focused: state.next })
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = ({ id }: ConditionRow) => {
    const left = rows.filter((one) => one.id !== id)
    apply(left.length > 0 ? left : [blankRow(id + state.next, kind)])
    addButton.current?.focus()
  }

  // What is typed counts when the panel goes, too.
  const leave = useEffectEvent(() => apply(rows))
  useEffect(() => () => leave(), [])

  return (
    <>
      {lined && (
        <div
          role="group"
          aria-label={tTable('filterBy', { column: columnName(column) })}
          className="emb-table-conditions"
        >
          {rows.map((row) => (
            <ConditionLine
              key={row.id}
              kind={kind}
              row={row}
              autoFocus={row.id === state.focused}
              onType={(next) => setState({ ...state, rows: change(next) })}
              onApply={(next) => apply(change(next))}
              onRemove={() => remove(row)}
              onFailed={onFailed}
            />
          ))}
          <TableButton
            ref={addButton}
            size="s"
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={add}
          >
            {t('addCondition')}
          </TableButton>
          {kind === 'text' && <p className="emb-table-filter-note">{t('wildcards')}</p>}
        </div>
      )}
      {listed && (
        <FilterValues
          source={source}
          queryRef={queryRef}
          column={column}
          autoFocus={!lined}
          chosen={parts.values}
          exclude={parts.exclude}
          onChange={(values, exclude) => apply(rows, values, exclude)}
        />
      )}
    </>
  )
}
