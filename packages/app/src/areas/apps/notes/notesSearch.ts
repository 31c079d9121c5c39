import type { NoteView } from '@embpm/contract/sample/notes'
import * as z from 'zod/mini'

/** Which of the notes are shown: those in use, those with a reminder, or those that were put away. */
export const notesViews = ['active', 'reminders', 'archive'] as const

/** What the address of the notes says beside the note: the view, the id of a label, and what is searched for. */
export const notesSearch = {
  view: z.enum(notesViews),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  search: z.string().check(z.maxLength(200)),
}

/** What is shown of the notes. */
export interface NotesChoice {
  view: (typeof notesViews)[number]
  label?: string
  search: string
}

/** The notes that fit a choice, in their order. A search looks into titles, texts and lists, ignoring case. */
export function chosenNotes(notes: readonly NoteView[], { view, label, search }: NotesChoice, language: string) {
  const wanted = search.trim().toLocaleLowerCase(language)
  return notes.filter((note) => {
    if (note.archived !== (view === 'archive')) return false
    if (view === 'reminders' && note.reminder === null) return false
    if (label !== undefined && !note.labels.some(({ id }) => id === label)) return false
    const texts = [note.title, note.content, ...(note.tasks ?? []).map(({ content }) => content)]
    return texts.some((text) => text.toLocaleLowerCase(language).includes(wanted))
  })
}
