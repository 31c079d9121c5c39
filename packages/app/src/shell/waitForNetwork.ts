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
 * itself once the network is back, unless somebody does something else until then. See decisions/navigation.md.
 * @returns ends it
 */
export function waitForNetwork(router: RegisteredRouter, { texts }: Pick<Services, 'texts'>): () => void {
  const { history } = router
  let go: (() => void) | undefined
  let toast = ''
  let unblock: (() => void) | undefined

  const forget = () => {
    go = undefined
    toasts.close(toast)
  }
  const touch = ({ repeat }: Event & { repeat?: boolean }) => {
    if (!repeat) forget()
  }

  /** Opens what waits once the server answers; nothing is to be imported before. */
  const open = async (asked = go) => {
    const isWaiting = () => asked === go && navigator.onLine
    if (!asked || !isWaiting()) return
    const isThere = await serverAnswers()
    if (!isWaiting()) return
    if (isThere) {
      forget()
      asked()
    } else setTimeout(() => void open(asked), PAUSE)
  }

  const follow = () => {
    if (!navigator.onLine) {
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation, action }) => {
          const { pathname, search, href, state } = nextLocation
          if (pathname === currentLocation.pathname && viewIn(search) === viewIn(currentLocation.search)) return false
          const matches = await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
          if (matches?.every(({ status }) => status !== 'error')) return false
          forget()
          toast = toasts.add({ text: texts.i18n.t('states.opensLater'), timeout: Infinity })
          go =
            action === 'PUSH' || action === 'REPLACE'
              ? () => history[action === 'PUSH' ? 'push' : 'replace'](href, state)
              : () => history.go(state.__TSR_index - currentLocation.state.__TSR_index)
          // It may have come back meanwhile.
          void open()
          return true
        },
      })
      return
    }
    unblock?.()
    unblock = undefined
    void open()
  }
  follow()
  addEventListener('online', follow)
  addEventListener('offline', follow)
  addEventListener('pointerdown', touch, true)
  addEventListener('keydown', touch, true)
  return () => {
    forget()
    unblock?.()
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
    removeEventListener('pointerdown', touch, true)
    removeEventListener('keydown', touch, true)
  }
}
