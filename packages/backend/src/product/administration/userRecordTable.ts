import { dequal } from 'dequal/lite'
import { locales } from '@embpm/contract'
import { lockReason, type UserRecord, userRecord } from '@embpm/contract/user-record'

import { entityTable } from '../entity/entityTable.js'
import { emptyIn, lacking, ownAccess } from '../entity/refusals.js'
import { dateAfter, installationRows, pick, type Random, turn } from '../entity/seeding.js'
import { isInstallationAdmin } from '../entity/withAccess.js'
import { organisationData } from './organisation.data.js'
import { firstNames, lastNames, people } from './people.data.js'
import { reachesFurther } from './reachesFurther.js'
import { seatRule } from './seats.js'

/** The people whom other samples name come first. */
function nameOf(index: number): readonly [first: string, last: string] {
  const known = people[index]?.split(' ')
  if (known) return [known[0] ?? '', known.slice(1).join(' ')]
  const other = index - people.length
  return [turn(firstNames, other), turn(lastNames, Math.floor(other / firstNames.length) + other)]
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z]/g, '')

function rolesOf(index: number, random: Random): UserRecord['roles'] {
  if (index === 0) return ['ADM', 'CON']
  const share = random()
  return share < 0.03 ? ['ADM'] : share < 0.15 ? ['CON'] : []
}

/** The users of all organisations. */
export const userRecordTable = entityTable({
  name: 'user',
  prefix: 'USR',
  scope: 'installation',
  entity: userRecord,
  asLabel: ({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }),
  seesAll: isInstallationAdmin,
  // Others see the users of the organisation that they are in, and of these what concerns it.
  seen(user, { organisationId }) {
    const memberships = user.memberships.filter((one) => one.organisationId === organisationId)
    return memberships.length > 0 ? { ...user, memberships } : undefined
  },
  // What somebody could not see stays as it is.
  derive: (given, { before, caller }) => {
    const user = { ...given, lockReason: given.status === 'locked' ? given.lockReason.trim() : '' }
    return isInstallationAdmin(caller)
      ? user
      : {
          ...user,
          memberships: [
            ...user.memberships.filter(({ organisationId }) => organisationId === caller.organisationId),
            ...(before?.memberships ?? []).filter(({ organisationId }) => organisationId !== caller.organisationId),
          ],
        }
  },
  admit(user, { before, caller }) {
    const isNewLock = user.status === 'locked' && (before?.status !== 'locked' || before.lockReason !== user.lockReason)
    const reason = lockReason.safeParse(user.lockReason)
    if (isNewLock && !reason.success) throw emptyIn('lockReason', reason.error.issues)
    if (user.status === 'locked' && before?.email === caller.user.email) throw ownAccess()
    const isMember = (one: UserRecord) => one.memberships.some((of) => of.organisationId === caller.organisationId)
    if (before?.email === caller.user.email && isMember(before) && !isMember(user)) throw ownAccess()
    if (before && user.email !== before.email && reachesFurther(before, caller)) throw lacking(['administrator'])
    // Roles in all organisations are given by those who have them in all.
    if (!isInstallationAdmin(caller) && !dequal(user.roles, before?.roles ?? [])) throw lacking(['administrator'])
  },
  admitting: seatRule,
  actionOf(user, before) {
    if (!before) return user.status === 'invited' ? 'invited' : undefined
    if (user.status !== before.status && user.status === 'locked') return 'locked'
    if (user.status !== before.status && before.status === 'locked') return 'unlocked'
    return dequal([user.roles, user.memberships], [before.roles, before.memberships]) ? undefined : 'rights'
  },
  release: ({ email }, { caller }) => {
    if (email === caller.user.email) throw ownAccess()
  },
  refers: {
    memberships: {
      kind: 'organisations',
      by: 'organisationId',
      texts: ({ memberships }) => memberships.map(({ organisationId }) => organisationId),
    },
  },
  seeds: () =>
    installationRows({
      prefix: 'USR',
      full: 10_000,
      make: ({ index, random }) => {
        const [firstname, lastname] = nameOf(index)
        const home = turn(organisationData, index < people.length ? 0 : index)
        const roles = rolesOf(index, random)
        const start = index < people.length ? plain(firstname).charAt(0) : plain(firstname)
        const status: UserRecord['status'] =
          index === 0 || random() < 0.85 ? 'active' : random() < 0.6 ? 'invited' : 'locked'
        const others =
          index === 0 ? organisationData.slice(1) : random() < 0.1 ? [turn(organisationData, index + 1)] : []
        return {
          firstname,
          lastname,
          email: `${start}.${plain(lastname)}@${home.domain}`,
          company: `${home.company} Group`,
          userType: home.plan,
          metadata: { profilePicture: '' },
          roles,
          status,
          lockReason: status === 'locked' ? 'Left the company' : '',
          permissions: index === 0 || index % 12 !== 11 ? ['embpm_r' as const] : [],
          lastLogin:
            status === 'invited'
              ? null
              : `${dateAfter(600 + Math.floor(random() * 160))}T08:${10 + (index % 50)}:00.000Z`,
          locale: pick(locales, random(), 'en'),
          memberships: [home, ...others].map(({ organisationId }) => ({ organisationId, roles })),
        }
      },
    }),
})
