import { Download } from 'lucide-react'
import { useWords } from '../ui-strings/index.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import type { DataTableState } from './useDataTable.js'
import { exportTable, type ExportOptions } from './exportTable.js'
import { words } from './words.js'

interface ExportButtonProps<Row extends object> {
  table: DataTableState<Row>
  fileName: ExportOptions['fileName']
}

/** Offers all matching rows as a file. */
export function ExportButton<Row extends object>({ table, fileName }: ExportButtonProps<Row>) {
  const t = useWords(words)
  const run = (options: Omit<ExportOptions, 'fileName'>) => exportTable(table, { ...options, fileName })
  return (
    <OverlayButton
      popup="dialog"
      part={tableParts.exportPanel}
      panel={(ExportPanel, overlay) => <ExportPanel {...overlay} total={table.page?.total ?? 0} run={run} />}
      className="emb-table-export"
      label={t('export')}
      icon={<Download size={16} strokeWidth={1.5} aria-hidden="true" />}
    />
  )
}
