import { arraySource, type RowQuery, type RowSource } from '../row-source/index.js'
import { interfaces, type Interface } from './interfaces.test.data.js'

/** 214 interfaces in memory. */
export const few = arraySource(interfaces(214), { locale: 'en' })

/** A server: answers take a while, and the first to a question that `fails` does not come at all. */
export const remote = (
  latency: (asked: number) => number,
  fails: (query: RowQuery) => boolean = () => false,
): RowSource<Interface> => {
  let asked = 0
  let failed = false
  return {
    async search(query, request) {
      await new Promise((resolve) => setTimeout(resolve, latency(++asked)))
      if (!failed && fails(query)) {
        failed = true
        throw new Error('503')
      }
      return few.search(query, { signal: request.signal })
    },
    resolve: (keys, request) => few.resolve(keys, request),
    async values(column, request) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return few.values?.(column, request) ?? []
    },
  }
}
