import { auth, configuration, me, people, type Profile } from '@embpm/contract'
import { type AnyContractRouter } from '@orpc/contract'
import { implement, ORPCError } from '@orpc/server'

import type { Store } from './store.js'

/** What a host gives to the handlers with each request. */
export interface Context {
  store: Store
  /** The header `x-org-id`; `null` without it. */
  organisationId: string | null
  /** Whose token the request carries; `null` without a valid one. */
  user: Profile | null
  /** Why the user of the token is locked, whose `user` is `null` then. Default: they are not. */
  locked?: string
  /** Takes the time that the real service would take, in ms. A host may shorten it. */
  wait: (milliseconds: number) => Promise<void>
  /** An identifier that nothing has yet. */
  newId: () => string
  /** How many products, contacts, mails and tasks the sample services start with; as many as is right unless given. */
  sampleRows?: number
}

/** What is no kind of entity, to be implemented: `api.auth.signIn.handler(…)`. */
export const api = implement({ auth, configuration, me, people }).$context<Context>()

/** Lets only signed-in users pass. */
export const signedIn = api.middleware(({ context, next }) => {
  const { user, locked } = context
  if (!user)
    throw new ORPCError('UNAUTHORIZED', {
      message: 'Sign in to continue.',
      ...(locked !== undefined && { data: { locked } }),
    })
  return next({ context: { user } })
})

/**
 * The endpoints of a sample service, to be implemented. Their answers are not checked again, which would cost more than
 * making them.
 */
export const sampleApi = <C extends AnyContractRouter>(endpoints: C) =>
  implement(endpoints).$context<Context>().$config({ initialOutputValidationIndex: NaN })
