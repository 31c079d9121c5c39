import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'

import { linkTo } from './linkTo.js'

/** Options of {@link connect}. */
export interface ClientOptions {
  /** Base address of the API, absolute or relative to the page. Default `/api`. */
  url?: string
  /** Headers of every request, asked for each time: `Authorization: Bearer …` and `x-org-id`. */
  headers?: () => Record<string, string>
  /** Stands in for the global fetch. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>
}

/**
 * Makes a client of some endpoints: `connect(inventory).products.list({ page: 0 })`. Every answer is checked against the
 * contract: one that does not fit rejects with {@link DamagedAnswerError}. An error of the server rejects with an error
 * that {@link isApiError} knows; a request that does not reach the server rejects with the error of fetch.
 */
export function connect<C extends AnyContractRouter>(
  contract: C,
  options: ClientOptions = {},
): ContractRouterClient<C> {
  return createORPCClient<ContractRouterClient<C>>(linkTo(contract, options))
}
