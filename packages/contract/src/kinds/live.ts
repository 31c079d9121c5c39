import { getEventMeta } from '@orpc/client'
import { eventIterator } from '@orpc/contract'
import * as z from 'zod/mini'

import { inOrganisation } from '../common/errors.js'

const objectId = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of where a page is: an object, and whether something is typed there. */
export const livePlace = z.object({
  /** Name of a kind of entity. */
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  id: objectId,
  editing: z.boolean(),
})

/** Where a page is. */
export type LivePlace = z.infer<typeof livePlace>

/** Schema of what happened meanwhile. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    /**
     * Kinds of what others wrote: names of kinds of entity, `own` for what the services keep for this user alone, as notifications
     * are, or names of what belongs to entities. What it was, one asks for.
     */
    kinds: z.array(z.string()),
  }),
  /** Anything may have changed: too much was missed to name it. */
  z.object({ type: z.literal('renewed') }),
  /** Who else is at the object where this page is; each time it changes. */
  z.object({
    type: z.literal('people'),
    people: z.array(z.object({ id: z.string(), name: z.string(), editing: z.boolean() })),
  }),
])

/** What happened meanwhile. */
export type LiveEvent = z.infer<typeof liveEvent>

/** The endpoints by which people work at the same time. A deployment that has them says so by `live` of its configuration. */
export const live = {
  /**
   * What others do in the organisation, as it happens. The page names itself by `x-sse-id`: its own writes are not told. Each
   * `changed` and `renewed` has an id; `Last-Event-ID` goes on behind it, at any node. The server ends the answer when rights may have changed,
   * and now and then: ask again. NOT_FOUND where a deployment has none.
   */
  events: inOrganisation
    .errors({ NOT_FOUND: { status: 404, message: 'This deployment tells of no changes.' } })
    .route({ method: 'GET', path: '/events', summary: 'What others do', tags: ['Live'] })
    .output(eventIterator(liveEvent)),

  /** Says at which object the page is that `x-sse-id` names; `null` for none. It is forgotten with its events. */
  stand: inOrganisation
    .route({ method: 'PUT', path: '/events/place', summary: 'Where a page is', tags: ['Live'], successStatus: 204 })
    .input(z.object({ place: z.nullable(livePlace) })),
}

/** Id of an event, to go on behind it: `client.live.events(undefined, { lastEventId })`. One that need not be told again has none. */
export const idOfEvent = (event: LiveEvent): string | undefined => getEventMeta(event)?.id
