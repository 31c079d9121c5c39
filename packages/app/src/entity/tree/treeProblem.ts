import { isApiError, misplacements, type Misplacement } from '@embpm/contract'
import * as z from 'zod/mini'

/** What went wrong with a change of a tree: the key of its words in `tree`, and what they name. */
export type TreeProblem =
  | { words: 'conflict'; user: string }
  | { words: 'gone' }
  | { words: 'taken' }
  | { words: 'forbidden' }
  | { words: (typeof misplacedWords)[Misplacement] }
  | { words: 'failed' }

const misplacedWords = {
  'unknown parent': 'noParent',
  'below itself': 'belowItself',
  'too deep': 'tooDeep',
  'has children': 'hasChildren',
} as const satisfies Record<Misplacement, string>

const conflict = z.object({ current: z.object({ changedBy: z.string() }) })
const misplaced = z.object({ reason: z.enum(misplacements) })

/** Why the server refused a change; `failed` where it did not answer that. */
export function treeProblem(error: unknown): TreeProblem {
  if (!isApiError(error)) return { words: 'failed' }
  if (error.code === 'CONFLICT')
    return { words: 'conflict', user: conflict.safeParse(error.data).data?.current.changedBy ?? '' }
  if (error.code === 'NOT_FOUND') return { words: 'gone' }
  if (error.code === 'TAKEN') return { words: 'taken' }
  if (error.code === 'FORBIDDEN') return { words: 'forbidden' }
  const reason = error.code === 'MISPLACED' ? misplaced.safeParse(error.data).data?.reason : undefined
  return { words: reason === undefined ? 'failed' : misplacedWords[reason] }
}
