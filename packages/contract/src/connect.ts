import { createORPCClient } from '@orpc/client'
import { type AnyContractRouter, type ContractRouterClient, ValidationError } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

import { decodeAuthError } from './common/auth-errors.js'
import { DamagedAnswerError } from './common/DamagedAnswerError.js'

/** Options of {@link connect}. */
export interface ClientOptions {
  /** Base address of the API, absolute or relative to the page. Default `/api`. */
  url?: string
  /** Headers of every request, asked for each time: `Authorization: Bearer …` and `x-org-id`. */
  headers?: () => Record<string, string>
  /** Stands in for the global fetch. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>
}

function isDamage(error: unknown): boolean {
  if (error instanceof ValidationError) return true
  return error instanceof Error && /^(?:Cannot parse response body|Invalid OpenAPI response)/.test(error.message)
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
  const { url = '/api', headers } = options
  const link = new OpenAPILink(contract, {
    url: () => new URL(url, globalThis.location?.href).href,
    headers: () => headers?.() ?? {},
    // Looked up for each request, for tests and service workers replace the global one after this line has run.
    fetch: (request, init) => (options.fetch ?? globalThis.fetch)(request, init),
    customErrorResponseBodyDecoder: decodeAuthError,
    interceptors: [
      async ({ next, path }) => {
        try {
          return await next()
        } catch (error) {
          throw isDamage(error) ? new DamagedAnswerError(path.join('.'), error) : error
        }
      },
    ],
    plugins: [new ResponseValidationPlugin(contract)],
  })
  return createORPCClient<ContractRouterClient<C>>(link)
}
