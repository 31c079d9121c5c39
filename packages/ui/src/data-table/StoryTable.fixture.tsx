import type { ReactNode } from 'react'
import { Button } from '../button/index.js'
import type { RowSource } from '../row-source/index.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { DataTable } from './DataTable.js'
import { columns, type Interface } from './interfaces.test.data.js'
import { useDataTable, type DataTableOptions } from './useDataTable.js'

/** Props of `StoryTable`. */
export interface StoryTableProps extends Partial<DataTableOptions<Interface>> {
  /** Width of the table in px; default that of the page. */
  width?: number
  exportName?: string
  /** Before the search, and at the end of the toolbar. */
  start?: ReactNode
  end?: ReactNode
  /** Buttons of the selection bar. */
  selectionActions?: ReactNode
  source: RowSource<Interface>
}

/** A table as a page puts it together. */
export function StoryTable({ width, exportName, selectionActions, start, end, ...options }: StoryTableProps) {
  const table = useDataTable<Interface>({ columns, ...options })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 560, inlineSize: width }}>
      <DataTable.Toolbar
        table={table}
        searchLabel="Search interfaces"
        exportName={exportName}
        start={start}
        end={end}
      />
      <DataTable.Grid
        table={table}
        aria-label="Interfaces"
        empty={
          <StateMessage
            kind="empty"
            title="No interfaces yet"
            description="An interface describes how two systems exchange data."
            actions={<Button variant="primary">New interface</Button>}
          />
        }
      />
      <DataTable.SelectionBar table={table}>{selectionActions}</DataTable.SelectionBar>
      <DataTable.Pager table={table} />
    </div>
  )
}
