import type { LiveEvent } from '@embpm/contract/live'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { defaultConfiguration, type Configuration } from '../session/configuration.js'

/** A deployment that tells of what others do. */
export const withEvents: Configuration = { ...defaultConfiguration(location.origin), live: true }

/** Events as a story wants them told. */
export function liveEvents() {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const places: unknown[] = []
  let isThere = true
  let count = 0
  const lineOf = (event: LiveEvent) => {
    count += 1
    return new TextEncoder().encode(`event: message\nid: here:${count}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  const handlers: HttpHandler[] = [
    http.get('*/api/events', () => {
      if (!isThere) return HttpResponse.error()
      let own: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller
          listeners.add(controller)
          controller.enqueue(lineOf({ type: 'changed', kinds: [] }))
        },
        cancel: () => void (own && listeners.delete(own)),
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
    http.put('*/api/events/place', async ({ request }) => {
      places.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  ]
  return {
    handlers,
    /** What pages said of where they are. */
    places,
    /** How many listen. */
    count: () => listeners.size,
    tell(event: LiveEvent) {
      for (const listener of listeners) listener.enqueue(lineOf(event))
    },
    /** The server goes, or comes back. */
    turn(there: boolean) {
      isThere = there
      if (there) return
      for (const listener of listeners) listener.error(new Error('The connection broke'))
      listeners.clear()
    },
  }
}
