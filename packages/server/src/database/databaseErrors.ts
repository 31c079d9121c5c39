import { ORPCError } from '@orpc/server'

/** The database does not answer: 503 for whoever asked for something. Nothing was acknowledged that could be lost by it; it is worth asking again. */
export class DatabaseLostError extends ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  constructor(cause: unknown) {
    super('SERVICE_UNAVAILABLE', { message: 'The database does not answer. Try again in a moment.', cause })
    this.name = 'DatabaseLostError'
  }
}

/** The disk of the database is full: 507 for whoever wants to write. Nothing of it was written, and what is there can be read. */
export class DatabaseFullError extends ORPCError<'INSUFFICIENT_STORAGE', undefined> {
  constructor(cause: unknown) {
    super('INSUFFICIENT_STORAGE', { status: 507, message: 'The disk of the database is full.', cause })
    this.name = 'DatabaseFullError'
  }
}

/** The code of an error of PostgreSQL or Node; empty for one without. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The error that says what an operator has to know, where it is one of those. */
export const namedError = (error: unknown): unknown =>
  codeOf(error) === '53100' ? new DatabaseFullError(error) : error
