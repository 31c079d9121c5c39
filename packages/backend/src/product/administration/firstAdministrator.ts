import { type Profile, visitorOf } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import { ORPCError } from '@orpc/server'

import type { Context } from '../../context.js'
import { hasSamples } from '../../store.js'
import { organisationRecordTable } from './organisationRecordTable.js'
import { installation } from './installation.js'
import { sessionUserId } from './sessionProfile.js'
import { userRecordTable } from './userRecordTable.js'

/** Who administers an installation that nobody administers yet, and where. */
export interface FirstAdministrator {
  email: string
  /** Name of the organisation. */
  organisation: string
}

/** Who makes what an installation begins with; nobody signs in as it. */
const installer: Profile = {
  id: 'EMBPM',
  firstname: 'EMBPM',
  lastname: '',
  email: '',
  company: '',
  userType: 'CORPORATE',
  roles: ['ADM', 'CON'],
  permissions: [],
}

/**
 * The user who administers an installation from its first start on: of the samples their own, else one who is made with an
 * organisation, and invited. The same one each time, until there are users, and for all nodes that start at once.
 *
 * @throws as its endpoints do where the e-mail address or the name cannot be one
 */
export async function administratorOf(
  context: Omit<Context, 'user' | 'organisationId'>,
  first: FirstAdministrator,
): Promise<UserRecord> {
  const { collection } = userRecordTable
  // Another node may be faster with the organisation, then with the user: what it made is found the next time.
  for (let attempt = 1; ; attempt += 1) {
    const known = hasSamples()
      ? await context.store.get(collection, installation, sessionUserId)
      : (await context.store.list(collection, installation)).at(-1)
    if (known) return known
    try {
      return await made(context, first)
    } catch (error) {
      if (attempt === 3 || !(error instanceof ORPCError) || error.code !== 'TAKEN') throw error
    }
  }
}

async function made(
  context: Omit<Context, 'user' | 'organisationId'>,
  { email, organisation: title }: FirstAdministrator,
): Promise<UserRecord> {
  const organisationId = context.newId()
  const visitor = visitorOf(installer, { plan: 'CORPORATE', roles: [] })
  const caller = { ...context, user: installer, organisationId, visitor }
  // One without users is what a start left that was broken off.
  const [standing] = await context.store.list(organisationRecordTable.collection, installation)
  const place = standing ?? (await organisationRecordTable.create({ title, plan: 'CORPORATE' as const }, caller))
  const roles = installer.roles
  return userRecordTable.create(
    {
      firstname: 'First',
      lastname: 'Administrator',
      email,
      company: title,
      userType: 'CORPORATE' as const,
      roles,
      status: 'invited' as const,
      memberships: [{ organisationId: place.organisationId, roles }],
    },
    { ...caller, organisationId: place.organisationId },
  )
}
