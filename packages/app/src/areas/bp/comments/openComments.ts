import { commentsIn, type CommentThread } from '@embpm/contract/comment-thread'

/** How many comments stand in the open ones of these threads. */
export const openCount = (threads: readonly CommentThread[]): number =>
  threads.reduce((sum, thread) => sum + (thread.state === 'open' ? commentsIn(thread) : 0), 0)

/** How many comments stand in the open threads of each step that has some, by the id of the step. */
export function openByStep(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const byStep = Map.groupBy(threads, ({ stepId }) => stepId)
  return new Map([...byStep].map(([step, of]) => [step, openCount(of)] as const).filter(([, count]) => count > 0))
}

/** Threads of one step. */
export interface StepThreads {
  stepId: string
  /** What the step was called when the first of them was started. */
  stepName: string
  threads: readonly CommentThread[]
}

/**
 * The threads by their step.
 *
 * @param order ids of the steps of the model, as they are read; others of it follow
 * @param has whether the model has an element
 * @returns those on steps of the model, and those on steps that it does not have
 */
export function threadsByStep(
  threads: readonly CommentThread[],
  order: readonly string[],
  has: (stepId: string) => boolean,
): { here: StepThreads[]; gone: StepThreads[] } {
  const places = new Map(order.map((id, index) => [id, index]))
  const place = ({ stepId }: StepThreads) => places.get(stepId) ?? order.length
  const groups = [...Map.groupBy(threads, ({ stepId }) => stepId)].map(([stepId, of]) => ({
    stepId,
    stepName: of.at(-1)?.stepName ?? '',
    threads: of,
  }))
  return {
    here: groups.filter(({ stepId }) => has(stepId)).toSorted((left, right) => place(left) - place(right)),
    gone: groups.filter(({ stepId }) => !has(stepId)),
  }
}
