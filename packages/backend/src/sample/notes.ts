import { note, noteLabel, notes as contract } from '@embpm/contract/sample/notes'

import { type Context, sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { labelSeeds, noteSeeds } from './notes.data.js'

const notesTable = sampleTable({ name: 'note', schema: note, seeds: () => noteSeeds })
const labels = sampleTable({ name: 'note-label', schema: noteLabel, seeds: () => labelSeeds })

const api = sampleApi(contract)

const allLabels = async (context: Context) => [...(await labels.list(context))]

/** The handlers of the notes. */
export const notes = api.router({
  labels: {
    list: api.labels.list.handler(({ context }) => allLabels(context)),
    create: api.labels.create.handler(async ({ input, context }) => {
      await labels.add(context, 'last', input)
      return allLabels(context)
    }),
    update: api.labels.update.handler(async ({ input: { label }, context }) => {
      await labels.patch(context, label.id, label)
      return allLabels(context)
    }),
    remove: api.labels.remove.handler(async ({ input: { query }, context }) => {
      await labels.remove(context, query.id)
      await notesTable.changeAll(context, (row) =>
        row.labels.includes(query.id)
          ? { ...row, labels: row.labels.filter((label) => label !== query.id) }
          : undefined,
      )
      return allLabels(context)
    }),
  },
  list: api.list.handler(async ({ context }) => {
    const byId = new Map((await labels.list(context)).map((label) => [label.id, label]))
    return (await notesTable.list(context)).map((row) => ({
      ...row,
      labels: row.labels.flatMap((label) => byId.get(label) ?? []),
    }))
  }),
  create: api.create.handler(({ input, context }) => notesTable.add(context, 'first', input.note)),
  update: api.update.handler(({ input: { updatedNote }, context }) =>
    notesTable.change(context, updatedNote.id, () => updatedNote),
  ),
  remove: api.remove.handler(async ({ input: { query }, context }) => {
    await notesTable.remove(context, query.id)
    return true as const
  }),
  tasks: {
    create: api.tasks.create.handler(({ input, context }) => {
      const task = { id: context.newId(), content: input.task, completed: false }
      return notesTable.change(context, input.note.id, (row) => ({ ...row, tasks: [...(row.tasks ?? []), task] }))
    }),
  },
})
