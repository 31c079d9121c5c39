import { currentOf, isApiError } from '@embpm/contract'
import { modelProblems, revision, type Revision } from '@embpm/contract/revision'
import * as z from 'zod/mini'

const unreadable = z.object({ reason: z.enum(modelProblems), line: z.nullable(z.number()), detail: z.string() })

/** Why the server does not take a model, and where. */
export type UnreadableModel = z.infer<typeof unreadable>

/** Why what was drawn is not at the server. */
export type SaveProblem =
  /** No answer came: there is no network, or nobody at its other end. */
  | { kind: 'network' }
  /** The server, or the editor, failed. */
  | { kind: 'server' }
  /** The session is over: the page goes to the sign-in. */
  | { kind: 'session' }
  | { kind: 'forbidden' }
  /** The process was deleted. */
  | { kind: 'gone' }
  | ({ kind: 'unreadable' } & UnreadableModel)

/** A save was made over a revision that is not the newest any more. */
export class NewerRevisionError extends Error {
  override readonly name = 'NewerRevisionError'
  readonly newest: Revision
  constructor(newest: Revision) {
    super(`${newest.id} is newer`)
    this.newest = newest
  }
}

/** The server did not do what it was asked for. */
export class SaveError extends Error {
  override readonly name = 'SaveError'
  readonly problem: SaveProblem
  constructor(problem: SaveProblem, options?: ErrorOptions) {
    super(`Not saved: ${problem.kind}`, options)
    this.problem = problem
  }
}

/** What an error of the client says: one of {@link NewerRevisionError} and {@link SaveError}. */
export function saveErrorOf(error: unknown): Error {
  const newest = currentOf(error, revision)
  return newest ? new NewerRevisionError(newest) : new SaveError(problemOf(error), { cause: error })
}

/** Why a save failed. */
export const saveProblemOf = (error: unknown): SaveProblem =>
  error instanceof SaveError ? error.problem : { kind: 'server' }

function problemOf(error: unknown): SaveProblem {
  if (!isApiError(error)) return { kind: error instanceof TypeError ? 'network' : 'server' }
  const { data } = unreadable.safeParse(error.data)
  if (error.code === 'UNREADABLE' && data) return { kind: 'unreadable', ...data }
  if (error.code === 'NOT_FOUND') return { kind: 'gone' }
  if (error.status === 401) return { kind: 'session' }
  return { kind: error.status === 403 ? 'forbidden' : 'server' }
}

/** Whether another try may help without anybody doing something. */
export const passes = ({ kind }: SaveProblem): boolean => kind === 'network' || kind === 'server'
