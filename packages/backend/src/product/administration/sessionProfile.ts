import type { Profile } from '@embpm/contract'

import { sampleProfile } from '../../sample/auth.data.js'
import type { Store } from '../../store.js'
import { organisationRecordTable } from './organisationRecordTable.js'
import { userRecordTable } from './userRecordTable.js'

/** Where organisations and users are kept: they are those of the whole installation. */
export const installation = 'installation'

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

/**
 * The user who signs in to the sample, as administrators have changed them; `null` for a locked one. One who was deleted is
 * as at the start.
 */
export async function sessionProfile(store: Store): Promise<Profile | null> {
  if (await isUntouched(store)) return sampleProfile
  const record = await store.get(userRecordTable.collection, installation, sessionUserId)
  if (!record) return sampleProfile
  if (record.status === 'locked') return null
  const { firstname, lastname, email, company, userType, roles, metadata } = record
  return { ...sampleProfile, firstname, lastname, email, company, userType, roles, metadata }
}
