import type { Group } from './options.ts'

/**
 * What is measured together: tables and trees with their peers, our pickers that stand on them, and a source whose rows are
 * on a server.
 */
export const kinds = ['table', 'tree', 'table-pickers', 'tree-pickers', 'server'] as const
export type Kind = (typeof kinds)[number]

/** What a kind shows: rows or nodes. */
export const shows: Readonly<Record<Kind, 'rows' | 'nodes'>> = {
  table: 'rows',
  tree: 'nodes',
  'table-pickers': 'rows',
  'tree-pickers': 'nodes',
  server: 'rows',
}

/** One implementation of the picker, with a page of its own in `peers/<id>`. */
export interface Peer {
  kind: Kind
  /** The name for `--peers`, and the folder in `peers` unless that is given. */
  id: string
  /** Folder in `peers` of a page that shows several, and what its address ends with. */
  address?: { folder: string; query: string }
  title: string
  /** Page without the peer that its transferred size is compared to. */
  page: 'page-plain' | 'page-react'
  /** Whether all rows stand on one surface that can be scrolled; not so with short pages. */
  scrolls: boolean
  /** Whether its OK takes a value into a field of the page. */
  closes?: true
  /** What alone can be measured of it. Default all. */
  measures?: readonly Group[]
  /** Whether it is ours and has targets. */
  ours?: true
  /** What a reader of the numbers must know. */
  note: string
}

/** The peer of each kind that stands for what the browser can do at best; every ratio is to it. */
export const limits: Readonly<Record<Kind, string>> = {
  table: 'limit',
  tree: 'tree-limit',
  'table-pickers': 'limit',
  'tree-pickers': 'tree-limit',
  server: 'server-page',
}

const limit = {
  id: 'limit',
  title: 'Plain-DOM limit',
  page: 'page-plain',
  scrolls: true,
  closes: true,
  note: 'hand-written virtual list; the first screen of a filter or sort is computed first, the rest in slices',
} as const

const treeLimit = {
  id: 'tree-limit',
  title: 'Plain-DOM limit',
  page: 'page-plain',
  scrolls: true,
  closes: true,
  note: 'hand-written virtual list over flat arrays; one text of all labels is searched',
} as const

const picker = (
  kind: Kind,
  id: string,
  title: string,
  note = 'the same services or nodes in its own columns',
): Peer => ({
  kind,
  id,
  address: { folder: 'pickers', query: `?picker=${id}` },
  title,
  page: 'page-react',
  scrolls: true,
  ours: true,
  note,
})

const serverPicker = (id: string, title: string, note: string): Peer => ({
  kind: 'server',
  id,
  address: { folder: 'server', query: `?rows=${id}` },
  title,
  page: 'page-react',
  scrolls: false,
  measures: ['open'],
  note,
})

/** All peers, in the order of the columns. */
export const peers: readonly Peer[] = [
  { kind: 'table', ...limit },
  {
    kind: 'table',
    id: 'ours',
    title: 'ValueHelp',
    page: 'page-react',
    scrolls: true,
    closes: true,
    ours: true,
    note: 'the packed packages; rows in memory (`arraySource`), all on one page (`paging="all"`), with columns of its own',
  },
  {
    kind: 'table',
    id: 'ag-grid',
    title: 'AG Grid Community',
    page: 'page-react',
    scrolls: true,
    note: 'three modules, default theme, cached quick filter, in a native dialog',
  },
  {
    kind: 'table',
    id: 'mui',
    title: 'MUI X Data Grid',
    page: 'page-react',
    scrolls: false,
    note: 'community edition: pages of at most 100 rows, so scrolling does not apply; its search waits 150 ms after a key',
  },
  { kind: 'tree', ...treeLimit },
  {
    kind: 'tree',
    id: 'tree-ours',
    title: 'TreeValueHelp',
    page: 'page-react',
    scrolls: true,
    closes: true,
    ours: true,
    note: 'the packed packages; nodes in memory (`nestedTree`)',
  },
  {
    kind: 'tree',
    id: 'tree-headless',
    title: 'headless-tree',
    page: 'page-react',
    scrolls: true,
    note: 'proxied items and TanStack Virtual, in a native dialog; the search is written for it, and “expand all” sets its state at once, because its `expandAll` opens node by node',
  },
  {
    kind: 'tree',
    id: 'tree-arborist',
    title: 'react-arborist',
    page: 'page-react',
    scrolls: true,
    note: 'its own search, in a native dialog; “expand all” switches its `openByDefault`, because its `openAll` dispatches per node and took more than two minutes',
  },
  { kind: 'table-pickers', ...limit },
  picker('table-pickers', 'service', 'ServicePicker'),
  picker('table-pickers', 'dictionary-table', 'DictionaryTablePicker'),
  picker('table-pickers', 'gl-account', 'GlAccountPicker'),
  picker('table-pickers', 'transaction', 'TransactionPicker'),
  picker('table-pickers', 'ricefw', 'RicefwPicker'),
  picker('table-pickers', 'ricefw-page', 'RicefwPagePicker', 'the name of an item holds all that is searched'),
  picker('table-pickers', 'cost-object', 'CostObjectPicker'),
  picker('table-pickers', 'data-element', 'DataElementPicker'),
  picker('table-pickers', 'dictionary-fields', 'DictionaryFieldsPicker'),
  { kind: 'tree-pickers', ...treeLimit },
  picker('tree-pickers', 'area', 'AreaPicker'),
  picker('tree-pickers', 'data-table', 'TablePicker'),
  picker('tree-pickers', 'sap-table', 'SapTablePicker', 'all nodes are tables, so that any can be selected'),
  serverPicker('server-page', 'One page', 'a ServicePicker whose source has no more than its first page of 50 rows'),
  {
    ...serverPicker('server-million', '1,000,000 rows', 'the same, and the source tells of 1,000,000 rows'),
    ours: true,
  },
]
