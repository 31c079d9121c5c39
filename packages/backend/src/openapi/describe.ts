import type { OpenAPI } from '@orpc/openapi'

import { describeError } from './errorBody.js'

/** What the document says of an endpoint besides its schemas. */
export interface Endpoint {
  '~orpc': { errorMap: Readonly<Record<string, { status?: number } | undefined>>; inputSchema?: unknown }
}

/** One operation of the document with the endpoint that it was made from. */
export interface Described {
  method: string
  operation: OpenAPI.OperationObject
  endpoint: Endpoint
}

/** A call of one of these that names no fields takes any body, or none. */
const methodsWithBody = ['post', 'put', 'patch']

/** Adds to an operation what its endpoint's schemas do not say: who may call it, what its errors are, and 400. */
export function describe({ method, operation, endpoint }: Described): void {
  const { errorMap, inputSchema } = endpoint['~orpc']
  const responses = { ...operation.responses }
  for (const [status, response] of Object.entries(responses)) {
    const codes = Object.keys(errorMap).filter((code) => String(errorMap[code]?.status) === status)
    if (codes.length > 0) responses[status] = { ...response, description: describeError(codes, status) }
  }
  if (inputSchema) responses['400'] = { $ref: '#/components/responses/BadRequest' }
  operation.responses = responses

  const takesBody = inputSchema !== undefined && methodsWithBody.includes(method) && !operation.parameters
  if (takesBody) operation.requestBody ??= { required: false, content: { 'application/json': { schema: {} } } }

  const security = {
    ...('UNAUTHORIZED' in errorMap && { token: [] }),
    ...('FORBIDDEN' in errorMap && { organisation: [] }),
  }
  if (Object.keys(security).length > 0) operation.security = [security]
}
