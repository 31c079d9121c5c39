import { noteView, type NoteView } from '@embpm/contract/sample/notes'
import * as z from 'zod/mini'

/** What is typed into a note and not stored; its id is empty while it does not exist yet. */
export const noteDraft = z.extend(noteView, { id: z.string() })

/** A note that does not exist yet. */
export const emptyNote = (now: Date): NoteView => ({
  id: '',
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  createdAt: now.toISOString(),
  updatedAt: null,
})
