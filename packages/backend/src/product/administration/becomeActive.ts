import { type Profile, visitorOf } from '@embpm/contract'

import type { Context } from '../../context.js'
import { installation } from './installation.js'
import { userRecordTable } from './userRecordTable.js'

/** Somebody who was invited becomes active with their first sign-in, by their own doing. Of others nothing changes. */
export async function becomeActive(context: Omit<Context, 'user' | 'organisationId'>, userId: string): Promise<void> {
  const { store } = context
  const record = await store.get(userRecordTable.collection, installation, userId)
  if (record?.status !== 'invited') return
  const { firstname, lastname, email, company, userType, roles, permissions } = record
  const user: Profile = { id: userId, firstname, lastname, email, company, userType, roles, permissions }
  const organisationId = record.memberships[0]?.organisationId ?? ''
  const visitor = visitorOf(user, { plan: userType, roles: record.memberships[0]?.roles ?? [] })
  const caller = { ...context, user, organisationId, visitor }
  await userRecordTable.update({ id: userId, lockVersion: record.lockVersion, fields: { status: 'active' } }, caller)
}
