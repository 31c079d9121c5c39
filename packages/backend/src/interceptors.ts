import { type AnyProcedure, ORPCError } from '@orpc/server'

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

/** A body that is nested too deep to be checked is the caller's fault, not the server's. */
async function readable<T>({ next }: Call<T>): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (error instanceof RangeError && /call stack/i.test(error.message)) throw new ORPCError('BAD_REQUEST')
    throw error
  }
}

/** What every host of the router puts around each call. */
export const interceptors = [readable, inOrder]
