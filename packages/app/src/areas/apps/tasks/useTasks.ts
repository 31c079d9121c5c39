import { type Task, tasks as endpoints } from '@embpm/contract/sample/tasks'
import { toasts } from '@embpm/ui/toast'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Services } from '../../../session/services.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useQuietCall } from '../useQuietCall.js'
import {
  isAllStored,
  keeping,
  keptChanges,
  type KeptChanges,
  nothingKept,
  type TaskPatch,
  withKept,
  without,
} from './keptChanges.js'

/**
 * What became of a change: stored; kept until there is a network again; refused, which is said and taken back; or it was
 * for something that is not there any more.
 */
export type Outcome = 'stored' | 'kept' | 'refused' | 'gone'

/** The name of what is kept among the drafts, and the first words of the questions. */
const draft = 'tasks'
const listKey = ['user', 'tasks', 'list']
const keptKey = ['user', 'tasks', 'kept']
const searchKey = ['user', 'tasks', 'search']

/** A list as a whole, without our pages. */
const all = { page: undefined, size: undefined }

/** Milliseconds without a key until what was typed is sent. */
const PAUSE = 800

/** The calls of the tasks. */
export function useTasksClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', endpoints), [connectTo])
}

const keptQuery = ({ drafts }: Services) => {
  const read = (): KeptChanges => drafts.get(draft, keptChanges) ?? nothingKept
  // It is no answer of a server: nobody asks for it anew.
  return queryOptions({ queryKey: keptKey, queryFn: read, initialData: read, staleTime: Infinity, gcTime: Infinity })
}

/**
 * The tasks, and what can be done with them. A change is shown at once; one that is refused is taken back, and one without
 * network is kept, beyond a lost session too, and sent by `sendKept`.
 */
export function useTasks() {
  const { t } = useTranslation()
  const services = useServices()
  const { queryClient, drafts } = services
  const client = useTasksClient()
  const query = useQuery({ queryKey: listKey, queryFn: ({ signal }) => client.tasks.list(all, { signal }) })
  const { data: kept } = useQuery(keptQuery(services))
  const list = useMemo(() => query.data && withKept(query.data, kept), [query.data, kept])

  const run = useQuietCall(['user', 'tasks'])
  const keptNow = () => queryClient.getQueryData<KeptChanges>(keptKey) ?? nothingKept
  const keep = (next: KeptChanges) => {
    queryClient.setQueryData(keptKey, next)
    if (isAllStored(next)) drafts.delete(draft)
    else drafts.set(draft, next)
  }
  const setList = (change: (rows: readonly Task[]) => readonly Task[]) => {
    queryClient.setQueryData<readonly Task[]>(listKey, (rows) => rows && change(rows))
    void queryClient.invalidateQueries({ queryKey: searchKey })
  }
  const listNow = () => withKept(queryClient.getQueryData<readonly Task[]>(listKey) ?? [], keptNow())

  const refused = (text: string, again?: () => unknown) =>
    void toasts.add({
      text,
      icon: 'error',
      ...(again && { action: { label: t('states.retry'), onPress: () => void again() } }),
    })
  const forget = (id: string) => {
    setList((rows) => rows.filter((row) => row.id !== id))
    const { [id]: _gone, ...fields } = keptNow().fields
    keep({ ...keptNow(), fields })
  }

  const send = async (id: string, patch: TaskPatch): Promise<Outcome> => {
    try {
      await queryClient.cancelQueries({ queryKey: listKey })
      const row = await run(() => client.tasks.update({ id, task: patch }))
      if (row === null) {
        forget(id)
        refused(t('tasks.gone'))
        return 'gone'
      }
      setList((rows) => rows.map((one) => (one.id === id ? row : one)))
      keep(without(keptNow(), id, patch))
      return 'stored'
    } catch {
      if (!navigator.onLine) return 'kept'
      keep(without(keptNow(), id, patch))
      refused(t('tasks.refused'), () => change(id, patch))
      return 'refused'
    }
  }
  const change = (id: string, patch: TaskPatch): Promise<Outcome> => {
    keep(keeping(keptNow(), id, patch))
    return send(id, patch)
  }

  // A pause that ends after the screen is gone still sends.
  const typing = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  /** Sends what was typed into a task without waiting for the pause. */
  const flush = (id: string) => {
    const timer = typing.current.get(id)
    if (timer === undefined) return
    clearTimeout(timer)
    typing.current.delete(id)
    const patch = keptNow().fields[id]
    if (patch) void send(id, patch)
  }
  /** Keeps what is being typed; it is sent after a pause. */
  const type = (id: string, patch: TaskPatch) => {
    keep(keeping(keptNow(), id, patch))
    clearTimeout(typing.current.get(id))
    typing.current.set(
      id,
      setTimeout(() => flush(id), PAUSE),
    )
  }

  const sendOrder = async (order: string[]): Promise<Outcome> => {
    const isStill = () => dequal(keptNow().order, order)
    try {
      await queryClient.cancelQueries({ queryKey: listKey })
      const rows = await run(() => client.tasks.arrange({ tasks: [...listNow()] }))
      setList(() => rows)
      if (isStill()) keep({ ...keptNow(), order: null })
      return 'stored'
    } catch {
      if (!navigator.onLine) return 'kept'
      if (isStill()) keep({ ...keptNow(), order: null })
      refused(t('tasks.notMoved'))
      return 'refused'
    }
  }

  return {
    /** `undefined` until it is loaded. */
    list,
    failed: query.isError && query.data === undefined,
    retry: () => query.refetch(),
    /** Whether something that was changed here is not stored yet. */
    isKept: !isAllStored(kept),
    /** Fields of a task that are not stored yet. */
    keptOf: (id: string): TaskPatch | undefined => kept.fields[id],
    change,
    type,
    flush,
    /** Gives all the order of a list. */
    arrange: (next: readonly Task[]): Promise<Outcome> => {
      const order = next.map(({ id }) => id)
      keep({ ...keptNow(), order })
      return sendOrder(order)
    },
    /** Sends what is kept, in the order in which it was changed. */
    sendKept: async () => {
      const { fields, order } = keptNow()
      for (const [id, patch] of Object.entries(fields)) await send(id, patch)
      if (order) await sendOrder(order)
    },
    /**
     * Adds a task or a section, before another entry or at the end.
     * @param before id of the entry; `null` for the end
     */
    add: async (type: Task['type'], title: string, before: string | null): Promise<Outcome> => {
      let id: string | undefined
      try {
        await queryClient.cancelQueries({ queryKey: listKey })
        const made = await run(() => client.tasks.create({ type }))
        id = made.id
        const row = await run(() => client.tasks.update({ id: made.id, task: { title } }))
        const rows = listNow()
        const place = before === null ? -1 : rows.findIndex((one) => one.id === before)
        const next = rows.toSpliced(place < 0 ? rows.length : place, 0, row ?? made)
        const stored = await run(() => client.tasks.arrange({ tasks: next }))
        setList(() => stored)
        return 'stored'
      } catch {
        const half = id
        // What is half made would stand there without a name; without network this fails, too, and it is seen at the next load.
        if (half !== undefined) await run(() => client.tasks.remove({ query: { id: half } })).catch(() => undefined)
        if (!navigator.onLine) return 'kept'
        refused(t('apps.notAdded'))
        return 'refused'
      }
    },
    /** Deletes a task, or the heading of a section, whose tasks stay. */
    remove: async (id: string): Promise<Outcome> => {
      try {
        await queryClient.cancelQueries({ queryKey: listKey })
        await run(() => client.tasks.remove({ query: { id } }))
        forget(id)
        return 'stored'
      } catch {
        refused(t(navigator.onLine ? 'tasks.notDeleted' : 'tasks.offlineDelete'))
        return 'refused'
      }
    },
  }
}

/** The tasks, and what can be done with them. */
export type TaskList = ReturnType<typeof useTasks>

/** Asks for one task, which the list may not know yet or in an older state; `null` when there is none. */
export function useOneTask(id: string) {
  const client = useTasksClient()
  const { queryClient } = useServices()
  return useQuery({
    queryKey: ['user', 'tasks', 'one', id],
    queryFn: async ({ signal }) => {
      const row = await client.tasks.get({ id }, { signal })
      if (row)
        queryClient.setQueryData<readonly Task[]>(listKey, (rows) =>
          rows?.map((one) => (one.id === id ? { ...row, order: one.order } : one)),
        )
      return row
    },
    staleTime: 0,
  })
}

/** What a search finds: the titles as the service marks them, by the id of their task; `undefined` while it searches. */
export function useTaskSearch(search: string) {
  const client = useTasksClient()
  return useQuery({
    queryKey: [...searchKey, search],
    queryFn: async ({ signal }) => {
      const found = await client.tasks.search({ ...all, query: search }, { signal })
      return new Map(found?.map(({ id, title }) => [id, title]))
    },
    enabled: search !== '',
    placeholderData: (before) => (search === '' ? undefined : before),
  })
}
