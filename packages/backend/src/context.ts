import { auth, configuration, type ConfigurationObject, me, people, type Profile } from '@embpm/contract'
import { type AnyContractRouter } from '@orpc/contract'
import { implement, ORPCError } from '@orpc/server'

import type { Identity } from './identity.js'
import type { Live } from './live.js'
import type { Store } from './store.js'

/** What a host gives to the handlers with each request. */
export interface Context {
  store: Store
  /** Who says who somebody is. */
  identity: Identity
  /** What the start has to know. Default: that of the sample. */
  configuration?: ConfigurationObject
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
  /**
   * Whose the data of the sample services is: each user's own on a server, and of nobody who is not signed in (empty). Without it all
   * share them, as the one user of the sample does.
   */
  owner?: string
  /** Tells what others do meanwhile. Without it nobody is told. */
  live?: Live
  /** Told why a request fails that could be answered. Without it nobody is told. */
  onFailed?: (error: unknown) => void
  /** The header `x-sse-id`, by which a page names itself; `null` without it. */
  stream?: string | null
  /** How many products, contacts, mails and tasks the sample services start with; as many as is right unless given. */
  sampleRows?: number
}

/** What is no kind of entity, to be implemented: `api.auth.signIn.handler(…)`. */
export const api = implement({ auth, configuration, me, people }).$context<Context>()

/** The refusal of somebody who is not signed in; of a locked user with the reason. */
export const notSignedIn = ({ locked }: Pick<Context, 'locked'>) =>
  new ORPCError('UNAUTHORIZED', {
    message: 'Sign in to continue.',
    ...(locked !== undefined && { data: { locked } }),
  })

/** Lets only signed-in users pass. */
export const signedIn = api.middleware(({ context, next }) => {
  const { user } = context
  if (!user) throw notSignedIn(context)
  return next({ context: { user } })
})

/**
 * The endpoints of a sample service, to be implemented. Their answers are not checked again, which would cost more than
 * making them.
 */
export const sampleApi = <C extends AnyContractRouter>(endpoints: C) =>
  implement(endpoints).$context<Context>().$config({ initialOutputValidationIndex: NaN })
