import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { Named } from './NamesDialog.js'

/** Options of `useNames`. */
export interface NamesOptions {
  /** Key of the question for all of them. */
  queryKey: readonly unknown[]
  /** First parts of the keys of what has them: it is asked for again when one is deleted. */
  usedIn: readonly unknown[]
  list: (signal: AbortSignal) => Promise<readonly Named[]>
  create: (title: string) => Promise<unknown>
  rename: (id: string, title: string) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  /** What is said when the service refuses a change. */
  refused: string
  /** What is said when there is no network. */
  offline: string
}

const none: readonly Named[] = []

/** All tags or labels, and what can be done with them. A change is shown at once and taken back, with words, when it is refused. */
export function useNames({ queryKey, usedIn, list, create, rename, remove, refused, offline }: NamesOptions) {
  const { queryClient } = useServices()
  const { data: names = none } = useQuery({ queryKey, queryFn: ({ signal }) => list(signal) })
  const { mutateAsync } = useMutation({
    mutationFn: ({ call }: { call: () => Promise<unknown>; shown?: (names: readonly Named[]) => readonly Named[] }) =>
      call(),
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<readonly Named[]>(queryKey)
      if (shown && before) queryClient.setQueryData(queryKey, shown(before))
      return before
    },
    onError: (_error, _change, before) => {
      queryClient.setQueryData(queryKey, before)
      toasts.add({ text: navigator.onLine ? refused : offline, icon: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const attempt = async (change: Parameters<typeof mutateAsync>[0]): Promise<boolean> => {
    try {
      await mutateAsync(change)
      return true
    } catch {
      return false
    }
  }
  return {
    names,
    /** Makes one; answers whether it is there. */
    add: (title: string) => attempt({ call: () => create(title) }),
    rename: (id: string, title: string) =>
      attempt({
        call: () => rename(id, title),
        shown: (all) => all.map((one) => (one.id === id ? { ...one, title } : one)),
      }),
    /** Deletes one, which takes it off everything that has it. */
    remove: async (id: string) => {
      const isDone = await attempt({
        call: () => remove(id),
        shown: (all) => all.filter((one) => one.id !== id),
      })
      if (isDone) void queryClient.invalidateQueries({ queryKey: usedIn })
      return isDone
    },
  }
}
