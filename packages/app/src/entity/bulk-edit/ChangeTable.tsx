import { Badge } from '@embpm/ui/badge'
import { columnHelper, columnValues, DataTable, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { FieldValue } from '../FieldValue.js'
import { useFieldText } from '../useFieldText.js'
import type { BulkChange } from './bulkChanges.js'

/** Props of `ChangeTable`. */
export interface ChangeTableProps {
  changes: readonly BulkChange[]
  /** Names of the fields that are changed. */
  names: readonly string[]
  /** The new values of those fields that have one. */
  values: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, EntityField>>
}

const column = columnHelper<BulkChange>()
const keyOf = ({ entity }: BulkChange) => entity.id

/** Every entity with its old and new values; those that stay as they are say so. */
export function ChangeTable({ changes, names, values, fields }: ChangeTableProps) {
  const { t } = useTranslation()
  const { label, show } = useFieldText({ fields })
  const columns = useMemo(() => {
    const text = (field: string, value: unknown) => show(field, value) || t('conflict.empty')
    const value = (name: string, value: unknown) => <FieldValue fields={fields} name={name} value={value} />
    const old = ({ entity }: BulkChange, field: string) => text(field, Reflect.get(entity, field))
    return column.columns([
      column.accessor('name', { header: t('list.bulk.name'), size: 240, meta: { type: 'name' } }),
      ...names.map((field) =>
        column.accessor(
          (row) => `${old(row, field)} → ${text(field, row.fields[field] ?? Reflect.get(row.entity, field))}`,
          {
            id: `field-${field}`,
            header: label(field),
            size: 280,
            cell: ({ row: { original: row } }) =>
              field in row.fields ? (
                <span className="emb-app-bulk-change">
                  <del>{value(field, Reflect.get(row.entity, field))}</del>
                  <ArrowRight size={14} strokeWidth={1.5} role="img" aria-label={t('list.bulk.becomes')} />
                  <ins>{value(field, row.fields[field])}</ins>
                </span>
              ) : (
                <span className="emb-app-bulk-change">
                  <span>{value(field, Reflect.get(row.entity, field))}</span>
                  {field in values && <Badge>{t('list.bulk.same')}</Badge>}
                </span>
              ),
          },
        ),
      ),
    ])
  }, [names, values, fields, label, show, t])
  const source = useMemo(() => arraySource(changes, { key: keyOf, value: columnValues(columns) }), [changes, columns])
  const table = useDataTable<BulkChange>({ columns, source, rowKey: keyOf, paging: 'all' })
  return (
    <section className="emb-app-bulk-preview">
      <DataTable.Grid table={table} aria-label={t('list.bulk.preview')} data-density="compact" />
    </section>
  )
}
