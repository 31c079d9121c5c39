import type { PendingRequests } from '@embpm/ui/loading-bar'

/** Sends a request, as the browser's `fetch` does. */
export type Send = (request: Request) => Promise<Response>

/**
 * Counts every request that it sends for the loading bar, until it is answered or has failed. Source: spec.md, sections 4
 * and 5.
 * @param send Default: the browser's `fetch`.
 */
export const counted =
  (requests: PendingRequests, send: Send = (request) => fetch(request)): Send =>
  async (request) => {
    requests.start(request.url)
    try {
      return await send(request)
    } finally {
      requests.end(request.url)
    }
  }
