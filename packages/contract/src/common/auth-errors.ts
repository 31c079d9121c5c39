import { ORPCError } from '@orpc/contract'

import { authErrors } from './auth.js'

/**
 * The body of an error that does not look like the others, or `undefined` for all that do. For hosts of the contract:
 * `new OpenAPIHandler(router, { customErrorResponseBodyEncoder: encodeAuthError })`.
 */
export function encodeAuthError(error: { readonly code: string }): unknown {
  if (error.code === 'WRONG_CREDENTIALS') return false
  if (error.code === 'INVALID_TOKEN') return { error: authErrors.INVALID_TOKEN.message }
  return undefined
}

/** Turns the bodies of {@link encodeAuthError} back into errors; `undefined` for every other body. */
export function decodeAuthError(
  body: unknown,
  response: { readonly status: number },
): ORPCError<string, unknown> | undefined {
  const { WRONG_CREDENTIALS, INVALID_TOKEN } = authErrors
  if (response.status === WRONG_CREDENTIALS.status && body === false) {
    return new ORPCError('WRONG_CREDENTIALS', { defined: true, ...WRONG_CREDENTIALS })
  }
  const isToken = typeof body === 'object' && body !== null && 'error' in body && body.error === INVALID_TOKEN.message
  if (response.status === INVALID_TOKEN.status && isToken) {
    return new ORPCError('INVALID_TOKEN', { defined: true, ...INVALID_TOKEN })
  }
  return undefined
}
