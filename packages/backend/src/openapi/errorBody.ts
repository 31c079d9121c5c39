import { authErrors, encodeAuthError } from '@embpm/contract'
import type { JSONSchema, OpenAPI } from '@orpc/openapi'

import { maxProblems } from '../problems.js'

type Defined = [code: string, defaultMessage: string, dataRequired: boolean, dataSchema: JSONSchema]

const wordsOf: Readonly<Record<string, string>> = {
  UNAUTHORIZED: 'There is no valid token, or its user is locked: `data.locked` says why.',
  FORBIDDEN:
    'The header x-org-id is missing, or names an organisation that the user does not belong to; or the user lacks what `data.missing` names.',
  NOT_FOUND: 'It does not exist, or was deleted.',
  CONFLICT: 'Somebody else changed it in the meantime; `data.current` is how it stands now.',
  TAKEN: 'Another one has this key: `data.column` of `data.id`.',
  MISPLACED: 'It cannot stand there in the tree; `data.reason` says why.',
  WRONG_CREDENTIALS: authErrors.WRONG_CREDENTIALS.message,
  INVALID_TOKEN: authErrors.INVALID_TOKEN.message,
  NOT_INVITED: authErrors.NOT_INVITED.message,
  LOCKED: 'What was decided about it does not allow that; `data.reason` says what, and `data.fields` which fields.',
  CLASH: 'It clashes with another one; `data.rule` says how, `data.name` with which, and on which days.',
}

/** What the errors of one status mean, for people. The sign-in's LOCKED (403) is another one than an entity's (409). */
export const describeError = (codes: readonly string[], status: string) =>
  codes
    .map((code) => (code === 'LOCKED' && status === '403' ? authErrors.LOCKED.message : (wordsOf[code] ?? code)))
    .join(' ')

/** Schema of the body of an endpoint's errors of one status, as {@link encodeAuthError} and the host write it. */
export function errorBody(errors: readonly Defined[], status: number): JSONSchema {
  const schemas = errors.map(([code, message, dataRequired, data]): JSONSchema => {
    const own: unknown = encodeAuthError({ code })
    if (own === false) return { const: false }
    if (typeof own === 'object' && own) {
      const properties = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, { const: String(value) }]))
      return { type: 'object', properties, required: Object.keys(own) }
    }
    return {
      type: 'object',
      properties: {
        defined: { const: true },
        code: { const: code },
        status: { const: status },
        message: { type: 'string', examples: [message] },
        ...(dataRequired && { data }),
      },
      required: ['defined', 'code', 'status', 'message', ...(dataRequired ? ['data'] : [])],
    }
  })
  const [first, ...others] = schemas
  return first !== undefined && others.length === 0 ? first : { anyOf: schemas }
}

/** What is answered instead of 200 whatever the endpoint: see `components.responses`. */
export const commonErrors: NonNullable<OpenAPI.ComponentsObject['responses']> = {
  BadRequest: {
    description: 'The request cannot be read, or is not what the call takes. Nothing was changed.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            defined: { const: false },
            code: { const: 'BAD_REQUEST' },
            status: { const: 400 },
            message: { type: 'string', description: 'All problems in one sentence each, for logs.' },
            data: {
              type: 'object',
              properties: {
                problems: {
                  type: 'array',
                  minItems: 1,
                  maxItems: maxProblems,
                  items: {
                    type: 'object',
                    properties: {
                      path: {
                        type: 'string',
                        description: 'Where it is, such as `product.tags.0`; empty for the request as a whole.',
                      },
                      message: { type: 'string' },
                    },
                    required: ['path', 'message'],
                  },
                },
                more: { type: 'integer', minimum: 1, description: 'How many problems there are besides the listed.' },
              },
              required: ['problems'],
            },
          },
          required: ['defined', 'code', 'status', 'message', 'data'],
        },
      },
    },
  },
  NoSuchCall: {
    description: 'No call has this method and path. The number of segments of the path must match, too.',
    content: { 'application/json': { schema: { const: 'NOT FOUND' } } },
  },
}
