import { loadOnlyWhen } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { serverAnswers } from './serverAnswers.js'

/** How long after a server did not answer it is asked again, in ms. */
const PAUSE = 1000

/** Which of the screens of an address is shown. */
const viewIn = (search: string) => new URLSearchParams(search).get('view')

/**
 * Without network the page stays that is shown, instead of one whose code is not there: it says that the other one opens by
 * itself once the network is back, unless somebody does something else until then. Browsers say that there is a network
 * before there is a way: it is back once the server answers, and no code is asked for before. See decisions/navigation.md.
 * @returns ends it
 */
export function waitForNetwork(router: RegisteredRouter, { texts }: Pick<Services, 'texts'>): () => void {
  const { history } = router
  let isBack = navigator.onLine
  let go: (() => void) | undefined
  let toast = ''
  let unblock: (() => void) | undefined
  const ended = new AbortController()
  const { signal } = ended

  const forget = () => {
    go = undefined
    toasts.close(toast)
  }
  const touch = ({ repeat }: Event & { repeat?: boolean }) => {
    if (!repeat) forget()
  }
  const hold = () => {
    unblock ??= history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        const { pathname, search, href, state } = nextLocation
        if (pathname === currentLocation.pathname && viewIn(search) === viewIn(currentLocation.search)) return false
        const matches = await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
        // It may have come back meanwhile.
        if (isBack || matches?.every(({ status }) => status !== 'error')) return false
        forget()
        toast = toasts.add({ text: texts.i18n.t('states.opensLater'), timeout: Infinity })
        go =
          action === 'PUSH' || action === 'REPLACE'
            ? () => history[action === 'PUSH' ? 'push' : 'replace'](href, state)
            : () => history.go(state.__TSR_index - currentLocation.state.__TSR_index)
        return true
      },
    })
  }
  const letGo = () => {
    unblock?.()
    unblock = undefined
  }

  let asked = 0
  /** Asks the server until it answers or the network is gone again. */
  const ask = async () => {
    const mine = (asked += 1)
    const isThere = await serverAnswers()
    if (mine !== asked || signal.aborted) return
    if (!isThere) return void setTimeout(() => mine === asked && !signal.aborted && void ask(), PAUSE)
    isBack = true
    letGo()
    const open = go
    forget()
    open?.()
  }
  const lose = () => {
    asked += 1
    isBack = false
    hold()
  }
  if (!isBack) hold()
  const endLoading = loadOnlyWhen(() => isBack && navigator.onLine)
  addEventListener('online', () => void ask(), { signal })
  addEventListener('offline', lose, { signal })
  addEventListener('pointerdown', touch, { capture: true, signal })
  addEventListener('keydown', touch, { capture: true, signal })
  return () => {
    ended.abort()
    forget()
    letGo()
    endLoading()
  }
}
