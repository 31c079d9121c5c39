import type { FileItem } from '@embpm/contract/sample/fileManager'
import { columnHelper, DataTable, type DataColumnDef, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCards } from '../../../shell/useCards.js'
import { useDates } from '../../../shell/useDates.js'
import { ItemGlyph } from './ItemGlyph.js'
import { kilobytesOf } from './filesSearch.js'
import { ItemLink } from './ItemLink.js'

const helper = columnHelper<FileItem>()

/** Props of `FileTable`. */
export interface FileTableProps {
  files: readonly FileItem[]
  label: string
}

/** Files as a table that can be sorted. */
export function FileTable({ files, label }: FileTableProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const cards = useCards()
  const source = useMemo(
    () =>
      arraySource(files, {
        value: (file, column): unknown => (column === 'size' ? kilobytesOf(file.size) : Reflect.get(file, column)),
      }),
    [files],
  )
  const columns = useMemo(
    (): readonly DataColumnDef<FileItem>[] =>
      helper.columns([
        helper.accessor('name', {
          header: t('fileManager.name'),
          size: 300,
          meta: { type: 'name' },
          cell: ({ row: { original: file } }) => (
            <span className="emb-app-files-cell">
              <ItemGlyph type={file.type} size={16} />
              <ItemLink item={file} />
            </span>
          ),
        }),
        helper.accessor('type', { header: t('fileManager.type'), size: 80 }),
        helper.accessor('size', { header: t('fileManager.size'), size: 100, meta: { type: 'number' } }),
        helper.accessor('createdBy', {
          header: t('fileManager.owner'),
          size: 180,
          meta: { type: cards ? 'technical' : 'text' },
        }),
        helper.accessor('modifiedAt', {
          header: t('fileManager.changed'),
          size: 180,
          cell: ({ row: { original: file } }) => dates.dateTime(file.modifiedAt),
        }),
      ]),
    [t, dates, cards],
  )
  const table = useDataTable<FileItem>({ columns, source, paging: 'all' })
  return <DataTable.Grid table={table} className="emb-app-files-grid" aria-label={label} />
}
