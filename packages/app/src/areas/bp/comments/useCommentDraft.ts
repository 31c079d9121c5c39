import { useState } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'
import { commentDraft, emptyDraft, type CommentDraft } from './mentionText.js'

/**
 * What somebody writes in one place; it outlives the panel, and a lost session.
 *
 * @param place names it among all comments that are being written
 * @param start what it begins with
 */
export function useCommentDraft(place: string, start: CommentDraft = emptyDraft) {
  const { drafts } = useServices()
  const name = `comment ${place}`
  const [draft, setDraft] = useState(() => drafts.get(name, commentDraft) ?? start)
  return {
    draft,
    setDraft: (next: CommentDraft) => {
      setDraft(next)
      if (next.text === '') drafts.delete(name)
      else drafts.set(name, next)
    },
    clear: () => {
      setDraft(emptyDraft)
      drafts.delete(name)
    },
  }
}
