import type { ConfigurationObject } from '@embpm/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'

import type { Context } from './context.js'
import { holderOf, type Identity } from './identity.js'
import { interceptors } from './interceptors.js'
import { encodeError } from './problems.js'
import { sessionHolder } from './product/administration/sessionProfile.js'
import { answerUpload, isUpload } from './product/documents/answerUpload.js'
import { router } from './router.js'
import { sampleIdentity } from './sample/sampleIdentity.js'
import type { Live } from './live.js'
import type { Store } from './store.js'
import { newUuid } from './newUuid.js'

/** Options of {@link answer}. */
export interface AnswerOptions {
  /** Where the entities are kept. */
  store: Store
  /** Who says who somebody is. Default: the sample. */
  identity?: Identity
  /** Makes the identifiers of new entities. Default: random UUIDs. */
  newId?: () => string
  /** What the start has to know. Default: everything is here, and the sample signs in. */
  configuration?: ConfigurationObject
  /** Whether each user has mails, tasks, notes and notifications of their own. Default: all share those of the sample. */
  ownApps?: boolean
  /** Tells what others do meanwhile. Default: nobody is told. */
  live?: Live
  /** Starts products, contacts, mails and tasks of the sample services with so many entities, to measure them. */
  sampleRows?: number
  /** The longest time that an answer is held back, in ms. Default: as the real services take, 1500 for a sign-in. */
  latency?: number
  /** Told why a request was answered by 500 or above; the answer does not say it. */
  onFailed?: (error: unknown) => void
  /** Told about a request that no endpoint takes, before it is answered. */
  onUnmatched?: (request: Request) => void
}

const openApi = new OpenAPIHandler<Context>(router, {
  customErrorResponseBodyEncoder: encodeError,
  clientInterceptors: interceptors,
})

/** The base of the API in an address, also of an application that is served from a folder. */
function apiPrefix(url: string): `/${string}` {
  const { pathname } = new URL(url)
  return `/${pathname.slice(1, pathname.indexOf('/api/') + '/api'.length)}`
}

/**
 * The whole back end without a host: answers one request to `/api/…` on any origin, and the parts of files. One that no
 * endpoint takes gets 404 with the body "NOT FOUND".
 */
export async function answer(request: Request, options: AnswerOptions): Promise<Response> {
  const { store, identity = sampleIdentity, latency = Infinity, newId = newUuid, ownApps, sampleRows } = options
  if (isUpload(request)) return answerUpload(request, store)
  const wait = (milliseconds: number) => {
    const time = Math.min(milliseconds, latency)
    return time > 0 ? new Promise<void>((resolve) => setTimeout(resolve, time)) : Promise.resolve()
  }
  const { headers } = request
  const userId = await holderOf(headers.get('authorization'), identity)
  const holder = userId === null ? { user: null } : await sessionHolder(store, userId)
  const owner = ownApps === true ? { owner: holder.user?.id ?? '' } : {}
  const { configuration, live, onFailed } = options
  const stream = headers.get('x-sse-id')
  const base = {
    store,
    identity,
    configuration,
    live,
    onFailed,
    stream,
    organisationId: headers.get('x-org-id'),
    wait,
    newId,
    sampleRows,
  }
  const context = { ...base, ...holder, ...owner }
  const { matched, response } = await openApi.handle(request, { prefix: apiPrefix(request.url), context })
  if (matched) return response
  options.onUnmatched?.(request)
  return Response.json('NOT FOUND', { status: 404 })
}
