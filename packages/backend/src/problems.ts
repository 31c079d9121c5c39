import { isApiError } from '@embpm/contract'
import { ORPCError } from '@orpc/server'
import { ValidationError } from '@orpc/contract'

/** One thing that is wrong with a request. */
export interface Problem {
  /** Where it is, such as `product.tags.0`; empty for the request as a whole. */
  path: string
  message: string
}

/** Turns a refused request into 400 with a list of what is wrong with it, and answers every other error as it is. */
export function withProblems(error: unknown): unknown {
  if (!isApiError(error, 'BAD_REQUEST')) return error
  const problems: Problem[] =
    error.cause instanceof ValidationError
      ? error.cause.issues.map(({ path = [], message }) => ({ path: path.map(nameOf).join('.'), message }))
      : [{ path: '', message: 'The body cannot be read.' }]
  const message = problems.map((problem) => (problem.path ? `${problem.path}: ${problem.message}` : problem.message))
  return new ORPCError('BAD_REQUEST', { message: message.join('; '), data: { problems }, cause: error.cause })
}

function nameOf(part: PropertyKey | { key: PropertyKey }): string {
  return String(typeof part === 'object' ? part.key : part)
}
