import { type ApiError, encodeAuthError } from '@embpm/contract'
import { ORPCError, ValidationError } from '@orpc/contract'
import * as z from 'zod/mini'

// A problem says in English what is wrong; `zod/mini` has no words of its own.
z.config(z.locales.en())

/** One thing that is wrong with a request. */
export interface Problem {
  /** Where it is, such as `product.tags.0`; empty for the request as a whole. */
  path: string
  message: string
}

/** How many problems an answer lists at most. */
export const maxProblems = 20

/** Longest path and longest message of a problem, in characters: both may repeat what the request says. */
const maxLength = 200

/**
 * The body of an error, for hosts of the router, or `undefined` for the usual one. A refused request gets 400 with a list
 * of what is wrong with it.
 */
export function encodeError(error: ApiError): unknown {
  if (error.code !== 'BAD_REQUEST') return encodeAuthError(error)
  const issues = error.cause instanceof ValidationError ? error.cause.issues : [{ message: unreadable }]
  const problems = issues.slice(0, maxProblems).map(({ path = [], message }): Problem => ({
    path: shortened(path.map(nameOf).join('.')),
    message: shortened(message),
  }))
  const more = issues.length - problems.length
  const sentences = problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))
  if (more > 0) sentences.push(`and ${more} more`)
  const data = more > 0 ? { problems, more } : { problems }
  return new ORPCError('BAD_REQUEST', { message: sentences.join('; '), data }).toJSON()
}

const unreadable = 'The body cannot be read.'

function nameOf(part: PropertyKey | { key: PropertyKey }): string {
  return String(typeof part === 'object' ? part.key : part)
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
