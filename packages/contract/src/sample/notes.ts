import * as z from 'zod'

import { byId, byIdInQuery, id, iso, sampleRoute } from '../common/sample.js'

/** A label for notes. */
export const noteLabel = z.object({ id, title: z.string() })

/** A label for notes. */
export type NoteLabel = z.infer<typeof noteLabel>

/** One line of a note's list of things to do. */
export const noteTask = z.object({ id, content: z.string(), completed: z.boolean() })

/** One line of a note's list of things to do. */
export type NoteTask = z.infer<typeof noteTask>

/** A note. */
export const note = z.object({
  id,
  title: z.string(),
  /** Plain text; line breaks count. */
  content: z.string(),
  tasks: z.array(noteTask).nullable(),
  /** Address of a picture. */
  image: z.string().nullable(),
  reminder: iso.nullable(),
  /** Ids of {@link noteLabel}. */
  labels: z.array(id),
  archived: z.boolean(),
  createdAt: iso,
  updatedAt: iso.nullable(),
})

/** A note. */
export type Note = z.infer<typeof note>

/** A note with its labels instead of their ids. */
export const noteView = note.extend({ labels: z.array(noteLabel) })

/** A note with its labels instead of their ids. */
export type NoteView = z.infer<typeof noteView>

/** A note in a request: what may be `null` may also be left out. */
const sentNote = note.extend({
  tasks: note.shape.tasks.default(null),
  image: note.shape.image.default(null),
  reminder: note.shape.reminder.default(null),
  updatedAt: note.shape.updatedAt.default(null),
})

const route = sampleRoute('/apps/notes', 'Notes')

/** Notes. Requests carry the ids of labels; only the list expands them. Source: sample services, "Notes". */
export const notes = {
  labels: {
    list: route('GET', '/labels', 'List labels').output(z.array(noteLabel)),
    /** Answers all labels, the new one last. */
    create: route('POST', '/labels', 'Create a label')
      .input(noteLabel.omit({ id: true }))
      .output(z.array(noteLabel)),
    /** Answers all labels. */
    update: route('PATCH', '/labels', 'Change a label')
      .input(z.object({ label: noteLabel }))
      .output(z.array(noteLabel)),
    /** Takes the label off every note and answers the remaining labels. */
    remove: route('DELETE', '/labels', 'Delete a label').input(byIdInQuery).output(z.array(noteLabel)),
  },
  /** A label's id that no label has stays in a note and is left out here. */
  list: route('GET', '/all', 'List notes').output(z.array(noteView)),
  create: route('POST', '', 'Create a note')
    .input(z.object({ note: sentNote.omit({ id: true }) }))
    .output(note),
  /** The stored note is replaced as a whole. */
  update: route('PATCH', '', 'Replace a note')
    .input(z.object({ updatedNote: sentNote }))
    .output(note.nullable()),
  remove: route('DELETE', '', 'Delete a note').input(byIdInQuery).output(z.literal(true)),
  tasks: {
    /** Appends a task that is still to be done. */
    create: route('POST', '/tasks', 'Add a task to a note')
      .input(z.object({ note: byId, task: z.string() }))
      .output(note.nullable()),
  },
}
