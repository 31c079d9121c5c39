import { columnHelper, DataTable, useDataTable } from '@embpm/ui/data-table'
import { arraySource } from '@embpm/ui/row-source'
import { useMemo } from 'react'

interface Row {
  id: string
  title: string
}

const column = columnHelper<Row>()

/** Our data table with a name that stays in sight and a column for each week: what grids of weeks are measured by. */
export function WeeksTable({ rows, weeks }: { rows: number; weeks: number }) {
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('title', { header: 'Name', size: 288, meta: { type: 'name', pinned: true } }),
        ...Array.from({ length: weeks }, (_, nth) =>
          column.accessor(({ id }) => `${id} / ${String(nth)}`, {
            id: `week${String(nth)}`,
            header: `W${String(nth + 1)}`,
            size: 104,
          }),
        ),
      ]),
    [weeks],
  )
  const source = useMemo(
    () =>
      arraySource<Row>(
        Array.from({ length: rows }, (_, place) => ({ id: String(1000 + place), title: `Row ${String(place)}` })),
      ),
    [rows],
  )
  const table = useDataTable<Row>({ columns, source, paging: 'all' })
  return (
    <div style={{ blockSize: 760, display: 'flex', flexDirection: 'column' }}>
      <DataTable.Grid table={table} aria-label="Weeks" />
    </div>
  )
}
