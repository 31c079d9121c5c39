import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { tasksSearch } from './tasksSearch.js'

/** What the address of the tasks says, and the ways to another one. */
export function useTasksAddress() {
  const router = useRouter()
  const place = usePlace()
  const { taskId }: { taskId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), tasksSearch)
  const { search = '' } = values
  const list = addressOf(inOrganisation('apps/tasks'), place)
  const query = (text: string) => stringifySearch(text === '' ? {} : { search: text })
  const hrefOf = (id: string) => `${list}/${encodeURIComponent(id)}${query(search)}`
  const go = (href: string, step: Partial<ReturnType<typeof stepOf>>) =>
    void router.navigate({ href, resetScroll: false, ...step })
  return {
    /** The task whose details are shown. */
    taskId,
    search,
    /** What the address asks for in vain. */
    ignored,
    hrefOf,
    /** Shows a task's details; from one task to the next is no step of the history. */
    open: (id: string) => go(hrefOf(id), { replace: taskId !== undefined }),
    close: () => go(list + query(search), { replace: true }),
    searchFor: (text: string) =>
      go((taskId === undefined ? list : `${list}/${encodeURIComponent(taskId)}`) + query(text), {
        ...stepOf(router, search !== '', text !== ''),
      }),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go(taskId === undefined ? list + query(search) : hrefOf(taskId), { replace: true }),
  }
}
