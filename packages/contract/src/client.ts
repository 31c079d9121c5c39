import { type ClientContext, type ClientLink, createORPCClient } from '@orpc/client'
import { type ContractRouterClient, ORPCError } from '@orpc/contract'
import type * as z from 'zod/mini'

import type { ClientOptions } from './connect.js'
import type { EntityApi, NodeApi } from './common/EntityApi.js'
import { type Contract, endpointsOf } from './contract.js'
import type { EntityName, EntityOfKind, NodeOfKind, TreeName } from './kinds.js'
import { linkTo } from './linkTo.js'

/** The endpoints of the product as functions: `client.services.list({ search: 'idoc sales' }, { signal })`. */
export type Client = ContractRouterClient<Contract>

/** What a client can do with the entities of each kind, as far as that is alike. A {@link Client} is one. */
export type EntityApis = { readonly [K in EntityName]: EntityApi<EntityOfKind<K>> }

/** What a client can do with the nodes of each kind whose entities form a tree. A {@link Client} is one. */
export type NodeApis = { readonly [K in TreeName]: NodeApi<NodeOfKind<K>> }

/** Makes a client of the product's endpoints, as {@link connect} does. */
export function createClient(options: ClientOptions = {}): Client {
  const links = new Map<string, ClientLink<ClientContext>>()
  return createORPCClient<Client>({
    async call(path, input, call) {
      const [name = ''] = path
      let link = links.get(name)
      if (!link) {
        const endpoints = await endpointsOf(name)
        if (!endpoints) throw new Error(`There is no endpoint ${path.join('.')}`)
        link = linkTo({ [name]: endpoints }, options)
        links.set(name, link)
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
export function currentOf<S extends z.ZodMiniType>(error: unknown, schema: S): z.output<S> | undefined {
  if (!isApiError(error, 'CONFLICT') || typeof error.data !== 'object' || error.data === null) return undefined
  const parsed = schema.safeParse('current' in error.data ? error.data.current : undefined)
  return parsed.success ? parsed.data : undefined
}
