import type { CommentPart, CommentPartInput, CommentThread } from '@embpm/contract/comment-thread'

import { userRecordTable } from '../administration/userRecordTable.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { tell } from '../notices/tell.js'
import { mentionedIn, nameOfSubject } from './commentStore.js'

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

/** Tells those whom a comment mentions, and did not before. */
export async function notifyMentioned(
  caller: Caller,
  thread: CommentThread,
  { id, body, before = [] }: { id: string; body: readonly CommentPart[]; before?: readonly CommentPart[] },
): Promise<void> {
  const told = mentionedIn(before)
  const fresh = [...mentionedIn(body)].filter((one) => !told.has(one))
  if (fresh.length === 0) return
  const name = await nameOfSubject({ kind: thread.kind, id: thread.subjectId }, caller)
  const place = thread.stepName === '' ? name : `${name}, ${thread.stepName}`
  const said = { commentId: id, place, text: textOf(body), link: links[thread.kind](thread) }
  await tell(
    caller,
    fresh.map((to) => ({ kind: 'mention', to, by: caller.user, ...said })),
  )
}
