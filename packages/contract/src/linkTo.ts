import type { ClientContext, ClientLink } from '@orpc/client'
import { type AnyContractRouter, ValidationError } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

import { decodeAuthError } from './common/auth-errors.js'
import { DamagedAnswerError } from './common/DamagedAnswerError.js'
import type { ClientOptions } from './connect.js'

function isDamage(error: unknown): boolean {
  if (error instanceof ValidationError) return true
  return error instanceof Error && /^(?:Cannot parse response body|Invalid OpenAPI response)/.test(error.message)
}

/** How calls of these endpoints are sent and their answers checked. */
export function linkTo(contract: AnyContractRouter, options: ClientOptions): ClientLink<ClientContext> {
  const { url = '/api', headers } = options
  return new OpenAPILink(contract, {
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
}
