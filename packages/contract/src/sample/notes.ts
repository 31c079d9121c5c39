import * as z from 'zod/mini'

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
  tasks: z.nullable(z.array(noteTask)),
  /** Address of a picture. */
  image: z.nullable(z.string()),
  reminder: z.nullable(iso),
  /** Ids of {@link noteLabel}. */
  labels: z.array(id),
  archived: z.boolean(),
  createdAt: iso,
  updatedAt: z.nullable(iso),
})

/** A note. */
export type Note = z.infer<typeof note>

/** A note with its labels instead of their ids. */
export const noteView = z.extend(note, { labels: z.array(noteLabel) })

/** A note with its labels instead of their ids. */
export type NoteView = z.infer<typeof noteView>

/** A note in a request: what may be `null` may also be left out. */
const sentNote = z.extend(note, {
  tasks: z._default(note.shape.tasks, null),
  image: z._default(note.shape.image, null),
  reminder: z._default(note.shape.reminder, null),
  updatedAt: z._default(note.shape.updatedAt, null),
})

const route = sampleRoute('/apps/notes', 'Notes')

/** Notes. Requests carry the ids of labels; only the list expands them. Source: sample services, "Notes". */
export const notes = {
  labels: {
    list: route('GET', '/labels', 'List labels').output(z.array(noteLabel)),
    /** Answers all labels, the new one last. */
    create: route('POST', '/labels', 'Create a label')
      .input(z.omit(noteLabel, { id: true }))
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
    .input(z.object({ note: z.omit(sentNote, { id: true }) }))
    .output(note),
  /** The stored note is replaced as a whole. */
  update: route('PATCH', '', 'Replace a note')
    .input(z.object({ updatedNote: sentNote }))
    .output(z.nullable(note)),
  remove: route('DELETE', '', 'Delete a note').input(byIdInQuery).output(z.literal(true)),
  tasks: {
    /** Appends a task that is still to be done. */
    create: route('POST', '/tasks', 'Add a task to a note')
      .input(z.object({ note: byId, task: z.string() }))
      .output(z.nullable(note)),
  },
}
