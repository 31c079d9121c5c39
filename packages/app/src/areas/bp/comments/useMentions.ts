import { useRef, useState, type KeyboardEvent } from 'react'
import type { ReferenceEntry } from '../../../entity/referenceTo.js'
import { mentionAt, withMention, type CommentDraft, type MentionQuery } from './mentionText.js'
import { usePeopleSearch } from './usePeopleSearch.js'

/** What `useMentions` works on. */
export interface MentionsOptions {
  draft: CommentDraft
  /** Called with the draft and where the caret goes. */
  onMention: (draft: CommentDraft, caret: number) => void
}

/** Offers people while somebody writes an `@` and letters: arrows mark, Enter and Tab take, Escape closes. */
export function useMentions({ draft, onMention }: MentionsOptions) {
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [marked, setMarked] = useState(0)
  // Who closed the list does not want it back before the next `@`.
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const wanted = query !== null && query.at !== closedAt ? query : null
  const { people, isFailed, isOlder, latest } = usePeopleSearch(wanted?.search ?? null)
  const isOpen = wanted !== null && (people.length > 0 || isFailed)
  const active = Math.min(marked, people.length - 1)

  // Enter was pressed while people of an older text were offered: it counts once those of this one are here.
  const awaited = useRef<MentionQuery | null>(null)

  const choose = ({ id, name, detail }: ReferenceEntry) => {
    if (!wanted) return
    const made = withMention(draft, wanted, { id, name, detail })
    setQuery(null)
    onMention(made.draft, made.caret)
  }
  const takeFirst = async (asked: MentionQuery) => {
    awaited.current = asked
    const [first] = await latest()
    if (awaited.current !== asked) return
    awaited.current = null
    if (first) choose(first)
    else onMention(withLineBreak(draft, asked), asked.at + asked.search.length + 2)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const person = people[active]
    if (key === 'Escape') {
      setClosedAt(wanted.at)
      // Only the next one is for the panel around.
      event.stopPropagation()
    } else if (!person) return
    else if (key === 'ArrowDown') setMarked((active + 1) % people.length)
    else if (key === 'ArrowUp') setMarked((active + people.length - 1) % people.length)
    else if (key === 'Enter' && !event.shiftKey && isOlder) void takeFirst(wanted)
    else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey && !isOlder) choose(person)
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    isFailed,
    isOlder,
    people,
    active,
    mark: setMarked,
    choose,
    close: () => setQuery(null),
    /** Looks for whom the caret stands behind. */
    look: (written: CommentDraft, caret: number) => {
      const next = mentionAt(written, caret)
      setQuery(next)
      setMarked(0)
      awaited.current = null
      if (!next || next.at !== closedAt) setClosedAt(null)
    },
    onKeyDown,
  }
}

/** Nobody has the name that Enter was pressed behind: it was meant as a new line. */
function withLineBreak({ text, people }: CommentDraft, { at, search }: MentionQuery): CommentDraft {
  const end = at + 1 + search.length
  return { text: `${text.slice(0, end)}\n${text.slice(end)}`, people }
}

/** People who are offered. */
export type Mentions = ReturnType<typeof useMentions>
