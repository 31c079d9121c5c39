import type { CommentPart, CommentPartInput } from '@embpm/contract/comment-thread'
import * as z from 'zod/mini'

/** Schema of a comment that is being written. */
export const commentDraft = z.object({
  /** As it stands in the field; people stand in it by `@` and their name. */
  text: z.string().check(z.maxLength(1_000_000)),
  /** Those who were chosen, each by a name that no other one has. */
  people: z.array(z.object({ id: z.string(), name: z.string().check(z.minLength(1)) })),
})

/** A comment that is being written. */
export type CommentDraft = z.infer<typeof commentDraft>

/** Somebody who can be mentioned. */
export type Mentioned = CommentDraft['people'][number]

/** Nothing is written yet. */
export const emptyDraft: CommentDraft = { text: '', people: [] }

const isWordAt = (text: string, at: number) => /^[\p{L}\p{N}_]/u.test(text.slice(at, at + 2))
const isWordBefore = (text: string, at: number) => /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(0, at - 2), at))

/** Who stands at an `@` in the text: the longest name that ends where a word does. */
function personAt(text: string, at: number, people: readonly Mentioned[]): Mentioned | undefined {
  if (text[at] !== '@' || isWordBefore(text, at)) return undefined
  return people
    .filter(({ name }) => text.startsWith(name, at + 1) && !isWordAt(text, at + 1 + name.length))
    .toSorted((left, right) => right.name.length - left.name.length)[0]
}

/** The parts of a draft: its words, and the people in it. An `@` with a name that was not chosen is words. */
function partsOf({ text, people }: CommentDraft): (string | Mentioned)[] {
  const parts: (string | Mentioned)[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = personAt(text, at, people)
    if (!person) continue
    if (at > from) parts.push(text.slice(from, at))
    parts.push(person)
    from = at + 1 + person.name.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** What a draft says, as it is sent: without blanks around it. */
export const bodyOf = ({ text, people }: CommentDraft): CommentPartInput[] =>
  partsOf({ text: text.trim(), people }).map((part) =>
    typeof part === 'string' ? { text: part } : { mention: part.id },
  )

/** Those whom a draft mentions, each once. */
export const mentionedIn = (draft: CommentDraft): Mentioned[] => [
  ...new Set(partsOf(draft).filter((part) => typeof part !== 'string')),
]

/** A name for somebody that nobody else in a draft has. */
function ownName({ id, name }: Mentioned, others: readonly Mentioned[], detail = id): string {
  const known = others.find((other) => other.id === id)
  if (known) return known.name
  return others.some((other) => other.name === name) ? `${name} (${detail})` : name
}

/** A comment, to be changed. */
export function draftOf(body: readonly CommentPart[]): CommentDraft {
  let draft = emptyDraft
  for (const part of body) {
    if ('text' in part) draft = { ...draft, text: draft.text + part.text }
    else {
      const name = ownName({ id: part.mention, name: part.name }, draft.people)
      draft = { text: `${draft.text}@${name}`, people: withPerson(draft.people, { id: part.mention, name }) }
    }
  }
  return draft
}

const withPerson = (people: readonly Mentioned[], person: Mentioned) => [
  ...people.filter(({ id }) => id !== person.id),
  person,
]

/** What is looked for behind an `@`. */
export interface MentionQuery {
  /** Index of the `@`. */
  at: number
  /** What stands between it and the caret. */
  search: string
}

/**
 * Whom somebody looks for who writes at the caret: a name of three words at most, behind an `@` that begins a word.
 * Who was chosen there is looked for no more, whatever is written behind the name.
 */
export function mentionAt({ text, people }: CommentDraft, caret: number): MentionQuery | null {
  const before = text.slice(Math.max(0, caret - 60), caret)
  const found = /(?:^|[\s(])@((?:[^\s@]+ ?){0,3})$/u.exec(before)
  const search = found?.[1]
  if (search === undefined) return null
  const at = caret - search.length - 1
  return personAt(text, at, people) ? null : { at, search }
}

/**
 * Puts somebody in place of what was looked for, and a blank behind.
 *
 * @param detail tells people of one name apart, such as the e-mail
 * @returns the draft, and where the caret goes
 */
export function withMention(
  { text, people }: CommentDraft,
  { at, search }: MentionQuery,
  { detail, ...person }: Mentioned & { detail?: string },
): { draft: CommentDraft; caret: number } {
  const name = ownName(person, people, detail)
  const rest = text.slice(at + 1 + search.length)
  const blank = /^\s/u.test(rest) ? '' : ' '
  const before = `${text.slice(0, at)}@${name}`
  return {
    draft: { text: `${before}${blank}${rest}`, people: withPerson(people, { id: person.id, name }) },
    caret: before.length + 1,
  }
}
