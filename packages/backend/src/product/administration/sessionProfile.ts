import type { Profile } from '@embpm/contract'

import { sampleProfile } from '../../sample/auth.data.js'
import { hasSamples, type Store } from '../../store.js'
import { installation } from './installation.js'
import { organisationRecordTable } from './organisationRecordTable.js'
import { userRecordTable } from './userRecordTable.js'

/** Whether neither users nor organisations were ever changed, so that the samples need not be made to know them. */
export const isUntouched = (store: Store): Promise<boolean> =>
  store.isPristine(
    [userRecordTable, organisationRecordTable].map(({ collection: { name } }) => ({
      name,
      organisationId: installation,
    })),
  )

/** Id of the user who signs in to the sample, among the people as in the session. */
export const sessionUserId = sampleProfile.id

/** Whose session a token is: the user; or why they are locked; or nobody. */
export type SessionHolder = { user: Profile } | { user: null; locked?: string }

/**
 * The user with an id, as administrators have changed them. The one who signs in to the sample is as at the start once they were
 * deleted.
 */
export async function sessionHolder(store: Store, userId: string): Promise<SessionHolder> {
  const isSample = hasSamples() && userId === sessionUserId
  const other: SessionHolder = isSample ? { user: sampleProfile } : { user: null }
  if (await isUntouched(store)) return other
  const record = await store.get(userRecordTable.collection, installation, userId)
  if (!record || record.status === 'invited') return other
  if (record.status === 'locked') return { user: null, locked: record.lockReason }
  const { firstname, lastname, email, company, userType, roles, metadata, permissions } = record
  return { user: { id: userId, firstname, lastname, email, company, userType, roles, metadata, permissions } }
}
