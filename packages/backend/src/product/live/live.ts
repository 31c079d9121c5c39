import { live as contract, type LiveEvent } from '@embpm/contract/live'
import { implement, ORPCError, type Router, withEventMeta } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import type { Place, Written } from '../../live.js'
import { inOrganisation } from '../administration/organisation.js'
import { organisationRecordTable } from '../administration/organisationRecordTable.js'
import { installation } from '../administration/installation.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { lacking } from '../entity/refusals.js'
import { missingToRead } from '../entity/withAccess.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

/** How long events are told before the page has to ask again, with the token that it has by then, in ms. */
const longest = 15 * 60_000

/** What is written for the server itself, or told by what it belongs to. */
const untold = new Set(['history', 'sign-in', 'invitation', 'upload'])

/** Whose writing may change what somebody may do. */
const rights = [userRecordTable, organisationRecordTable]

/** What a caller hears of something that was written; `undefined` for nothing. */
function heardBy(caller: Caller): (written: Written) => string | undefined {
  const { organisationId, user, visitor, stream } = caller
  const tables = new Map(knownTables.all().map((table) => [table.name, table]))
  return ({ collection, organisationId: of, sender }) => {
    const right = rights.find((table) => table.collection.name === collection)
    if (right && of === installation) return right.kind
    if (sender !== '' && sender === stream) return undefined
    if (of === `of-${user.id}`) return 'own'
    const table = tables.get(collection)
    if (table) {
      const isTheirs =
        table.scopeOf(caller) === of && missingToRead(knownTables.readersOf(table.kind), visitor).length === 0
      return isTheirs ? table.kind : undefined
    }
    return of === organisationId && !untold.has(collection) ? collection : undefined
  }
}

/** Who of others is at a place, each once; somebody who types in one of two windows types. */
async function others(places: readonly Place[], { store, user }: Caller) {
  const editing = new Map<string, boolean>()
  for (const one of places)
    if (one.userId !== user.id) editing.set(one.userId, one.editing || editing.get(one.userId) === true)
  const found = await Promise.all(
    [...editing].map(async ([id, isEditing]) => {
      const person = await store.get(userRecordTable.collection, installation, id)
      return person ? [{ id, name: `${person.firstname} ${person.lastname}`.trim(), editing: isEditing }] : []
    }),
  )
  return found.flat().toSorted((left, right) => left.name.localeCompare(right.name))
}

/** The handlers by which people work at the same time. */
export const live: Router<typeof contract, Context> = {
  events: on.events.handler(async function* ({ context, lastEventId, signal }): AsyncGenerator<LiveEvent> {
    const { live: source, stream } = context
    if (!source || !stream) throw new ORPCError('NOT_FOUND', { message: 'This deployment tells of no changes.' })
    const hear = heardBy(context)
    const ends = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(longest)])
    for await (const news of source.follow({ stream, since: lastEventId, signal: ends, kindOf: hear })) {
      if (news.type === 'places') {
        yield { type: 'people', people: await others(news.places, context) }
        continue
      }
      const { at, kinds } = news
      if (kinds === null) {
        yield withEventMeta({ type: 'renewed' as const }, { id: at })
        continue
      }
      yield withEventMeta({ type: 'changed' as const, kinds: [...kinds] }, { id: at })
      if (rights.some(({ kind }) => kinds.includes(kind))) return
    }
  }),
  stand: on.stand.handler(async ({ input: { place }, context }) => {
    const { live: source, stream, user, organisationId, visitor } = context
    const table = knownTables.all().find(({ kind }) => kind === place?.kind)
    const missing = table ? missingToRead(knownTables.readersOf(table.kind), visitor) : []
    // Who is at an object is for those who may read it.
    if (missing.length > 0) throw lacking(missing)
    if (stream) await source?.stand(stream, place && { ...place, userId: user.id, organisationId })
  }),
}
