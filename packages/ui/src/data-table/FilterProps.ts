import type { RowSource } from '../row-source/index.js'
import type { TableView } from './TableView.js'

/** What filters need of a table. */
export interface FilterProps {
  source: Pick<RowSource<unknown>, 'values'>
  filters: TableView['filters']
}
