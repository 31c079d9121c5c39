import { isApiError } from '@embpm/contract'
import { idOfEvent, type LiveEvent, type LivePlace } from '@embpm/contract/live'
import { toasts } from '@embpm/ui/toast'
import type { Services } from '../session/services.js'
import { renewQueries } from './renewQueries.js'
import { inSight, outOfSight } from './sight.js'

/** How long after a failure the server is asked again, in ms: the first time at once, for a connection may just be old. */
const pauses = [0, 1000, 2000, 5000, 10_000]
/** Events that the server ended go on within this, in ms, so that not everybody comes back in the same moment. */
const spread = 1000

/** The one that leads the pages, as far as it is asked. */
interface Routes {
  state: { matches: readonly { params: object }[] }
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/** How a wait for events begins. */
interface Begin {
  signal: AbortSignal
  lastEventId?: string | undefined
}

interface Needed extends Pick<Services, 'live' | 'queryClient'> {
  client: {
    live: {
      events(input: undefined, begin: Begin): Promise<AsyncIterable<LiveEvent>>
      stand(input: { place: LivePlace | null }, options: { signal: AbortSignal }): Promise<unknown>
    }
  }
  configuration: Pick<Services['configuration'], 'live'>
  problems: Pick<Services['problems'], 'list' | 'add' | 'remove'>
  texts: { i18n: { t(key: 'banners.server-back'): string } }
}

/**
 * Follows what others do in the organisation of the page, where the deployment tells of it: what is shown is asked for
 * again, who else is at the object becomes known, and whether the server answers. A page that nobody sees, with nothing typed on it,
 * lets go after a while, and catches up when it is seen.
 * @returns ends it
 */
export function followChanges(router: Routes, services: Needed): () => void {
  if (!services.configuration.live) return () => undefined
  let organisation = ''
  let following = new AbortController()
  const look = () => {
    const params = router.state.matches.at(-1)?.params ?? {}
    const next = 'orgId' in params && typeof params.orgId === 'string' ? params.orgId : ''
    if (next === organisation) return
    organisation = next
    following.abort()
    following = new AbortController()
    if (next !== '') void follow(services, next, following.signal)
  }
  look()
  const unsubscribe = router.subscribe('onResolved', look)
  return () => {
    unsubscribe()
    following.abort()
  }
}

async function follow(services: Needed, organisation: string, signal: AbortSignal): Promise<void> {
  const { client, live, problems, queryClient, texts } = services
  const renew = renewQueries(queryClient, organisation, signal)
  let lastEventId: string | undefined
  let failures = 0
  /** Whether what is shown was asked for a moment ago. */
  let isFresh = true
  let isFollowing = false

  const isTyping = () => live.place()?.editing === true
  const stand = () => {
    // Who else is here is nothing to wait for, or to fail by.
    client.live.stand({ place: live.place() }, { signal }).catch(() => undefined)
  }
  const begin = () => {
    // What was missed is not known before the first event.
    if (!isFresh && lastEventId === undefined) renew(null)
    isFresh = false
    isFollowing = true
    failures = 0
    if (live.place()) stand()
    if (!problems.list().includes('server-lost')) return
    problems.remove('server-lost')
    toasts.add({ text: texts.i18n.t('banners.server-back'), icon: 'success' })
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
  }

  let place = live.place()
  const unsubscribe = live.subscribe(() => {
    if (live.place() === place) return
    place = live.place()
    if (isFollowing) stand()
  })
  try {
    while (!signal.aborted) {
      if (document.visibilityState === 'hidden' && !isTyping()) {
        await inSight(signal)
        isFresh = false
        continue
      }
      let pause = Math.random() * spread
      const seen = outOfSight(isTyping, signal)
      try {
        const events = await client.live.events(undefined, { signal: seen, lastEventId })
        begin()
        for await (const event of events) {
          lastEventId = idOfEvent(event) ?? lastEventId
          if (event.type === 'people') live.setPeople(event.people)
          else renew(event.type === 'changed' ? event.kinds : null)
        }
      } catch (error) {
        // Who may not listen, or no longer, is led on by what else is asked for.
        if (signal.aborted || (isApiError(error) && error.status < 500 && error.status !== 429)) return
        if (!seen.aborted) failures += 1
        if (failures > 1) problems.add('server-lost')
        pause = pauses[Math.min(failures, pauses.length) - 1] ?? 0
      }
      isFollowing = false
      live.setPeople([])
      await waited(pause, signal)
    }
  } finally {
    unsubscribe()
    problems.remove('server-lost')
    live.setPeople([])
  }
}

/** Passes some ms, or until it is ended, or until the browser says that there is a network again. */
const waited = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pause)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
