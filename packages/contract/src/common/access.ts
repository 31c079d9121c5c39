import type { Organisation } from './organisation.js'
import type { Profile } from './user.js'

/** What reading or writing can ask of a user besides being signed in. */
export const needs = ['permission', 'app', 'role', 'administrator', 'plan'] as const

/** What reading or writing can ask of a user besides being signed in. */
export type Need = (typeof needs)[number]

/** What a family of pages and entities asks for. */
export interface Access {
  read: readonly Need[]
  write: readonly Need[]
}

/**
 * Who may read and who may write, by the family of a page or a kind of entity. Route guards, menus, buttons and the back end
 * read it. Who names no family is `consulting`: data, implementation, project, settings. One's own chat, tasks, views
 * and settings are `own`; who may read processes may comment on them. Source: the specification, section 6, and the
 * settled points.
 */
export const access = {
  processes: { read: ['permission'], write: ['permission', 'role'] },
  comments: { read: ['permission'], write: ['permission'] },
  consulting: { read: ['role', 'plan'], write: ['role', 'plan'] },
  administration: { read: ['app'], write: ['administrator'] },
  own: { read: [], write: [] },
} as const satisfies Readonly<Record<string, Access>>

/** A family of pages and of kinds of entities. */
export type Family = keyof typeof access

/** The permission that the processes ask for. Source: the specification, section 6. */
export const processesPermission = 'embpm_r'

/** A user in an organisation: their own roles and those of the membership, and the plan of the organisation. */
export interface Visitor {
  userType: Profile['userType']
  roles: readonly Profile['roles'][number][]
  permissions: readonly string[]
  plan: Organisation['plan']
}

/** A user in one of their organisations. */
export const visitorOf = (
  { userType, roles, permissions }: Pick<Profile, 'userType' | 'roles' | 'permissions'>,
  organisation: Pick<Organisation, 'plan' | 'roles'>,
): Visitor => ({
  userType,
  roles: [...new Set([...roles, ...organisation.roles])],
  permissions,
  plan: organisation.plan,
})

const has: Readonly<Record<Need, (visitor: Visitor) => boolean>> = {
  permission: ({ permissions }) => permissions.includes(processesPermission),
  app: ({ userType, roles }) => userType === 'SUBSCRIPTION' || roles.length > 0,
  role: ({ roles }) => roles.length > 0,
  administrator: ({ roles }) => roles.includes('ADM'),
  plan: ({ plan }) => plan === 'CORPORATE',
}

/** What of the needs a user lacks, in their order; empty when nothing is missing. */
export const missingFor = (asked: readonly Need[], visitor: Visitor): Need[] =>
  asked.filter((need) => !has[need](visitor))

/** Whether a user may read or write in a family. */
export const mayDo = (what: keyof Access, family: Family, visitor: Visitor): boolean =>
  missingFor(access[family][what], visitor).length === 0
