import { type Note, note, noteLabel, noteView } from '@embpm/contract/sample/notes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { labelSeeds, noteSeeds } from './notes.data.js'

type Read = World['read']

const labels = z.array(noteLabel)
const views = z.array(noteView)
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const problem = (path: string) => ({ status: 400, body: { data: { problems: [{ path }] } } })

/** What the list shows of a stored note. */
const viewOf = (row: Note, known: readonly { id: string; title: string }[] = labelSeeds) => ({
  ...row,
  labels: row.labels.flatMap((label) => known.filter(({ id }) => id === label)),
})

const shown = async (read: Read, id: string) => (await read(views, 'GET all')).find((row) => row.id === id)

const blank: Omit<Note, 'id'> = {
  title: 'Kick-off',
  content: 'Räume und Ручки',
  tasks: null,
  image: null,
  reminder: null,
  labels: ['note-label-idea', 'note-label-decision'],
  archived: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: null,
}

const [first, second] = noteSeeds
if (!first || !second) throw new Error('The sample has no notes.')

conforms('/apps/notes', [
  { says: 'lists the labels', call: 'GET labels', answers: labelSeeds },
  { says: 'lists the notes with their labels', call: 'GET all', answers: noteSeeds.map((row) => viewOf(row)) },
  {
    says: 'answers all labels after creating one, the new one last',
    check: async ({ call, read }) => {
      const all = await read(labels, 'POST labels', { title: 'Ideen', id: 'note-label-idea' })
      expect(all.slice(0, -1)).toEqual(labelSeeds)
      expect(all.at(-1)).toMatchObject({ title: 'Ideen' })
      expect(new Set(ids(all)).size).toBe(labelSeeds.length + 1)
      expect(await read(labels, 'GET labels')).toEqual(all)
      expect(await call('POST labels', {})).toMatchObject(problem('title'))
      expect(await call('POST labels', { title: 1 })).toMatchObject(problem('title'))
      expect(await read(labels, 'GET labels')).toEqual(all)
    },
  },
  {
    says: 'answers all labels after changing one',
    check: async ({ call, read }) => {
      const label = { id: 'note-label-idea', title: 'Gedanke' }
      const expected = labelSeeds.map((row) => (row.id === label.id ? label : row))
      expect(await read(labels, 'PATCH labels', { label })).toEqual(expected)
      expect((await read(views, 'GET all')).flatMap((row) => row.labels)).toContainEqual(label)
      expect(await read(labels, 'PATCH labels', { label: { id: 'nope', title: 'No' } })).toEqual(expected)
      expect(await call('PATCH labels', { label: { id: label.id } })).toMatchObject(problem('label.title'))
      expect(await read(labels, 'GET labels')).toEqual(expected)
    },
  },
  {
    says: 'answers the remaining labels after deleting one, which is on no note any more',
    check: async ({ call, read }) => {
      expect(noteSeeds.some((row) => row.labels.includes('note-label-cutover'))).toBe(true)
      const remaining = labelSeeds.filter(({ id }) => id !== 'note-label-cutover')
      expect(await read(labels, 'DELETE labels?id=note-label-cutover')).toEqual(remaining)
      expect(await read(views, 'GET all')).toEqual(noteSeeds.map((row) => viewOf(row, remaining)))
      const { labels: left } = await read(note, 'POST tasks', { note: { id: first.id }, task: 'Look' })
      expect(left).toEqual(first.labels.filter((label) => label !== 'note-label-cutover'))
      expect(await read(labels, 'DELETE labels?id=note-label-cutover')).toEqual(remaining)
      expect(await call('DELETE labels')).toMatchObject(problem('query.id'))
    },
  },
  {
    says: 'creates a note, stored first, under an id of its own',
    check: async ({ read }) => {
      const made = await read(note, 'POST ', { note: { ...blank, id: first.id } })
      expect(made).toEqual({ ...blank, id: made.id })
      expect(ids(noteSeeds)).not.toContain(made.id)
      const all = await read(views, 'GET all')
      expect(all[0]).toEqual(viewOf(made))
      expect(all.slice(1)).toEqual(noteSeeds.map((row) => viewOf(row)))
    },
  },
  {
    says: 'takes a note without what may be null, and with tasks',
    check: async ({ read }) => {
      const { title, content, archived, createdAt } = blank
      const tasks = [{ id: 't1', content: 'Öl prüfen', completed: true }]
      const made = await read(note, 'POST ', { note: { title, content, archived, createdAt, labels: [], tasks } })
      expect(made).toEqual({ ...blank, id: made.id, labels: [], tasks })
    },
  },
  {
    says: 'keeps the id of a label that it does not know, and leaves it out of the list',
    check: async ({ read }) => {
      const made = await read(note, 'POST ', { note: { ...blank, labels: ['nope', 'note-label-idea'] } })
      expect(made.labels).toEqual(['nope', 'note-label-idea'])
      expect((await shown(read, made.id))?.labels).toEqual([{ id: 'note-label-idea', title: 'Idea' }])
    },
  },
  {
    says: 'replaces a note as a whole',
    check: async ({ call, read }) => {
      const { tasks, reminder, ...rest } = first
      expect([tasks, reminder]).not.toContain(null)
      const updatedNote = { ...rest, title: 'Andere', labels: ['note-label-travel'], archived: true }
      const replaced = { ...updatedNote, tasks: null, reminder: null }
      expect(await read(note, 'PATCH ', { updatedNote })).toEqual(replaced)
      const all = await read(views, 'GET all')
      expect(all).toEqual(noteSeeds.map((row) => viewOf(row === first ? replaced : row)))
      expect(await call('PATCH ', { updatedNote: { ...replaced, id: 'nope' } })).toEqual({ status: 200, body: null })
      expect(await read(views, 'GET all')).toEqual(all)
    },
  },
  {
    says: 'refuses what is no note, and changes nothing',
    check: async ({ call, read }) => {
      const before = await read(views, 'GET all')
      const wrong = {
        title: null,
        content: 1,
        tasks: [{ id: 't', content: 'c' }],
        labels: [{ id: 'note-label-idea', title: 'Idea' }],
        reminder: 'tomorrow',
        archived: 'no',
        createdAt: undefined,
      }
      const paths = new Map([
        ['tasks', 'tasks.0.completed'],
        ['labels', 'labels.0'],
      ])
      for (const [field, value] of Object.entries(wrong)) {
        const path = paths.get(field) ?? field
        expect(await call('POST ', { note: { ...blank, [field]: value } })).toMatchObject(problem(`note.${path}`))
        expect(await call('PATCH ', { updatedNote: { ...first, [field]: value } })).toMatchObject(
          problem(`updatedNote.${path}`),
        )
      }
      expect(await call('POST ', {})).toMatchObject(problem('note'))
      expect(await call('PATCH ', { note: first })).toMatchObject(problem('updatedNote'))
      expect(await read(views, 'GET all')).toEqual(before)
    },
  },
  {
    says: 'deletes a note',
    check: async ({ call, read }) => {
      expect(await call(`DELETE ?id=${first.id}`)).toEqual({ status: 200, body: true })
      const rest = noteSeeds.slice(1).map((row) => viewOf(row))
      expect(await read(views, 'GET all')).toEqual(rest)
      expect(await call(`DELETE ?id=${first.id}`)).toEqual({ status: 200, body: true })
      expect(await call('DELETE ')).toMatchObject(problem('query.id'))
      expect(await call('PATCH ', { updatedNote: first })).toEqual({ status: 200, body: null })
      expect(await read(views, 'GET all')).toEqual(rest)
    },
  },
  {
    says: 'appends tasks',
    check: async ({ call, read }) => {
      const longer = await read(note, 'POST tasks', { note: { id: first.id }, task: 'Kaffee' })
      const added = longer.tasks?.at(-1)
      expect(added).toMatchObject({ content: 'Kaffee', completed: false })
      expect(longer).toEqual({ ...first, tasks: [...(first.tasks ?? []), added] })
      expect(second.tasks).toBeNull()
      const begun = await read(note, 'POST tasks', { note: second, task: '始める' })
      expect(begun.tasks).toMatchObject([{ content: '始める', completed: false }])
      expect((await shown(read, second.id))?.tasks).toEqual(begun.tasks)
      const unknown = await call('POST tasks', { note: { id: 'nope' }, task: 'x' })
      expect(unknown).toEqual({ status: 200, body: null })
      expect(await call('POST tasks', { note: { id: first.id } })).toMatchObject(problem('task'))
      expect((await shown(read, first.id))?.tasks).toEqual(longer.tasks)
    },
  },
  {
    says: 'appends all tasks that come at once',
    check: async ({ call, read }) => {
      const texts = ['a', 'b', 'c', 'd', 'e']
      await Promise.all(texts.map((task) => call('POST tasks', { note: { id: second.id }, task })))
      const tasks = (await shown(read, second.id))?.tasks ?? []
      expect(tasks.map(({ content }) => content).toSorted()).toEqual(texts)
      expect(new Set(ids(tasks)).size).toBe(texts.length)
    },
  },
  {
    says: 'gives every note an id of its own and leaves no deleted label behind, whatever happens',
    check: async ({ call, read }) => {
      const step = fc.record({
        what: fc.constantFrom('add', 'replace', 'remove', 'add label', 'remove label'),
        at: fc.nat(30),
        labels: fc.array(fc.nat(30), { maxLength: 3 }),
      })
      const model = new Map(noteSeeds.map((row) => [row.id, row]))
      const deleted = new Set<string>()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          for (const { what, at, labels: wanted } of steps) {
            const known = await read(labels, 'GET labels')
            const chosen = [...new Set(wanted.flatMap((number) => known[number % known.length]?.id ?? []))]
            const row = [...model.values()][at % model.size]
            const label = known[at % known.length]
            if (what === 'add') {
              const made = await read(note, 'POST ', { note: { ...blank, labels: chosen } })
              expect(model.has(made.id)).toBe(false)
              model.set(made.id, { ...blank, id: made.id, labels: chosen })
            } else if (what === 'add label') await call('POST labels', { title: 'Noch eins' })
            else if (what === 'remove label' && label) {
              await call(`DELETE labels?id=${label.id}`)
              deleted.add(label.id)
              for (const one of model.values())
                model.set(one.id, { ...one, labels: one.labels.filter((id) => id !== label.id) })
            } else if (row && what === 'remove') {
              await call(`DELETE ?id=${row.id}`)
              model.delete(row.id)
            } else if (row) {
              model.set(row.id, { ...row, labels: chosen })
              await call('PATCH ', { updatedNote: { ...row, labels: chosen } })
            }
          }
          const known = await read(labels, 'GET labels')
          const all = await read(views, 'GET all')
          expect(new Set(ids(all)).size).toBe(all.length)
          expect(new Map(all.map((row) => [row.id, row]))).toEqual(
            new Map([...model].map(([id, row]) => [id, viewOf(row, known)])),
          )
          for (const row of all) {
            const stored = await read(note, 'POST tasks', { note: row, task: 'look' })
            expect(stored.labels).toEqual(model.get(row.id)?.labels)
            expect(stored.labels.filter((label) => deleted.has(label))).toEqual([])
            model.set(row.id, stored)
          }
        }),
        { numRuns: 10 },
      )
    },
  },
  {
    says: 'knows no other calls',
    check: async ({ call }) => {
      for (const line of ['GET ', 'PUT labels', 'POST all', 'GET tasks', 'GET all/note-01', 'DELETE tasks?id=note-01'])
        expect(await call(line, line.startsWith('P') ? {} : undefined)).toEqual({ status: 404, body: 'NOT FOUND' })
    },
  },
])

describe('the seeds of the notes', () => {
  test('are about a dozen, of every kind, and need no network', () => {
    expect(noteSeeds).toHaveLength(13)
    expect(z.array(note).parse(noteSeeds)).toEqual(noteSeeds)
    expect(new Set(ids(noteSeeds)).size).toBe(13)
    for (const has of ['tasks', 'image', 'reminder', 'archived', 'updatedAt'] as const)
      expect(noteSeeds.filter((row) => row[has]).length).toBeGreaterThan(2)
    for (const { image, labels: used } of noteSeeds) {
      if (image !== null) expect(image).toMatch(/^data:image\/svg\+xml,/)
      expect(ids(labelSeeds)).toEqual(expect.arrayContaining(used))
    }
  })
})
