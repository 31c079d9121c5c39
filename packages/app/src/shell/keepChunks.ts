import { mayLoad } from '@embpm/ui/lazy-part'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Page } from '../routes/page.js'
import { areas } from '../routes/registry.js'
import type { Screen } from '../routes/screen.js'
import { pageAt } from '../routes/views.js'
import type { Services } from '../session/services.js'
import { serverAnswers } from './serverAnswers.js'
import { whenIdle } from './whenIdle.js'

declare global {
  interface Navigator {
    /** What a browser says of the network, where it does. */
    connection?: { saveData?: boolean }
  }
}

/** For how long after a press a part that cannot be loaded counts as asked for, in ms: on a slow line it takes a while until it has failed. */
const patience = 30_000
/** For how long a page that was loaded again is not loaded once more, in ms. */
const pause = 60_000

/**
 * Sees to the code that is loaded later. Once a page is shown and the browser has nothing to do, the screens of its area are
 * fetched, so that it works without network. A part that somebody has asked for and that is gone, because of a deployment
 * or because browsers do not ask again for a module that failed, makes the page load again, once, when the server answers.
 * See decisions/navigation.md.
 * @returns ends it
 */
export function keepChunks(
  router: RegisteredRouter,
  { requests, reload }: Pick<Services, 'requests' | 'reload'>,
): () => void {
  let pressed = -Infinity
  let isAhead = false
  const ended = new AbortController()
  const { signal } = ended

  const press = () => {
    pressed = performance.now()
  }
  const renew = async () => {
    const now = performance.now()
    const [loaded] = performance.getEntriesByType('navigation')
    const isAgain = loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload' && now < pause
    // Without network a part that fails tells nothing.
    if (isAhead || isAgain || !mayLoad() || now - pressed > patience) return
    if (await serverAnswers()) reload()
  }
  addEventListener('pointerdown', press, { capture: true, signal })
  addEventListener('keydown', press, { capture: true, signal })
  addEventListener('vite:preloadError', () => void renew(), { signal })

  const fetched = new Set<string>()
  const fetchArea = async (id: string) => {
    fetched.add(id)
    const screens = areas.find((area) => area.id === id)?.pages.flatMap(screensOf) ?? []
    for (const screen of screens) {
      do await idle()
      while (requests.pending())
      if (signal.aborted || !mayLoad()) return void fetched.delete(id)
      isAhead = true
      // Whoever asks for it is told.
      await screen.load().catch(() => undefined)
      isAhead = false
    }
  }
  const look = () => {
    const area = pageAt(router.state.location.pathname)?.page.area
    // What is not built comes from the server's own disk, one file a module.
    if (import.meta.env.PROD && area && !fetched.has(area) && !navigator.connection?.saveData) void fetchArea(area)
  }
  look()
  const unsubscribe = router.subscribe('onRendered', look)
  return () => {
    unsubscribe()
    ended.abort()
  }
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** The screens of a page. */
function screensOf({ screens }: Page): Screen[] {
  if (!screens) return []
  if ('screen' in screens) return [screens.screen]
  const { one, views = {} } = screens
  const first = 'tree' in screens ? [screens.tree, screens.start] : [screens.list]
  return [...first, one, ...Object.values(views)]
}
