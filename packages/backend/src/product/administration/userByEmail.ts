import type { UserRecord } from '@embpm/contract/user-record'

import type { Store } from '../../store.js'
import { installation } from './installation.js'
import { userRecordTable } from './userRecordTable.js'

/** The user who signs in with an e-mail address, in whatever letters it is written; `undefined` for an unknown one. */
export async function userByEmail(store: Store, email: string): Promise<UserRecord | undefined> {
  const wanted = email.trim().toLowerCase()
  const users = await store.list(userRecordTable.collection, installation)
  return users.find((one) => one.email.toLowerCase() === wanted)
}
