import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound } from '../common/errors.js'
import type { EntityName } from '../kinds.js'

/** The kinds of entity that are discussed as a whole. One line each. */
export const discussedKinds = ['requirements'] as const satisfies readonly EntityName[]

/** The kinds of entity that threads belong to: of processes to their steps. */
export const commentedKinds = ['processes', ...discussedKinds] as const

/** What threads belong to. */
export interface CommentSubject {
  kind: (typeof commentedKinds)[number]
  id: string
}

/** Characters of the longest comment, in UTF-16 units; a mention counts as one. */
export const maxCommentLength = 4000

/** What becomes of a thread. */
export const threadStates = ['open', 'resolved'] as const

/** What becomes of a thread. */
export type ThreadState = (typeof threadStates)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))
const elementId = z.string().check(z.minLength(1), z.maxLength(200))
const lockVersion = z.int().check(z.minimum(1))
const words = z.object({ text: z.string().check(z.minLength(1), z.maxLength(maxCommentLength)) })
const mention = z.object({ mention: id, name: z.string() })

/** Schema of a part of a comment: words as they were typed, never HTML, or a person by the id of the user. */
export const commentPart = z.union([mention, words])

/** A part of a comment: words as they were typed, never HTML, or a person by the id of the user. */
export type CommentPart = z.infer<typeof commentPart>

/** A part of a comment as it is sent: the server knows the names. */
export type CommentPartInput = z.infer<typeof words> | { mention: string }

const lengthOf = (parts: readonly CommentPartInput[]) =>
  parts.reduce((length, part) => length + ('text' in part ? part.text.length : 1), 0)
const saysSomething = (parts: readonly CommentPartInput[]) =>
  parts.some((part) => !('text' in part) || part.text.trim() !== '')

/** Schema of what a comment says, as it is sent: not blank, and {@link maxCommentLength} characters at most. */
export const commentBody = z.array(z.union([z.object({ mention: id }), words])).check(
  z.minLength(1),
  z.maxLength(maxCommentLength),
  z.refine(saysSomething, { error: 'A comment must not be blank.' }),
  z.refine((parts) => lengthOf(parts) <= maxCommentLength, {
    error: `A comment has ${maxCommentLength} characters at most.`,
  }),
)

/** Schema of a comment in a thread. */
export const stepComment = z.object({
  id,
  /** Id of the user who wrote it; names are those of the time of writing. */
  authorId: id,
  author: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** ISO 8601, UTC; `null` for one that is as it was written. */
  editedAt: z.nullable(z.iso.datetime()),
  /** Its author or an administrator took it back; others had answered it, so that its place is kept without words. */
  deleted: z.boolean(),
  /** What it says, part by part. */
  body: z.array(commentPart),
  lockVersion,
})

/** A comment in a thread. */
export type StepComment = z.infer<typeof stepComment>

/**
 * Schema of a thread. It belongs to an entity, or to a step of a process by the id that the element has in every revision, and
 * outlives the revisions that draw it.
 */
export const commentThread = z.object({
  id,
  kind: z.enum(commentedKinds),
  subjectId: id,
  /** Of a process: the step. Empty for a thread on the entity itself. */
  stepId: z.string().check(z.maxLength(200)),
  /** What the step was called when the thread was started; empty for one without a name. */
  stepName: z.string(),
  state: z.enum(threadStates),
  /** Who resolved or reopened it, and when (ISO 8601, UTC); `null` for one that was open ever since. */
  stateBy: z.nullable(z.string()),
  stateAt: z.nullable(z.iso.datetime()),
  /** The oldest first; at least one. */
  comments: z.array(stepComment).check(z.minLength(1)),
  lockVersion,
})

/** A thread of comments on an entity, or on a step of a process. */
export type CommentThread = z.infer<typeof commentThread>

/** How many comments a thread has, without those that were taken back. */
export const commentsIn = ({ comments }: Pick<CommentThread, 'comments'>): number =>
  comments.filter(({ deleted }) => !deleted).length

const route = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  summary: string,
  successStatus?: number,
) => inOrganisation.route({ method, path: `/processes${path}`, summary, successStatus, tags: ['Processes'] })

const conflict = conflictWith(commentThread)
const comment = { id, commentId: id }

/**
 * The endpoints of the comments on steps of processes and on entities. Who may read processes may comment, too; a comment is changed by its
 * author, and taken back by its author and by administrators. The threads of what is deleted are gone with it, and come back when that
 * is undone. Who is mentioned, and was not before, is notified.
 */
export const comments = {
  /** The threads of an entity, the one that was started last first; NOT_FOUND for one that there is not. */
  list: route('GET', '/{kind}/{id}/threads', 'List the comments on an entity')
    .input(z.object({ kind: z.enum(commentedKinds), id }))
    .output(z.array(commentThread))
    .errors(notFound),

  /** Starts a thread on a step of the revision in which it is seen; NOT_FOUND for one that is not in it, and for an unknown person. */
  start: route('POST', '/revisions/{revisionId}/threads', 'Comment on a step of a process', 201)
    .input(z.object({ revisionId: id, stepId: elementId, body: commentBody }))
    .output(commentThread)
    .errors(notFound),

  /** Starts a thread on an entity; NOT_FOUND for one that there is not, and for an unknown person. */
  begin: route('POST', '/threads', 'Comment on an entity', 201)
    .input(z.object({ kind: z.enum(discussedKinds), id, body: commentBody }))
    .output(commentThread)
    .errors(notFound),

  /** Adds a comment. An answer to a thread that is resolved opens it again. */
  reply: route('POST', '/threads/{id}/comments', 'Reply to a comment', 201)
    .input(z.object({ id, body: commentBody }))
    .output(commentThread)
    .errors(notFound),

  /** Changes an own comment that was read at `lockVersion`, which is that of the comment. */
  edit: route('PATCH', '/threads/{id}/comments/{commentId}', 'Change a comment')
    .input(z.object({ ...comment, lockVersion, body: commentBody }))
    .output(commentThread)
    .errors({ ...notFound, ...conflict }),

  /** Takes a comment back. Where others follow, its place is kept; `thread` is `null` when none is left. */
  remove: route('DELETE', '/threads/{id}/comments/{commentId}', 'Delete a comment')
    .input(z.object(comment))
    .output(z.object({ thread: z.nullable(commentThread) }))
    .errors(notFound),

  /** Resolves or reopens a thread that was read at `lockVersion`: nobody resolves what somebody has just answered unseen. */
  turn: route('POST', '/threads/{id}/state', 'Resolve or reopen comments')
    .input(z.object({ id, lockVersion, to: z.enum(threadStates) }))
    .output(commentThread)
    .errors({ ...notFound, ...conflict }),
}
