import {
  commentedKinds,
  type CommentPart,
  type CommentSubject,
  type CommentThread,
  commentThread,
  type StepComment,
} from '@embpm/contract/comment-thread'

import { defineCollection } from '../../store.js'
import { archivedCollection } from '../archive/archivedCollection.js'
import { archiveParts } from '../archive/ArchivePart.js'
import { columnText } from '../entity/columnText.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { missing } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { commentThreadSeeds } from './comment-thread.fixtures.js'

/** The threads on entities and on steps of processes, with their comments. */
export const threads = defineCollection<CommentThread>({
  name: 'comment-thread',
  schema: commentThread,
  seeds: commentThreadSeeds,
})

/** Ids of the users whom a comment mentions. */
export const mentionedIn = (body: readonly CommentPart[]): Set<string> =>
  new Set(body.flatMap((part) => ('mention' in part ? [part.mention] : [])))

archiveParts.enter(
  archivedCollection(threads, {
    name: 'comments',
    family: 'comments',
    readers: () => ['comments'],
    references: [{ column: 'subjectId', to: commentedKinds, required: true, owned: true }],
    nameOf: ({ stepName, subjectId }) => stepName || subjectId,
    people: {
      in: ({ comments }) => comments.flatMap(({ authorId, body }) => [authorId, ...mentionedIn(body)]),
      // A comment keeps the names of its time; who is mentioned and is not here, is so by name alone.
      replaced: (thread, { idOf, importer }) => ({
        ...thread,
        comments: thread.comments.map((one) => ({
          ...one,
          authorId: idOf(one.authorId) ?? importer,
          body: one.body.map((part) => {
            if ('text' in part) return part
            const mention = idOf(part.mention)
            return mention === null ? { text: `@${part.name}` } : { ...part, mention }
          }),
        })),
      }),
    },
  }),
)

const bySubject = rowIndex<CommentThread>(({ kind, subjectId }) => [`${kind}/${subjectId}`])
const begun = ({ comments }: CommentThread) => comments[0]?.createdAt ?? ''

/** What a subject is called; NOT_FOUND where it is not there. */
export async function nameOfSubject({ kind, id }: CommentSubject, caller: Caller): Promise<string> {
  const labelOf = await knownTables.get(kind)?.labelOf(caller)
  const label = labelOf?.(id)
  // A deleted one keeps its label for those that refer to it.
  if (!label || columnText(label, 'deleted') !== '') throw missing(id)
  return columnText(label, 'name')
}

/** The threads of something, the one that was started last first; refuses what is not there. */
export async function threadsOf(subject: CommentSubject, caller: Caller): Promise<CommentThread[]> {
  await nameOfSubject(subject, caller)
  const key = `${subject.kind}/${subject.id}`
  const rows = bySubject(await caller.store.list(threads, caller.organisationId)).get(key) ?? []
  return rows.toSorted((left, right) => begun(right).localeCompare(begun(left)))
}

/** One, or NOT_FOUND: also where what it belongs to was deleted. */
export async function findThread(id: string, caller: Caller): Promise<CommentThread> {
  const found = await caller.store.get(threads, caller.organisationId, id)
  if (!found) throw missing(id)
  await nameOfSubject({ kind: found.kind, id: found.subjectId }, caller)
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
