import type { RowSource } from '@embpm/ui/row-source'
import type { TreeSource } from '@embpm/ui/tree-source'

/** The same rows from a source that never answers a search; it knows the names. */
export const silentRows = <Row>(source: RowSource<Row>): RowSource<Row> => ({
  ...source,
  search: () => new Promise(() => {}),
})

/** The same rows from a source that fails the first `times` searches. */
export function failingRows<Row>(source: RowSource<Row>, times: number): RowSource<Row> {
  let left = times
  return {
    ...source,
    search: (query, request) => (left-- > 0 ? Promise.reject(new Error('503')) : source.search(query, request)),
  }
}

/** The same nodes from a source that is asked for the children of each node, as one on a server. */
const remoteTree = <Node>(source: TreeSource<Node>): TreeSource<Node> => ({ ...source, memory: undefined })

/** The same nodes from a source that never answers what it is asked for; it knows the names. */
export const silentTree = <Node>(source: TreeSource<Node>): TreeSource<Node> => ({
  ...remoteTree(source),
  children: () => new Promise(() => {}),
})

/** The same nodes from a source that fails to tell the children the first `times` times. */
export function failingTree<Node>(source: TreeSource<Node>, times: number): TreeSource<Node> {
  let left = times
  return {
    ...remoteTree(source),
    children: (parent, request) => (left-- > 0 ? Promise.reject(new Error('503')) : source.children(parent, request)),
  }
}

/** The same rows from a source that fails to tell the names the first `times` times. */
export function forgetfulRows<Row>(source: RowSource<Row>, times: number): RowSource<Row> {
  let left = times
  return {
    ...source,
    resolve: (keys, request) => (left-- > 0 ? Promise.reject(new Error('503')) : source.resolve(keys, request)),
  }
}

/** The same rows from a source that knows what some were called that are no more, by key. */
export const rememberingRows = <Row>(
  source: RowSource<Row>,
  names: Readonly<Record<string, string>>,
): RowSource<Row> => ({
  ...source,
  lastNames: (keys) => new Map(Object.entries(names).filter(([key]) => keys.includes(key))),
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const ofNobody = () => new AbortController().signal

/** The same rows from a source that answers after what `delay` gives for the search, in ms, even when it was aborted. */
export const slowRows = <Row>(source: RowSource<Row>, delay: (search: string) => number): RowSource<Row> => ({
  ...source,
  search: async (query) => {
    await wait(delay(query.search))
    return source.search(query, { signal: ofNobody() })
  },
})

/** The same nodes from a source that answers a search after what `delay` gives for it, in ms, even when it was aborted. */
export const slowTree = <Node>(source: TreeSource<Node>, delay: (search: string) => number): TreeSource<Node> => ({
  ...remoteTree(source),
  search: async (text) => {
    await wait(delay(text))
    return (await source.search?.(text, { signal: ofNobody() })) ?? []
  },
})
