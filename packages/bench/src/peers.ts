/** What a picker shows. */
export type Kind = 'table' | 'tree'

/** One implementation of the picker, with a page of its own in `peers/<id>`. */
export interface Peer {
  kind: Kind
  /** Folder in `peers`, also the name for `--peers`. */
  id: string
  title: string
  /** Page without the peer that its transferred size is compared to. */
  page: 'page-plain' | 'page-react'
  /** Whether all rows stand on one surface that can be scrolled; not so with short pages. */
  scrolls: boolean
  /** What a reader of the numbers must know. */
  note: string
}

/** The peer of each kind that stands for what the browser can do at best; every ratio is to it. */
export const limits: Readonly<Record<Kind, string>> = { table: 'limit', tree: 'tree-limit' }

/** The peer of each kind that is ours. */
export const ours: Readonly<Record<Kind, string>> = { table: 'ours', tree: 'tree-ours' }

/** All peers, in the order of the columns. */
export const peers: readonly Peer[] = [
  {
    kind: 'table',
    id: 'limit',
    title: 'Plain-DOM limit',
    page: 'page-plain',
    scrolls: true,
    note: 'hand-written virtual list; the first screen of a filter or sort is computed first, the rest in slices',
  },
  {
    kind: 'table',
    id: 'ours',
    title: 'ServicePicker',
    page: 'page-react',
    scrolls: true,
    note: 'rows in memory (`arraySource`) on one page of all rows, so that there is something to scroll; users see 50 per page',
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
  {
    kind: 'tree',
    id: 'tree-limit',
    title: 'Plain-DOM limit',
    page: 'page-plain',
    scrolls: true,
    note: 'hand-written virtual list over flat arrays; one text of all labels is searched',
  },
  {
    kind: 'tree',
    id: 'tree-ours',
    title: 'DataTree',
    page: 'page-react',
    scrolls: true,
    note: 'nodes in memory (`nestedTree`), selection mode, in our dialog',
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
]
