import type { PersonEntry, ReferenceName } from '@embpm/contract'
import { type UserRecord, userRecord } from '@embpm/contract/user-record'

import { api, signedIn } from '../../context.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { createQuery } from '../../query.js'
import { inOrganisation } from './organisation.js'
import { userRecordTable } from './userRecordTable.js'
import { entityHandlers } from '../entity/entityHandlers.js'

const entryOf = ({ id, firstname, lastname, email }: UserRecord): PersonEntry => ({
  id,
  name: `${firstname} ${lastname}`,
  email,
})

const collator = new Intl.Collator('en')
const query = createQuery<PersonEntry>({
  searchColumns: ['name', 'email'],
  text: (entry, column) => (column === 'email' ? entry.email : entry.name),
})

/** The people of organisations, for as long as the users are the same. */
const known = new WeakMap<readonly UserRecord[], Map<string, readonly PersonEntry[]>>()

async function peopleOf(caller: Caller): Promise<readonly PersonEntry[]> {
  const users = await userRecordTable.all(caller)
  const byOrganisation = known.get(users) ?? new Map<string, readonly PersonEntry[]>()
  known.set(users, byOrganisation)
  const before = byOrganisation.get(caller.organisationId)
  if (before) return before
  const made = users
    .filter(({ memberships }) => memberships.some(({ organisationId }) => organisationId === caller.organisationId))
    .map(entryOf)
    .toSorted((left, right) => collator.compare(left.name, right.name))
  byOrganisation.set(caller.organisationId, made)
  return made
}

/** The handlers that find people. */
export const people = {
  find: api.people.find
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => query.search(await peopleOf(context), input.search).slice(0, input.size)),
  resolve: api.people.resolve
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const byId = await userRecordTable.byId(context)
      return input.ids.flatMap((id) => {
        const user = byId(id)
        return user ? [entryOf(user)] : []
      })
    }),
  names: api.people.names
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const byId = await userRecordTable.byId(context)
      const gone = await userRecordTable.deleted(context)
      return input.keys.flatMap((key): ReferenceName[] => {
        const user = byId(key)
        if (user) return [{ key, id: key, name: entryOf(user).name }]
        const last = gone.get(key)
        return last ? [{ key, id: key, name: entryOf(last).name, deleted: true }] : []
      })
    }),
}

/** The handlers of users for administrators. */
export const users = entityHandlers(userRecord.endpoints, userRecordTable)
