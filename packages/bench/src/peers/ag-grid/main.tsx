// AG Grid Community: only the modules that are needed, its default theme, stable column definitions, cached quick filter.
import type { ServiceRow } from '@embpm/contract/service'
import { useState } from 'react'
import {
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  type ColDef,
  type GetRowIdParams,
  type RowSelectionOptions,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { cellText, columns, columnWidth, rowHeight } from '../../data.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { NativeDialog } from '../../page/NativeDialog.tsx'
import { pageText } from '../../page/pageText.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowSelectionModule])

const columnDefs = columns.map((column): ColDef<ServiceRow> => {
  const base: ColDef<ServiceRow> = {
    field: column.id,
    headerName: column.header,
    width: columnWidth,
    cellDataType: false,
  }
  if (column.id !== 'metadata') return base
  return { ...base, sortable: false, valueGetter: ({ data }) => (data ? cellText(data, column.id) : '') }
})
const rowSelection: RowSelectionOptions<ServiceRow> = {
  mode: 'singleRow',
  checkboxes: false,
  enableClickSelection: true,
}

function rowId({ data }: GetRowIdParams<ServiceRow>): string {
  return data.id
}

function Picker({ rows }: { rows: ServiceRow[] }) {
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  return (
    <>
      <button id="open" type="button" onClick={() => setOpen(true)}>
        {pageText.open}
      </button>
      {open && (
        <NativeDialog
          onClose={() => setOpen(false)}
          search={
            <input id="search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          }
        >
          <div style={{ height: '100%' }}>
            <AgGridReact<ServiceRow>
              rowData={rows}
              columnDefs={columnDefs}
              getRowId={rowId}
              rowHeight={rowHeight}
              headerHeight={36}
              quickFilterText={search}
              cacheQuickFilter
              rowSelection={rowSelection}
            />
          </div>
        </NativeDialog>
      )}
    </>
  )
}

mountPicker(
  {
    openButton: () => document.querySelector('#open'),
    // A row that is being animated away keeps its index for a while: the newest one counts.
    row: (index) =>
      [...document.querySelectorAll(`.ag-row[row-index="${index}"]:not(.ag-opacity-zero)`)].at(-1) ?? null,
    idOf: (row) => row.querySelector('[col-id=id]')?.textContent ?? null,
    viewport: () => document.querySelector('.ag-body-viewport') ?? document.querySelector('.ag-grid-viewport'),
    searchInput: () => document.querySelector('#search'),
    nameHeader: () => document.querySelector('.ag-header-cell[col-id=name]'),
  },
  Picker,
)
