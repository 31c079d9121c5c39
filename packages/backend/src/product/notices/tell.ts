import { notificationTable } from '../../sample/common.data.js'
import type { Step } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { type NoticeEvent, noticeOf } from './noticeOf.js'

/**
 * What writes down the notifications of events, by their ids, in one step with what they are about: each once, also when it was
 * taken away.
 *
 * @param isDue asked once the rest of the step is decided: whether the event came about
 */
export function noticeSteps<E extends NoticeEvent>(
  caller: Caller,
  events: readonly E[],
  isDue?: (event: E) => boolean,
): ReadonlyMap<string, Step> {
  const now = new Date().toISOString()
  const { organisationId } = caller
  // A step has no key twice: who becomes both owners of something is told once.
  const steps = new Map<string, Step>()
  for (const event of events) {
    const notice = noticeOf(event, { organisationId, now })
    // Where each user has notifications of their own, it goes to theirs.
    const to = caller.owner === undefined ? caller : { ...caller, owner: event.to }
    if (notice && !steps.has(notice.id))
      steps.set(notice.id, notificationTable.onceStep(to, notice, isDue && (() => isDue(event))))
  }
  return steps
}

/**
 * Writes down the notifications of events by themselves.
 * @returns their ids, also of those that were told before
 */
export async function tell(caller: Caller, events: readonly NoticeEvent[]): Promise<ReadonlySet<string>> {
  const steps = noticeSteps(caller, events)
  await caller.store.writeAll([...steps.values()])
  return new Set(steps.keys())
}
