/** One implementation of the picker, with a page of its own in `peers/<id>`. */
export interface Peer {
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

/** The peer that stands for what the browser can do at best; every ratio is to it. */
export const limitId = 'limit'

/** All peers, in the order of the columns. */
export const peers: readonly Peer[] = [
  {
    id: limitId,
    title: 'Plain-DOM limit',
    page: 'page-plain',
    scrolls: true,
    note: 'hand-written virtual list; the first screen of a filter or sort is computed first, the rest in slices',
  },
  {
    id: 'ours',
    title: 'ServicePicker',
    page: 'page-react',
    scrolls: true,
    note: 'rows in memory (`arraySource`) on one page of all rows, so that there is something to scroll; users see 50 per page',
  },
  {
    id: 'ag-grid',
    title: 'AG Grid Community',
    page: 'page-react',
    scrolls: true,
    note: 'three modules, default theme, cached quick filter, in a native dialog',
  },
  {
    id: 'mui',
    title: 'MUI X Data Grid',
    page: 'page-react',
    scrolls: false,
    note: 'community edition: pages of at most 100 rows, so scrolling does not apply; its search waits 150 ms after a key',
  },
]
