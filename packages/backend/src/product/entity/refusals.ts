import type { Clash, Misplacement, Need } from '@embpm/contract'
import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type * as z from 'zod/mini'

/** Nothing has this id. */
export const missing = (id: string) =>
  new ORPCError('NOT_FOUND', { status: 404, message: 'It does not exist or was deleted.', data: { id } })

/** It has another version by now. */
export const conflicting = (current: object) =>
  new ORPCError('CONFLICT', { status: 409, message: 'Somebody else changed it in the meantime.', data: { current } })

/** Another one has this key. */
export const takenBy = (column: string, id: string) =>
  new ORPCError('TAKEN', { status: 409, message: 'Another one has this key.', data: { column, id } })

/** It cannot stand there in the tree. */
export const misplacedFor = (reason: Misplacement) =>
  new ORPCError('MISPLACED', { status: 409, message: 'It cannot stand there.', data: { reason } })

/** What was decided about it does not allow that. */
export const lockedFor = (reason: string, fields: readonly string[]) =>
  new ORPCError('LOCKED', {
    status: 409,
    message: 'What was decided about it does not allow that.',
    data: { reason, fields: [...fields] },
  })

/** It breaks a rule between entities and days. */
export const clashingWith = (data: Clash) =>
  new ORPCError('CLASH', { status: 409, message: 'It clashes with another one.', data })

/** Refuses an empty field that the rest of the entity asks for, as a locked user's reason: by BAD_REQUEST, as values that the contract refuses. */
export const emptyIn = (field: string, issues: readonly z.core.$ZodIssue[]) =>
  new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({
      message: `${field} is missing.`,
      issues: issues.map(({ message }) => ({ message, path: [field] })),
    }),
  })

/** The user lacks a permission, a role or a plan for it. */
export const lacking = (needs: readonly Need[]) =>
  new ORPCError('FORBIDDEN', {
    status: 403,
    message: `This needs: ${needs.join(', ')}.`,
    data: { missing: [...needs] },
  })

/** Nobody shuts themselves out: by their own account, or by the organisation they are in. */
export const ownAccess = () =>
  new ORPCError('FORBIDDEN', {
    status: 403,
    message: 'You cannot take away your own access or that of the organisation you are in.',
  })

/** Another tab wrote in between, where the browser has no locks. */
export const overtaken = () =>
  new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Another tab was faster. Try again.' })
