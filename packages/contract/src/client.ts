import { createORPCClient } from '@orpc/client'
import { type ContractRouterClient, ORPCError, ValidationError } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

import { decodeAuthError } from './common/auth-errors.js'
import { contract } from './contract.js'
import { type Service, service } from './data/service.js'

/** The endpoints as functions: `client.services.list({ search: 'idoc sales' }, { signal })`. */
export type Client = ContractRouterClient<typeof contract>

/** Options of {@link createClient}. */
export interface ClientOptions {
  /** Base address of the API, absolute or relative to the page. Default `/api`. */
  url?: string
  /** Headers of every request, asked for each time: `Authorization: Bearer …` and `x-org-id`. */
  headers?: () => Record<string, string>
  /** Stands in for the global fetch. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>
}

/** The server answered something that the contract does not allow, such as a login page or a record without its fields. */
export class DamagedAnswerError extends Error {
  override readonly name = 'DamagedAnswerError'
  /** The endpoint, such as `services.list`. */
  readonly endpoint: string

  constructor(endpoint: string, cause: unknown) {
    const issue = cause instanceof ValidationError ? cause.issues[0] : undefined
    const at = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    super(`The answer of ${endpoint} is damaged${issue ? `: ${at ? `${at}: ` : ''}${issue.message}` : '.'}`, { cause })
    this.endpoint = endpoint
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof ValidationError) return true
  return error instanceof Error && /^(?:Cannot parse response body|Invalid OpenAPI response)/.test(error.message)
}

/**
 * Makes a client of the API. Every answer is checked against the contract: one that does not fit rejects with
 * {@link DamagedAnswerError}. An error of the server rejects with an error that {@link isApiError} knows; a request that
 * does not reach the server rejects with the error of fetch.
 */
export function createClient(options: ClientOptions = {}): Client {
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
  return createORPCClient<Client>(link)
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
