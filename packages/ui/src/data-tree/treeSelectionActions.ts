import type { RowList } from '../row-source/RowSource.js'
import { rowsOf } from '../row-source/rowsOf.js'
import { selectedOf } from '../row-source/selection/selection.js'
import type { TreeModel } from '../tree-source/TreeModel.js'
import type { DataTreeState } from './useDataTree.js'

/** The nodes of the rows in sight; a row that tells of nodes to come has none. */
const nodesOf = <Node>({ view }: TreeModel<Node>): RowList<Node> => ({
  length: view?.rowCount ?? 0,
  // A row that is no node is below 0, where no node is.
  at: (index) => view?.tree.nodes[view.rowAt(index) ?? -1],
})

/** Moves the end of the range to a row. */
export function selectTo<Node>({ model, selection, cursor }: DataTreeState<Node>, row: number, arrow?: boolean): void {
  const to = model.view?.indexOf(row) ?? -1
  if (to >= 0) selection.extend(nodesOf(model), to, cursor?.index ?? -1, arrow)
}

/** Selects all rows, or none of them when all are. */
export function selectAll<Node>({ model, selection }: DataTreeState<Node>): void {
  const list = nodesOf(model)
  selection.set(rowsOf(list), selectedOf(list, selection.keys, model.source.key) !== 'all')
}
