import type { CommentPart, CommentPartInput, CommentThread } from '@embpm/contract/comment-thread'

import { notificationTable } from '../../sample/common.data.js'
import { sessionUserId } from '../administration/sessionProfile.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { nameOfSubject } from './commentStore.js'

/** Characters of a comment that a notification shows. */
const excerpt = 200

/** Ids of the users whom a comment mentions. */
const mentionedIn = (body: readonly CommentPart[]): Set<string> =>
  new Set(body.flatMap((part) => ('mention' in part ? [part.mention] : [])))

/**
 * What a comment says, with the names of those whom it mentions. Refuses people who are not in the organisation with
 * NOT_FOUND, unless it mentioned them `before`.
 */
export async function namedBody(
  parts: readonly CommentPartInput[],
  caller: Caller,
  before: readonly CommentPart[] = [],
): Promise<CommentPart[]> {
  if (parts.every((part) => 'text' in part)) return [...parts]
  const userOf = await userRecordTable.byId(caller)
  const known = new Map(before.flatMap((part) => ('mention' in part ? [[part.mention, part.name] as const] : [])))
  return parts.map((part) => {
    if ('text' in part) return part
    const user = userOf(part.mention)
    const isHere = user?.memberships.some(({ organisationId }) => organisationId === caller.organisationId)
    const name = user && isHere ? `${user.firstname} ${user.lastname}` : known.get(part.mention)
    if (name === undefined) throw missing(part.mention)
    return { mention: part.mention, name }
  })
}

const textOf = (body: readonly CommentPart[]) =>
  body.map((part) => ('mention' in part ? `@${part.name}` : part.text)).join('')

/** Address of a thread: of a step as the page of diagrams reads it, of an entity on its own page. */
const links: Readonly<Record<CommentThread['kind'], (thread: CommentThread) => string>> = {
  processes: ({ subjectId, stepId, id }) =>
    `/bp/view?${new URLSearchParams({ process: subjectId, step: stepId, thread: id })}`,
  requirements: ({ subjectId, id }) =>
    `/bp/requirements/${encodeURIComponent(subjectId)}?${new URLSearchParams({ thread: id })}`,
}

/**
 * Tells those whom a comment mentions, and did not before. The feed of the header belongs to the one user who can sign in to
 * the sample; nobody is told of what they wrote themselves.
 */
export async function notifyMentioned(
  caller: Caller,
  thread: CommentThread,
  { body, before = [] }: { body: readonly CommentPart[]; before?: readonly CommentPart[] },
): Promise<void> {
  const isNew = mentionedIn(body).has(sessionUserId) && !mentionedIn(before).has(sessionUserId)
  if (!isNew || caller.user.id === sessionUserId) return
  const name = await nameOfSubject({ kind: thread.kind, id: thread.subjectId }, caller)
  const place = thread.stepName === '' ? name : `${name}, ${thread.stepName}`
  await notificationTable.add(caller, 'first', {
    icon: 'heroicons_solid:chat-bubble-left-right',
    title: `${caller.user.firstname} ${caller.user.lastname}`,
    description: `${place}: ${textOf(body).slice(0, excerpt)}`,
    time: new Date().toISOString(),
    read: false,
    seen: false,
    link: links[thread.kind](thread),
    useRouter: true,
  })
}
