import { toasts } from '@embpm/ui/toast'
import type { Services } from '../session/services.js'

/**
 * Listens to the shared handler of failed requests and says `apiError` when the server failed and nothing on the page
 * says so: a page that waits for its first data and an action that is under way tell of their failure themselves, which
 * leaves what is asked for in the background. Source: spec.md, section 8.
 * @returns ends the listening
 */
export function announceFailures({
  failures,
  queryClient,
  texts,
  problems,
}: Pick<Services, 'failures' | 'queryClient' | 'texts' | 'problems'>): () => void {
  let shown: string | undefined
  return failures.subscribe(({ status }) => {
    const isServers = status >= 500 || (status === 0 && navigator.onLine)
    const awaited = queryClient.isFetching({ predicate: ({ state }) => state.data === undefined })
    const isShown =
      problems.list().includes('server-lost') ||
      awaited > 0 ||
      queryClient.isMutating() > 0 ||
      toasts.get().some(({ id }) => id === shown)
    if (isServers && !isShown) shown = toasts.add({ text: texts.i18n.t('apiError'), icon: 'error' })
  })
}
