// MUI X Data Grid Community in the full-screen MUI dialog: pages of at most 100 rows, its own quick filter and debounce.
import type { ServiceRow } from '@embpm/contract/service'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar, type GridColDef } from '@mui/x-data-grid'
import { useState } from 'react'
import { cellText, columns, columnWidth, rowHeight } from '../../data.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'

const columnDefs = columns.map((column): GridColDef<ServiceRow> => {
  const base: GridColDef<ServiceRow> = { field: column.id, headerName: column.header, width: columnWidth }
  return column.id === 'metadata'
    ? { ...base, sortable: false, valueGetter: (_, row) => cellText(row, column.id) }
    : base
})

function SearchBar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl size="small" />
      </QuickFilter>
    </Toolbar>
  )
}
const slots = { toolbar: SearchBar }
const contentStyle = { padding: 0, overflow: 'hidden' }

function Picker({ rows }: { rows: ServiceRow[] }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button id="open" type="button" onClick={() => setOpen(true)}>
        {pageText.open}
      </button>
      <Dialog fullScreen open={open} onClose={close}>
        <DialogTitle>{pageText.open}</DialogTitle>
        <DialogContent sx={contentStyle}>
          <DataGrid
            rows={rows}
            columns={columnDefs}
            rowHeight={rowHeight}
            columnHeaderHeight={36}
            showToolbar
            slots={slots}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Select</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

mountPicker(
  {
    openButton: () => document.querySelector('#open'),
    row: (index) => document.querySelector(`.MuiDataGrid-row[data-rowindex="${index}"]`),
    idOf: (row) => row.querySelector('[data-field=id]')?.textContent ?? null,
    viewport: () => document.querySelector('.MuiDataGrid-virtualScroller'),
    searchInput: () => document.querySelector('.MuiDataGrid-toolbar input'),
    nameHeader: () =>
      document.querySelector('.MuiDataGrid-columnHeader[data-field=name] .MuiDataGrid-columnHeaderTitle'),
  },
  Picker,
)
