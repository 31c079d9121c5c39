import { type ContractRouterClient, ORPCError } from '@orpc/contract'

import { type ClientOptions, connect } from './connect.js'
import { contract } from './contract.js'
import { type Service, service } from './data/service.js'

/** The endpoints of the product as functions: `client.services.list({ search: 'idoc sales' }, { signal })`. */
export type Client = ContractRouterClient<typeof contract>

/** Makes a client of the product's endpoints, as {@link connect} does. */
export function createClient(options?: ClientOptions): Client {
  return connect(contract, options)
}

/** An error that the server answered. `code` is one of the contract's codes, `status` the HTTP status. */
export type ApiError = ORPCError<string, unknown>

/** Whether the server answered this error; with a code, whether it is that one: `isApiError(error, 'NOT_FOUND')`. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ORPCError && (code === undefined || error.code === code)
}

/** The service as it stands now, from the CONFLICT of an update or removal; `undefined` for every other error. */
export function conflictOf(error: unknown): Service | undefined {
  if (!isApiError(error, 'CONFLICT') || typeof error.data !== 'object' || error.data === null) return undefined
  const parsed = service.safeParse('current' in error.data ? error.data.current : undefined)
  return parsed.success ? parsed.data : undefined
}
