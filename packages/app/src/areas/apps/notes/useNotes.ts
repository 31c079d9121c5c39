import { type Note, type NoteLabel, type NoteView, notes as endpoints } from '@embpm/contract/sample/notes'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'

const listKey = ['user', 'notes', 'list']
const labelsKey = ['user', 'notes', 'labels']
const noLabels: readonly NoteLabel[] = []

/** A note as it is sent: with the ids of its labels. */
const sentOf = ({ labels, ...note }: NoteView): Note => ({ ...note, labels: labels.map(({ id }) => id) })

/** What a change sends, and how the notes look once it is done. */
interface Change {
  call: () => Promise<unknown>
  /** How the notes look at once. Left out where that is seen once it is done. */
  shown?: (notes: readonly NoteView[]) => readonly NoteView[]
  /** Whether who asked for it says that it failed. Default `false`: a message does. */
  isTold?: boolean
}

/** The notes and their labels, and what can be done with them. A change is shown at once and taken back, with words, when it is refused. */
export function useNotes() {
  const { t } = useTranslation()
  const { connectTo, queryClient } = useServices()
  const client = useMemo(() => connectTo('api', endpoints), [connectTo])
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }): Promise<readonly NoteView[]> => client.list(undefined, { signal }),
  })
  const { data: labels = noLabels } = useQuery({
    queryKey: labelsKey,
    queryFn: ({ signal }): Promise<readonly NoteLabel[]> => client.labels.list(undefined, { signal }),
  })
  const { mutateAsync } = useMutation({
    mutationFn: ({ call }: Change) => call(),
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      const before = queryClient.getQueryData<readonly NoteView[]>(listKey)
      if (shown && before) queryClient.setQueryData(listKey, shown(before))
      return before
    },
    onError: (_error, { isTold }, before) => {
      queryClient.setQueryData(listKey, before)
      if (!isTold) toasts.add({ text: t(navigator.onLine ? 'notes.refused' : 'notes.offline'), icon: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  })
  /** Answers whether it is done. */
  const attempt = async (change: Change): Promise<boolean> => {
    try {
      await mutateAsync(change)
      return true
    } catch {
      return false
    }
  }
  /** All calls of labels answer all labels. */
  const changeLabels = (call: () => Promise<readonly NoteLabel[]>) =>
    attempt({ call: async () => queryClient.setQueryData(labelsKey, await call()) })
  const put = (note: NoteView) => () => client.update({ updatedNote: sentOf(note) })

  return {
    /** `undefined` until they are loaded. */
    notes: query.data,
    failed: query.isError && query.data === undefined,
    retry: () => query.refetch(),
    labels,
    addLabel: (title: string) => changeLabels(() => client.labels.create({ title })),
    renameLabel: (id: string, title: string) => changeLabels(() => client.labels.update({ label: { id, title } })),
    removeLabel: (id: string) => changeLabels(() => client.labels.remove({ query: { id } })),
    /** Changes some of a note at once. */
    change: (note: NoteView, change: Partial<NoteView>) => {
      const next = { ...note, ...change, updatedAt: new Date().toISOString() }
      return attempt({ call: put(next), shown: (all) => all.map((one) => (one.id === note.id ? next : one)) })
    },
    /** Stores a note as a whole, a new one (without an id) too. Who asks says whether it failed. */
    store: (note: NoteView) => {
      if (note.id !== '') return attempt({ call: put({ ...note, updatedAt: new Date().toISOString() }), isTold: true })
      const { id: _none, ...fresh } = sentOf(note)
      return attempt({ call: () => client.create({ note: fresh }), isTold: true })
    },
    /** Adds something to do to a note that is there. */
    addStep: (id: string, task: string) => attempt({ call: () => client.tasks.create({ note: { id }, task }) }),
    remove: (id: string) =>
      attempt({
        call: () => client.remove({ query: { id } }),
        shown: (all) => all.filter((one) => one.id !== id),
      }),
  }
}

/** The notes and their labels, and what can be done with them. */
export type Notes = ReturnType<typeof useNotes>
