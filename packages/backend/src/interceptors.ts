import type { AnyProcedure } from '@orpc/server'

import type { Context } from './context.js'

/** One call of an endpoint, as a host's handler shows it. */
interface Call<T> {
  path: readonly string[]
  procedure: AnyProcedure
  context: Context
  next: () => Promise<T>
}

/** What changes sample data runs after what was asked before, so that its handler may read, decide and write. */
function inOrder<T>({ path, procedure, context, next }: Call<T>): Promise<T> {
  const reads = procedure['~orpc'].route.method === 'GET'
  return path[0] !== 'sample' || reads ? next() : context.store.exclusively(next)
}

/** What every host of the router puts around each call. */
export const interceptors = [inOrder]
