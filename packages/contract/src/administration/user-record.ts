import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { locale } from './locale.js'
import { organisationPlans } from './organisation.js'

/** The roles a user can have. Others than administrators and consultants have none. */
export const userRoles = ['ADM', 'CON'] as const

/** Whether a user can sign in. */
export const userStatuses = ['invited', 'active', 'locked'] as const

const roles = z.array(z.enum(userRoles)).max(userRoles.length)

/** A user as administrators see them. Source: the domain model, User. */
export const userRecord = z.object({
  ...entity.shape,
  firstname: z.string().trim().min(1).max(100),
  lastname: z.string().trim().min(1).max(100),
  /** Unique; what the user signs in with. */
  email: z.email().max(254),
  company: z.string().max(200),
  userType: z.enum(organisationPlans),
  metadata: z.object({
    /** Address of a picture; empty when there is none. */
    profilePicture: z.string().max(2048),
  }),
  /** Roles in all organisations. */
  roles,
  status: z.enum(userStatuses),
  /** ISO 8601, UTC; `null` for one who never signed in. */
  lastLogin: z.iso.datetime().nullable(),
  locale,
  /** The organisations of the user with the roles there. */
  memberships: z.array(z.object({ organisationId: z.string().min(1).max(64), roles })).max(1000),
})

/** A user as administrators see them. */
export type UserRecord = z.infer<typeof userRecord>

/** The columns a list of users can be sorted by; `memberships` by the number of organisations. */
export const userRecordSortColumns = [
  'id',
  'firstname',
  'lastname',
  'email',
  'company',
  'userType',
  'roles',
  'status',
  'lastLogin',
  'locale',
  'memberships',
  ...stampColumns,
] as const

/** The columns of a list of users that hold numbers or dates: their filter takes `from..to` as well. */
export const userRecordRangeColumns = ['lastLogin', 'memberships', ...stampRangeColumns] as const

/** The columns a list of users can be filtered by; `roles` by all roles of a user, such as `ADM CON`. */
export const userRecordFilterColumns = [
  'id',
  'email',
  'company',
  'userType',
  'roles',
  'status',
  'locale',
  'createdBy',
  'changedBy',
  ...userRecordRangeColumns,
] as const

/** What an update of a user may change: absent fields stay as they are. */
export const userRecordPatch = userRecord.omit({ ...givenByServer, lastLogin: true }).partial()

/** The fields an update of a user changes. */
export type UserRecordPatch = z.infer<typeof userRecordPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const userRecordInput = userRecordPatch.extend(
  userRecord.pick({ firstname: true, lastname: true, email: true }).shape,
)

/** What a user may set on a new one. */
export type UserRecordInput = z.infer<typeof userRecordInput>

/** What the endpoints of users are made of. */
export const userRecordParts = entityParts({
  kind: 'users',
  path: '/administration/users',
  tag: 'Administration',
  one: 'a user',
  many: 'users',
  schema: userRecord,
  input: userRecordInput,
  patch: userRecordPatch,
  sort: userRecordSortColumns,
  filter: userRecordFilterColumns,
  ranges: userRecordRangeColumns,
})

/** The endpoints of users for administrators, under `/administration/users`. */
export const userRecordEndpoints = entityEndpoints(userRecordParts)
