import { type CommentThread, commentThread, type StepComment } from '@embpm/contract/comment-thread'

import { defineCollection } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { commentThreadSeeds } from './comment-thread.fixtures.js'
import { processTable } from './process.js'

/** The threads on steps of processes, with their comments. */
export const threads = defineCollection<CommentThread>({
  name: 'comment-thread',
  schema: commentThread,
  seeds: commentThreadSeeds,
})

const byProcess = rowIndex<CommentThread>(({ processId }) => [processId])
const begun = ({ comments }: CommentThread) => comments[0]?.createdAt ?? ''

/** The threads of a process, the one that was started last first; refuses a process that there is not. */
export async function threadsOf(processId: string, caller: Caller): Promise<CommentThread[]> {
  await processTable.get(processId, caller)
  const rows = byProcess(await caller.store.list(threads, caller.organisationId)).get(processId) ?? []
  return rows.toSorted((left, right) => begun(right).localeCompare(begun(left)))
}

/** One, or NOT_FOUND: also where its process was deleted. */
export async function findThread(id: string, caller: Caller): Promise<CommentThread> {
  const found = await caller.store.get(threads, caller.organisationId, id)
  if (!found) throw missing(id)
  await processTable.get(found.processId, caller)
  return found
}

/**
 * The comments without one. One that others follow keeps its place without words; what is left of such places at the end goes
 * as well, so that the last comment of a thread is never one that was taken back.
 */
export function withoutComment(comments: readonly StepComment[], id: string): StepComment[] {
  const rest = comments.map((one) =>
    one.id === id ? { ...one, deleted: true, body: [], lockVersion: one.lockVersion + 1 } : one,
  )
  return rest.slice(0, rest.findLastIndex(({ deleted }) => !deleted) + 1)
}
