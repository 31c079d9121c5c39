import type { Credentials } from '@embpm/contract'

import type { Store } from './store.js'

/** How a back end knows who somebody is: the sample by its one pair, a server by passwords of its own or by a provider. */
export interface Identity {
  /** Id of the user whose e-mail and password these are; `null` for nobody's. */
  holderOfPair(pair: Credentials, store: Store): Promise<string | null>
  /** A token of a user, from now on. */
  tokenOf(user: { id: string; email: string }): Promise<string>
  /** Whose a token is, if it is one of ours and still valid; `null` for others. */
  subjectOf(token: string): Promise<string | null>
  /** Keeps a password that a user chose. Without it nobody chooses one, and an invitation is the way in each time. */
  keepPassword?(userId: string, password: string, store: Store): Promise<void>
}

/** Whose token an `Authorization` header carries; `null` without a valid one: each endpoint decides what that means. */
export async function holderOf(authorization: string | null, identity: Identity): Promise<string | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? null : identity.subjectOf(token)
}
