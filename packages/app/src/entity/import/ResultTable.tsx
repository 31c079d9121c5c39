import { Badge } from '@embpm/ui/badge'
import { DataTable, useDataTable, type DataColumn } from '@embpm/ui/data-table'
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
    const all: DataColumn<CheckedRow>[] = [
      { id: 'line', header: t('list.import.result.line'), type: 'number', width: 72, value: ({ row }) => row.line },
      {
        id: 'action',
        header: t('list.import.result.action'),
        type: 'status',
        width: 120,
        value: ({ result }) => t(`list.import.action.${result.action}`),
        cell: ({ result }) => <Badge tone={tones[result.action]}>{t(`list.import.action.${result.action}`)}</Badge>,
      },
      {
        id: 'problems',
        header: t('list.import.result.problems'),
        width: 320,
        value: ({ result }) => result.problems.map(problemText).join('; '),
        cell: ({ result }) => {
          const problems = result.problems.map(problemText).join('; ')
          return problems === '' ? null : (
            <span className="emb-app-import-problem" title={problems}>
              {problems}
            </span>
          )
        },
      },
      ...names.map((field): DataColumn<CheckedRow> => ({
        id: `field-${field}`,
        header: label(field),
        type: field === first ? 'name' : fields[field]?.kind === 'number' ? 'number' : 'text',
        width: field === first ? 200 : 140,
        value: (row) => text(row, field),
        cell(row) {
          const invalid = row.result.problems.some((problem) => problem.field === field)
          return invalid ? <span className="emb-app-import-wrong">{text(row, field) || '—'}</span> : text(row, field)
        },
      })),
    ]
    return all
  }, [names, fields, t, label, show, problemText])
  const value = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column.value]))
    return (row: CheckedRow, id: string) => byId.get(id)?.(row)
  }, [columns])
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
