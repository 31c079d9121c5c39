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
 * read it. The audit log is read by administrators, and no endpoint writes it. Who names no family is `consulting`: data, implementation, project, settings. One's own chat, tasks, views
 * and settings are `own`; who may read processes may comment on them. Source: the specification, section 6, and the
 * settled points.
 */
export const access = {
  processes: { read: ['permission'], write: ['permission', 'role'] },
  comments: { read: ['permission'], write: ['permission'] },
  consulting: { read: ['role', 'plan'], write: ['role', 'plan'] },
  administration: { read: ['app'], write: ['administrator'] },
  audit: { read: ['administrator'], write: ['administrator'] },
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

/** What stands between somebody and what asks for nothing but a membership, in the order in which it is checked; then come the needs. */
export const accessConditions = ['active', 'member', 'enabled'] as const

/** A step of the way to a page or an entity. */
export type AccessStep = (typeof accessConditions)[number] | Need

/** What is known of somebody and an organisation. */
export interface AccessFacts {
  /** They have signed in, and are not locked. */
  active: boolean
  /** They belong to the organisation. */
  member: boolean
  /** The organisation is enabled. */
  enabled: boolean
  /** What they are in the organisation. */
  visitor: Visitor
}

/**
 * Why somebody may do something, or not: the steps in the order in which they are checked, up to the first that fails. Guards refuse
 * exactly whom this refuses, for both ask {@link missingFor}.
 */
export function accessChain(asked: readonly Need[], facts: AccessFacts): { step: AccessStep; passed: boolean }[] {
  const missing = new Set<AccessStep>(missingFor(asked, facts.visitor))
  for (const condition of accessConditions) if (!facts[condition]) missing.add(condition)
  const steps: readonly AccessStep[] = [...accessConditions, ...new Set(asked)]
  const end = steps.findIndex((step) => missing.has(step))
  return (end === -1 ? steps : steps.slice(0, end + 1)).map((step) => ({ step, passed: !missing.has(step) }))
}

/** Whether a chain leads to the end. */
export const isOpenBy = (chain: readonly { passed: boolean }[]): boolean => chain.every(({ passed }) => passed)
