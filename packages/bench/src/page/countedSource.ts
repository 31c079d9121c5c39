import { keys } from '../data.ts'
import { arraySource, type ArraySourceOptions, type RowQuery, type RowSource } from '@embpm/ui/row-source'
import type { TreeSource } from '@embpm/ui/tree-source'

/** A source in memory as users make it, but for telling whether an answer is still being computed. */
export function countedSource<Row extends object>(
  rows: readonly Row[],
  options: ArraySourceOptions<Row> = {},
): RowSource<Row> {
  const source = arraySource(rows, options)
  readAll = () => source.search(everything, new AbortController())
  return {
    ...source,
    search(query, request) {
      const answer = source.search(query, request)
      if (answer instanceof Promise) {
        pending++
        void answer.finally(() => pending--)
      }
      return answer
    },
  }
}

/** Notes the page's newest tree. */
export function countedTree<Node>(tree: TreeSource<Node>): TreeSource<Node> {
  readAll = () => tree.search?.(everything.search, new AbortController())
  return tree
}

/** What a search reads all rows for. */
const everything: RowQuery = { search: keys[0], filters: {}, sort: null, offset: 0, limit: 1 }
let pending = 0
let readAll: () => unknown = () => undefined

/** Has the page's newest source build its search index. */
export const buildIndex = async (): Promise<unknown> => readAll()

/** Whether no source of this page is still at work. */
export const answered = (): boolean => pending === 0
