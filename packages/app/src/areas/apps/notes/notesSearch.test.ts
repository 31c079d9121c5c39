import type { NoteView } from '@embpm/contract/sample/notes'
import { expect, test } from 'vitest'
import { chosenNotes } from './notesSearch.js'

const noteOf = (id: string, more: Partial<NoteView> = {}): NoteView => ({
  id,
  title: id,
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: null,
  ...more,
})

const label = { id: 'l', title: 'Idea' }
const notes = [
  noteOf('plain'),
  noteOf('away', { archived: true, reminder: '2026-11-21T09:00:00.000Z', labels: [label] }),
  noteOf('soon', { reminder: '2026-11-21T09:00:00.000Z', labels: [label] }),
  noteOf('list', { tasks: [{ id: 't', content: 'Call ÖBB', completed: false }] }),
]

test.each([
  [{ view: 'active', search: '' }, ['plain', 'soon', 'list']],
  [{ view: 'archive', search: '' }, ['away']],
  [{ view: 'reminders', search: '' }, ['soon']],
  [{ view: 'active', search: '', label: 'l' }, ['soon']],
  [{ view: 'active', search: ' öbb ' }, ['list']],
  [{ view: 'active', search: 'away' }, []],
] as const)('%o shows %o', (choice, ids) => {
  expect(chosenNotes(notes, choice, 'de').map(({ id }) => id)).toEqual(ids)
})
