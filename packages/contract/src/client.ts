import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client'
import { type ContractRouterClient, ORPCError } from '@orpc/contract'
import type * as z from 'zod'

import type { ClientOptions } from './connect.js'
import type { contract } from './contract.js'
import { type EndpointGroup, endpointGroups } from './endpointGroups.js'
import { linkTo } from './linkTo.js'

/** The endpoints of the product as functions: `client.data.services.list({ search: 'idoc sales' }, { signal })`. */
export type Client = ContractRouterClient<typeof contract>

const isGroup = (name: string): name is EndpointGroup => Object.hasOwn(endpointGroups, name)

/** Makes a client of the product's endpoints, as {@link connect} does. */
export function createClient(options: ClientOptions = {}): Client {
  const links = new Map<EndpointGroup, ClientLink<ClientContext>>()
  return createORPCClient<Client>({
    async call(path, input, call) {
      const [area = '', kind = ''] = path
      const group = isGroup(area) ? area : `${area}.${kind}`
      if (!isGroup(group)) throw new Error(`There is no endpoint ${path.join('.')}`)
      let link = links.get(group)
      if (!link) {
        const endpoints = await endpointGroups[group]()
        link = linkTo({ [area]: group === area ? endpoints : { [kind]: endpoints } }, options)
        links.set(group, link)
      }
      return link.call(path, input, call)
    },
  })
}

/** An error that the server answered. `code` is one of the contract's codes, `status` the HTTP status. */
export type ApiError = ORPCError<string, unknown>

/** Whether the server answered this error; with a code, whether it is that one: `isApiError(error, 'NOT_FOUND')`. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ORPCError && (code === undefined || error.code === code)
}

/**
 * The entity as it stands now, from the CONFLICT of an update, move or removal: `currentOf(error, ricefw.schema)`; `undefined` for
 * every other error.
 */
export function currentOf<S extends z.ZodType>(error: unknown, schema: S): z.output<S> | undefined {
  if (!isApiError(error, 'CONFLICT') || typeof error.data !== 'object' || error.data === null) return undefined
  const parsed = schema.safeParse('current' in error.data ? error.data.current : undefined)
  return parsed.success ? parsed.data : undefined
}
