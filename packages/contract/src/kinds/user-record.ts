import * as z from 'zod/mini'

import { processesPermission } from '../common/access.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, choices, code, email, moment, structure, structures, text } from '../common/fields.js'
import { locales } from '../common/locale.js'
import { organisationPlans } from '../common/organisation.js'

/** The roles a user can have. Others than administrators and consultants have none. */
export const userRoles = ['ADM', 'CON'] as const

/** What a user may do besides what roles allow. It is given by the identity provider, and shown here. */
export const userPermissions = [processesPermission] as const

/** Whether a user can sign in. */
export const userStatuses = ['invited', 'active', 'locked'] as const

/** Schema of why somebody is locked, as it is asked for when they are: nobody is locked without a word. */
export const lockReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

const roles = choices(userRoles, 'role')
const membership = z.object({ organisationId: z.string().check(z.minLength(1), z.maxLength(64)), roles: roles.schema })
/** Address of a picture; empty when there is none. */
const metadata = z.object({ profilePicture: z.string().check(z.maxLength(2048)) })

/** A user as administrators see them. Source: the domain model, User. */
export const userRecord = entityOf({
  kind: 'users',
  family: 'administration',
  path: '/administration/users',
  tag: 'Administration',
  one: 'a user',
  many: 'users',
  key: ['email'],
  nameOf: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  referenceOf: ({ firstname, lastname, email }) => ({ name: `${firstname} ${lastname}`, detail: email }),
  fields: {
    firstname: text(100).required().sort().search(),
    lastname: text(100).required().sort().search(),
    /** Unique; what the user signs in with. */
    email: email().required().sort().filter().search(),
    company: text(200).sort().filter().search().bulk(),
    userType: choice(organisationPlans, 'plan').default('SUBSCRIPTION').sort().filter().search().bulk(),
    metadata: structure(metadata, { profilePicture: '' }),
    /** Roles in all organisations. */
    roles: roles.sort().filter().search(),
    /** Not for many at once: whoever locks somebody is asked for the reason. */
    status: choice(userStatuses, 'userStatus').sort().filter().search(),
    /** Why a locked user is locked, told to them (see {@link lockReason}); empty for others. */
    lockReason: text(500),
    permissions: choices(userPermissions, null).default([processesPermission]).fromServer(),
    /** `null` for one who never signed in. */
    lastLogin: moment().fromServer().sort().filter(),
    locale: code(locales).sort().filter().bulk(),
    /** The organisations of the user with the roles there. As a column it is their number. */
    memberships: structures(z.array(membership).check(z.maxLength(1000)), [], { organisationId: text(64).filter() })
      .sort()
      .filter(),
  },
})

/** A user as administrators see them. */
export type UserRecord = EntityOf<typeof userRecord>
