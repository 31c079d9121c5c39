import type { EntityName, TreeName } from '@embpm/contract'
import { mayLoad } from '@embpm/ui/lazy-part'
import type { Services } from '../session/services.js'
import type { RawSearch } from '../shell/searchParams.js'
import { askShared, type Question } from './askShared.js'
import { apiOf, nodeApiOf } from './apiOf.js'
import { childrenQuery, entityQuery, findQuery, newId, rowsQuery, treeKey } from './entityQueries.js'
import { listRequest } from './listRequest.js'

/** What the router tells a loader of the address that is opened. */
export interface Opening {
  params: { orgId: string; id?: string }
  location: { search: RawSearch }
  context: { services: Services }
  /** Aborts when one leaves. */
  abortController: AbortController
}

/**
 * Asks for what a screen will show while its code is loaded. Nobody waits for it: the screen finds the answer in the query
 * cache, or joins the request. A failure is left to the screen, which asks again. Without network nothing is asked for: the
 * endpoints of a kind are code too, which browsers would remember as failed.
 */
export type Prefetch = (opening: Opening) => void

function ask<Data>({ context, abortController }: Opening, question: Question<Data>): void {
  if (mayLoad()) askShared(context.services.queryClient, question, abortController.signal).catch(() => {})
}

const asked = ({ context, params }: Opening) => ({ client: context.services.client, organisation: params.orgId })

/** Asks for the rows of a list. */
export const prefetchRows =
  (name: EntityName): Prefetch =>
  (opening) => {
    const query = listRequest(opening.location.search)
    if (query) ask(opening, rowsQuery({ name, api: apiOf(name) }, asked(opening), query))
  }

/** Asks for the entity of an object page. */
export const prefetchEntity =
  (name: EntityName): Prefetch =>
  (opening) => {
    const { id } = opening.params
    if (id !== undefined && id !== newId) ask(opening, entityQuery({ name, api: apiOf(name) }, asked(opening), id))
  }

/** Asks for the roots of a tree, and for what is searched in it. */
export const prefetchTree =
  (name: TreeName): Prefetch =>
  (opening) => {
    const { client, organisation } = asked(opening)
    const api = nodeApiOf(name)(client)
    const key = treeKey(organisation, name)
    ask(opening, childrenQuery(key, api, null))
    const { q } = opening.location.search
    if (typeof q === 'string' && q.trim() !== '') ask(opening, findQuery(key, api, q))
  }
