import { readModel } from '@embpm/bpmn'
import {
  type CommentPart,
  type CommentPartInput,
  type CommentThread,
  comments as contract,
  type StepComment,
} from '@embpm/contract/comment-thread'
import { implement, ORPCError } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, lacking, missing } from '../entity/refusals.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { findThread, nameOfSubject, threads, threadsOf, withoutComment } from './commentStore.js'
import { namedBody, notifyMentioned } from './mentions.js'
import { processTable } from './process.js'
import { findRevision, modelOf } from './revisionStore.js'

const nameOf = ({ user }: Caller) => `${user.firstname} ${user.lastname}`
const now = () => new Date().toISOString()

const commentBy = (caller: Caller, body: CommentPart[]): StepComment => ({
  id: caller.newId(),
  authorId: caller.user.id,
  author: nameOf(caller),
  createdAt: now(),
  editedAt: null,
  deleted: false,
  body,
  lockVersion: 1,
})

/** Writes what becomes of a thread, as it stands by then. */
function change(
  id: string,
  caller: Caller,
  next: (current: CommentThread) => CommentThread | Promise<CommentThread>,
): Promise<CommentThread> {
  return caller.store.exclusively(async () => {
    const changed = await next(await findThread(id, caller))
    const written = await caller.store.update(threads, { organisationId: caller.organisationId, id }, () => changed)
    if (written.kind !== 'written') throw missing(id)
    return written.entity
  })
}

/** A comment that stands, or NOT_FOUND. */
function commentOf({ comments }: CommentThread, id: string): StepComment {
  const found = comments.find((one) => one.id === id && !one.deleted)
  if (!found) throw missing(id)
  return found
}

/** The step in a revision, with what it is called there; NOT_FOUND where that has no such step. */
async function stepIn(revisionId: string, stepId: string, caller: Caller) {
  const head = await findRevision(revisionId, caller)
  await processTable.get(head.processId, caller)
  const { elements } = await readModel(await modelOf(head, caller))
  const step = elements.get(stepId)
  if (!step) throw missing(stepId)
  return { kind: 'processes' as const, subjectId: head.processId, stepId, stepName: step.name }
}

/** A new thread, whose first comment tells those whom it mentions. */
async function begun(
  place: Pick<CommentThread, 'kind' | 'subjectId' | 'stepId' | 'stepName'>,
  body: readonly CommentPartInput[],
  caller: Caller,
): Promise<CommentThread> {
  const comment = commentBy(caller, await namedBody(body, caller))
  const thread: CommentThread = {
    id: caller.newId(),
    ...place,
    state: 'open',
    stateBy: null,
    stateAt: null,
    comments: [comment],
    lockVersion: 1,
  }
  await caller.store.create(threads, caller.organisationId, thread)
  await notifyMentioned(caller, thread, comment)
  return thread
}

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => ['comments']))
const write = on.use(withWriting('comments'))

/** The handlers of the comments on steps of processes and on entities. */
export const comments = {
  list: read.list.handler(({ input, context }) => threadsOf(input, context)),

  start: write.start.handler(async ({ input: { revisionId, stepId, body }, context }) => {
    return begun(await stepIn(revisionId, stepId, context), body, context)
  }),

  begin: write.begin.handler(async ({ input: { body, ...subject }, context }) => {
    await nameOfSubject(subject, context)
    return begun({ kind: subject.kind, subjectId: subject.id, stepId: '', stepName: '' }, body, context)
  }),

  reply: write.reply.handler(async ({ input: { id, body }, context }) => {
    const comment = commentBy(context, await namedBody(body, context))
    const thread = await change(id, context, (current) => ({
      ...current,
      ...(current.state === 'resolved' && { state: 'open', stateBy: nameOf(context), stateAt: now() }),
      comments: [...current.comments, comment],
    }))
    await notifyMentioned(context, thread, comment)
    return thread
  }),

  edit: write.edit.handler(async ({ input: { id, commentId, lockVersion, body: parts }, context }) => {
    let before: CommentPart[] = []
    let body: CommentPart[] = []
    const thread = await change(id, context, async (current) => {
      const comment = commentOf(current, commentId)
      if (comment.authorId !== context.user.id)
        throw new ORPCError('FORBIDDEN', { status: 403, message: 'Only who wrote a comment may change it.' })
      if (comment.lockVersion !== lockVersion) throw conflicting(current)
      before = comment.body
      body = await namedBody(parts, context, before)
      const edited = { ...comment, body, editedAt: now(), lockVersion: lockVersion + 1 }
      return { ...current, comments: current.comments.map((one) => (one.id === commentId ? edited : one)) }
    })
    await notifyMentioned(context, thread, { id: commentId, body, before })
    return thread
  }),

  remove: write.remove.handler(({ input: { id, commentId }, context }) =>
    context.store.exclusively(async () => {
      const { store, organisationId, user, visitor } = context
      const current = await findThread(id, context)
      const { authorId } = commentOf(current, commentId)
      if (authorId !== user.id && !visitor.roles.includes('ADM')) throw lacking(['administrator'])
      const rest = withoutComment(current.comments, commentId)
      if (rest.length === 0) {
        await store.delete(threads, { organisationId, id })
        return { thread: null }
      }
      const written = await store.update(threads, { organisationId, id }, (thread) => ({ ...thread, comments: rest }))
      return { thread: written.kind === 'written' ? written.entity : null }
    }),
  ),

  turn: write.turn.handler(({ input: { id, lockVersion, to }, context }) =>
    change(id, context, (current) => {
      if (current.lockVersion !== lockVersion) throw conflicting(current)
      return { ...current, state: to, stateBy: nameOf(context), stateAt: now() }
    }),
  ),
}
