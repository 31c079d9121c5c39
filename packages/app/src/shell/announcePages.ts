import { announce } from '@embpm/ui/button'
import type { RegisteredRouter } from '@tanstack/react-router'
import { titleOf } from '../routes/titleOf.js'
import type { Services } from '../session/services.js'
import { isFocusFree, leavingOf, unnamed } from './leavings.js'

const dialogs = '[role="dialog"], [role="alertdialog"]'

const withoutLanguage = (pathname: string) => pathname.replace(/^\/[a-z]{2}(?:-[A-Z]{2})?\//u, '/')

/**
 * Gives each page its title and, once a navigation has brought another page, moves the focus to its heading and says its name
 * to screen readers; on the way back the focus returns to the link that was followed. The focus stays where somebody, or the
 * page itself, has put it meanwhile, and in a dialog until that closes. See decisions/navigation.md.
 * @param isEntered whether the page that is shown follows another one of the same document
 * @returns ends it
 */
export function announcePages(
  router: RegisteredRouter,
  { texts: { i18n } }: Pick<Services, 'texts'>,
  isEntered: boolean,
): () => void {
  let arrival: 'new' | 'named' | null = isEntered && router.state.status === 'idle' ? 'new' : null
  let back = isEntered ? leavingOf(router)?.path : undefined
  let isTouched = false
  let heading: HTMLElement | null = null

  const look = () => {
    if (!i18n.language) return
    const main = document.querySelector('main')
    const found = main?.querySelector('h1') ?? null
    if (found !== heading) {
      heading = found
      words.disconnect()
      if (found) words.observe(found, { childList: true, characterData: true, subtree: true })
    }
    const text = heading?.textContent.trim() ?? ''
    const name = text === unnamed ? '' : text
    const { pathname } = router.state.resolvedLocation ?? router.state.location
    const title = titleOf(pathname, name, (key) => i18n.t(key))
    if (document.title !== title) document.title = title
    if (!name || !main || !heading) return

    if (arrival === 'new') {
      arrival = 'named'
      announce(title.slice(0, title.lastIndexOf(' – ')))
    }
    const { activeElement: active } = document
    if (active?.closest(dialogs)) {
      // Somebody has opened it since; it gives the focus back by itself.
      if (isTouched) arrival = null
      return
    }
    if (arrival) {
      arrival = null
      const isKept = active !== main && main.contains(active)
      if (!isKept && (!isTouched || isFocusFree(document))) focus(heading)
    }
    if (back === undefined || isTouched || !isFocusFree(document)) return
    const path = CSS.escape(back)
    const link =
      main.querySelector<HTMLElement>(`a[href="${path}"], a[href^="${path}?"]`) ??
      // Its cursor is on what was open last.
      (back.startsWith(`${pathname}/`) ? main.querySelector<HTMLElement>('[role="tree"]') : null)
    // A table goes back to its row by itself.
    if (!link || link.closest('[role="grid"]')) return
    back = undefined
    link.focus()
  }

  const words = new MutationObserver(look)
  const page = new MutationObserver(look)
  page.observe(document.body, { childList: true, subtree: true })
  i18n.on('languageChanged', look)
  const touch = ({ type, repeat }: Event & { repeat?: boolean }) => {
    if (type !== 'keydown' || !repeat) isTouched = true
  }
  addEventListener('pointerdown', touch, true)
  addEventListener('keydown', touch, true)
  const unsubscribe = [
    router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) isTouched = false
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (fromLocation && withoutLanguage(fromLocation.pathname) !== withoutLanguage(toLocation.pathname)) {
        arrival = 'new'
        back = leavingOf(router)?.path
      }
      look()
    }),
  ]
  look()
  return () => {
    for (const end of unsubscribe) end()
    page.disconnect()
    words.disconnect()
    i18n.off('languageChanged', look)
    removeEventListener('pointerdown', touch, true)
    removeEventListener('keydown', touch, true)
  }
}

/** A heading takes no part in the order of tabs. */
function focus(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
