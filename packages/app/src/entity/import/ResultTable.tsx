import { Badge } from '@embpm/ui/badge'
import { columnHelper, columnValues, DataTable, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { useFieldText } from '../useFieldText.js'
import type { CheckedRow, RowAction } from './CheckedRow.js'
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

/** Rows of a file with what becomes of each and what is wrong in which field. Only those in sight are in the document. */
export function ResultTable({ rows, names, fields, 'aria-label': name }: ResultTableProps) {
  const { t } = useTranslation()
  const { label, show } = useFieldText({ fields })
  const problemText = useProblemText(fields)
  const columns = useMemo(() => {
    const first = names.find((one) => one === 'name') ?? names.find((one) => one !== 'id') ?? names[0]
    const text = ({ values, result }: CheckedRow, field: string): string =>
      result.problems.some((problem) => problem.field === field) ? rawText(values[field]) : show(field, values[field])
    return column.columns([
      column.accessor('row.line', { header: t('list.import.result.line'), size: 72, meta: { type: 'number' } }),
      column.accessor(({ result }) => t(`list.import.action.${result.action}`), {
        id: 'action',
        header: t('list.import.result.action'),
        size: 120,
        meta: { type: 'status' },
        cell: ({ row, getValue }) => <Badge tone={tones[row.original.result.action]}>{getValue()}</Badge>,
      }),
      column.accessor(({ result }) => result.problems.map(problemText).join('; '), {
        id: 'problems',
        header: t('list.import.result.problems'),
        size: 320,
        cell: ({ getValue }) =>
          getValue() === '' ? null : (
            <span className="emb-app-import-problem" title={getValue()}>
              {getValue()}
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
  const table = useDataTable<CheckedRow>({ columns, source, rowKey: keyOf, paging: 'all' })

  return (
    <DataTable.Grid
      className="emb-app-import-results"
      data-density="compact"
      table={table}
      aria-label={name}
      empty={<StateMessage kind="empty" title={t('list.import.result.none')} headingLevel={4} />}
    />
  )
}

/** A value that could not be read stands there as it was typed. */
const rawText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
