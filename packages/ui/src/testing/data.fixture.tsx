import { columnHelper, DataTable, useDataTable, type DataTableOptions } from '../data-table/DataTable.js'
import { DataTree, useDataTree } from '../data-tree/DataTree.js'
import { arraySource } from '../row-source/index.js'
import { flatTree } from '../tree-source/index.js'
import { bound, type ConformanceCase, type ConformanceProps } from './ConformanceCase.fixture.js'
import { has, press } from './user.fixture.js'

interface Row {
  id: string
  name: string
}

interface Node extends Row {
  parent: string | null
}

const rows = arraySource<Row>([
  { id: 'a', name: 'Alpha' },
  { id: 'b', name: 'Beta' },
])
const column = columnHelper<Row>()
const columns = column.columns([column.accessor('name', { header: 'Name', meta: { type: 'name' } })])
const nodes = flatTree<Node>(
  [
    { id: 'a', name: 'Alpha', parent: null },
    { id: 'b', name: 'Beta', parent: 'a' },
  ],
  { parent: ({ parent }) => parent },
)
const label = ({ name }: Row) => name

function Toolbar(props: ConformanceProps) {
  const table = useDataTable({ columns, source: rows })
  return <DataTable.Toolbar {...props} table={table} />
}

function Grid({ options, ...props }: ConformanceProps & { options?: Partial<DataTableOptions<Row>> }) {
  const table = useDataTable({ columns, source: rows, ...options })
  return <DataTable.Grid {...props} table={table} aria-label="Rows" />
}

const selected = ['a']

function SelectionBar(props: ConformanceProps) {
  const table = useDataTable({ columns, source: rows, selectionMode: 'multiple', selectedKeys: selected })
  return <DataTable.SelectionBar {...props} table={table} />
}

function Pager(props: ConformanceProps) {
  const table = useDataTable({ columns, source: rows })
  return <DataTable.Pager {...props} table={table} />
}

function TreeToolbar(props: ConformanceProps) {
  const tree = useDataTree({ source: nodes, label })
  return <DataTree.Toolbar {...props} tree={tree} />
}

function TreeRows(props: ConformanceProps) {
  const tree = useDataTree({ source: nodes, label })
  return <DataTree.Rows {...props} tree={tree} aria-label="Nodes" />
}

const none: readonly string[] = []
const second: readonly string[] = ['b']
const first: readonly string[] = ['a']

/** Table and tree with their parts. */
export const data: readonly ConformanceCase[] = [
  { name: 'DataTable.Toolbar', root: '.emb-table-toolbar', tag: 'div', render: (props) => <Toolbar {...props} /> },
  {
    name: 'DataTable.Grid',
    root: '.emb-table',
    tag: 'div',
    render: (props) => <Grid {...props} />,
    values: {
      selectedKeys: bound<readonly string[]>({
        initial: none,
        next: second,
        render: ({ value, onValueChange }) => (
          <Grid options={{ selectionMode: 'multiple', selectedKeys: value, onSelectedKeysChange: onValueChange }} />
        ),
        change: () => press('[role=row][aria-rowindex="3"] .emb-table-select'),
        read: () => (has('[role=row][aria-rowindex="3"][aria-selected=true]') ? second : none),
      }),
    },
  },
  {
    name: 'DataTable.SelectionBar',
    root: '.emb-table-selection',
    tag: 'div',
    render: (props) => <SelectionBar {...props} />,
  },
  { name: 'DataTable.Pager', root: '.emb-table-pager', tag: 'div', render: (props) => <Pager {...props} /> },
  {
    name: 'DataTree',
    root: '.emb-data-tree',
    tag: 'div',
    render: (props) => <DataTree {...props} aria-label="Nodes" source={nodes} label={label} />,
    values: {
      selectedKeys: bound<readonly string[]>({
        initial: none,
        next: first,
        render: ({ value, defaultValue, onValueChange }) => (
          <DataTree
            aria-label="Nodes"
            source={nodes}
            label={label}
            mode="selection"
            selectedKeys={value}
            defaultSelectedKeys={defaultValue}
            onSelectedKeysChange={onValueChange}
          />
        ),
        change: () => press('[role=treeitem] .emb-tree-label'),
        read: () => (has('[role=treeitem][aria-selected=true]') ? first : none),
      }),
      expandedKeys: bound<readonly string[]>({
        initial: none,
        next: first,
        render: ({ value, defaultValue, onValueChange }) => (
          <DataTree
            aria-label="Nodes"
            source={nodes}
            label={label}
            expandedKeys={value}
            defaultExpandedKeys={defaultValue}
            onExpandedKeysChange={onValueChange}
          />
        ),
        change: () => press('[aria-label="Expand all"]'),
        read: () => (has('[role=treeitem][aria-level="2"]') ? first : none),
      }),
    },
  },
  { name: 'DataTree.Toolbar', root: '.emb-tree-toolbar', tag: 'div', render: (props) => <TreeToolbar {...props} /> },
  { name: 'DataTree.Rows', root: '.emb-tree', tag: 'div', render: (props) => <TreeRows {...props} /> },
]
