import { Button } from '@embpm/ui/button'
import { DataTable, type DataTableState } from '@embpm/ui/data-table'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { followCell } from './followCell.js'

/** Props of `ReportTable`. */
export interface ReportTableProps<Row extends object> {
  table: DataTableState<Row>
  label: string
  /** Names an exported file, without its ending. */
  fileName: () => string
  className?: string
  /** Between tools and rows. */
  children?: ReactNode
  /** What the figures mean, below the rows. */
  note: string
}

/** Tools, rows and their number. Enter on a figure opens what is behind it. */
export function ReportTable<Row extends object>({
  table,
  label,
  fileName,
  className,
  children,
  note,
}: ReportTableProps<Row>) {
  const { t } = useTranslation()
  const { page, stale } = table
  const isEmpty = page !== null && !stale && page.total === 0
  return (
    <>
      <DataTable.Toolbar table={table} searchLabel={t('processes.search')} exportName={fileName} />
      {children}
      {isEmpty ? (
        <StateMessage
          kind="no-match"
          title={t('processReport.empty')}
          actions={<Button onPress={table.clearFilters}>{t('processReport.clear')}</Button>}
        />
      ) : (
        <DataTable.Grid table={table} className={className} aria-label={label} onKeyDownCapture={followCell} />
      )}
      <div className="emb-app-report-foot">
        <span>{page && t('processReport.count', { count: page.total })}</span>
        <span>{note}</span>
      </div>
    </>
  )
}
