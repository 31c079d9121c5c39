import { type AnyProcedure, ORPCError } from '@orpc/server'

import { type Context, notSignedIn } from './context.js'

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

/** Whoever runs the server reads why something failed; who asked does not. */
async function told<T>({ context, next }: Call<T>): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) context.onFailed?.(error)
    throw error
  }
}

/** Where each user has sample services of their own, nobody has any without signing in. */
function ofSomebody<T>({ path, context, next }: Call<T>): Promise<T> {
  if (path[0] === 'sample' && context.owner === '') throw notSignedIn(context)
  return next()
}

/** What every host of the router puts around each call. */
export const interceptors = [told, readable, ofSomebody, inOrder]
