import type { AnyProcedure } from '@orpc/server'

import type { Context } from './context.js'
import { withProblems } from './problems.js'

/** One call of an endpoint, as a host's handler shows it. */
interface Call<T> {
  path: readonly string[]
  procedure: AnyProcedure
  context: Context
  next: () => Promise<T>
}

/** Says what is wrong with a request that the contract refuses. */
async function explained<T>({ next }: Call<T>): Promise<T> {
  try {
    return await next()
  } catch (error) {
    throw withProblems(error)
  }
}

/** What changes sample data runs after what was asked before, so that its handler may read, decide and write. */
function inOrder<T>({ path, procedure, context, next }: Call<T>): Promise<T> {
  const reads = procedure['~orpc'].route.method === 'GET'
  return path[0] !== 'sample' || reads ? next() : context.store.exclusively(next)
}

/** What every host of the router puts around each call. */
export const interceptors = [explained, inOrder]
