import { Badge } from '@embpm/ui/badge'
import { columnHelper, columnValues, DataTable, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { Fragment, useMemo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { useFieldText } from '../useFieldText.js'
import { rawText, type CheckedRow, type RowAction } from './CheckedRow.js'
import { useProblemText } from './useProblemText.js'

/** Props of `ResultTable`. */
export interface ResultTableProps {
  rows: readonly CheckedRow[]
  /** Names of the mapped fields, in the order of the file. */
  names: readonly string[]
  fields: Readonly<Record<string, EntityField>>
  'aria-label': string
}

const tones: Readonly<Record<RowAction, 'success' | 'info' | 'neutral' | 'danger'>> = {
  create: 'success',
  update: 'info',
  same: 'neutral',
  refused: 'danger',
}

const column = columnHelper<CheckedRow>()
const keyOf = ({ row }: CheckedRow) => String(row.line)

/**
 * Rows of a file with what becomes of each and what is wrong in which field: a press on a problem leads to its cell, and so does
 * Enter on its row. Only the rows in sight are in the document.
 */
export function ResultTable({ rows, names, fields, 'aria-label': name }: ResultTableProps) {
  const { t } = useTranslation()
  const { label, show } = useFieldText({ fields })
  const problemText = useProblemText(fields)
  const columns = useMemo(() => {
    const first = names.find((one) => one === 'name') ?? names.find((one) => one !== 'id') ?? names[0]
    const text = (row: CheckedRow, field: string): string =>
      row.result.problems.some((problem) => problem.field === field)
        ? rawText(row, field)
        : show(field, row.values[field])
    return column.columns([
      column.accessor('row.line', { header: t('list.import.result.line'), size: 72, meta: { type: 'number' } }),
      column.accessor(({ result }) => t(`list.import.action.${result.action}`), {
        id: 'action',
        header: t('list.import.result.action'),
        size: 120,
        meta: { type: 'status' },
        cell: ({ row, getValue }) => <Badge tone={tones[row.original.result.action]}>{getValue()}</Badge>,
      }),
      column.accessor((row) => row.result.problems.map((problem) => problemText(row, problem)).join('; '), {
        id: 'problems',
        header: t('list.import.result.problems'),
        size: 320,
        cell: ({ row: { original }, getValue }) => (
          <span className="emb-app-import-problem" title={getValue()}>
            {original.result.problems.map((problem, index) => {
              const said = problemText(original, problem)
              const { field } = problem
              return (
                <Fragment key={said}>
                  {index > 0 && '; '}
                  {field === null || !names.includes(field) ? (
                    said
                  ) : (
                    <button type="button" tabIndex={-1} data-line={original.row.line} data-field={field}>
                      {said}
                    </button>
                  )}
                </Fragment>
              )
            })}
          </span>
        ),
      }),
      ...names.map((field) =>
        column.accessor((row) => text(row, field), {
          id: `field-${field}`,
          header: label(field),
          size: field === first ? 200 : 140,
          meta: { type: field === first ? 'name' : fields[field]?.kind === 'number' ? 'number' : 'text' },
          cell({ row, getValue }) {
            const invalid = row.original.result.problems.some((problem) => problem.field === field)
            return invalid ? <span className="emb-app-import-wrong">{getValue() || '—'}</span> : getValue()
          },
        }),
      ),
    ])
  }, [names, fields, t, label, show, problemText])
  const value = useMemo(() => columnValues(columns), [columns])
  // Nobody searches here, so no index is made of ten thousand rows.
  const source = useMemo(() => arraySource(rows, { key: keyOf, value, searchIn: () => [] }), [rows, value])
  const table = useDataTable<CheckedRow>({ columns, source, rowKey: keyOf, paging: 'all', onRowAction: goToNext })

  /** Brings the cell of a field into sight and puts the cursor there. */
  function goTo(row: number, field: string) {
    table.setCursor({ row, column: columnOf(field) })
    table.gridRef.current?.focus()
  }
  const columnOf = (field: string) => table.columns.visible.findIndex((placed) => placed.column.id === `field-${field}`)

  /** From a refused row to its first refused cell, from there to the next. */
  function goToNext(row: CheckedRow) {
    const refused = row.result.problems.flatMap(({ field }) => (field !== null && names.includes(field) ? [field] : []))
    const at = refused.findIndex((field) => columnOf(field) === table.cursor?.column)
    const next = refused[(at + 1) % refused.length]
    if (next !== undefined) goTo(rows.indexOf(row), next)
  }

  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    const { field, line } = pressed?.dataset ?? {}
    if (field !== undefined)
      goTo(
        rows.findIndex(({ row }) => String(row.line) === line),
        field,
      )
  }

  const { cursorRow } = table
  return (
    <>
      <DataTable.Grid
        className="emb-app-import-results"
        data-density="compact"
        table={table}
        onClick={onClick}
        aria-label={name}
        empty={<StateMessage kind="empty" title={t('list.import.result.none')} headingLevel={4} />}
      />
      <p role="status" className="emb-app-import-said">
        {cursorRow?.result.problems.map((problem) => problemText(cursorRow, problem)).join('; ')}
      </p>
    </>
  )
}
