import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** The most of an unread body that is waited for, in bytes: more than any request may carry. */
const most = 64 * 1024 * 1024

/**
 * Waits for the rest of a request whose answer was found without it: a body too large, a token that counts no more. Answered
 * before, the connection ends by force while the caller still sends, who loses the answer or the next request. How long it may
 * take is up to the server's `requestTimeout`.
 *
 * @returns whether all of it came; otherwise the connection is good for nothing more
 */
export async function letComeIn(request: Readable & Pick<IncomingMessage, 'headers'>): Promise<boolean> {
  if (request.readableEnded) return true
  if (Number(request.headers['content-length'] ?? 0) > most) return false
  let bytes = 0
  const enough = new AbortController()
  // Whoever began to read and gave up would hold the rest back for ever.
  request.removeAllListeners('data')
  request.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > most) enough.abort()
  })
  request.resume()
  // A caller who went away needs no answer.
  await finished(request, { signal: enough.signal }).catch(() => undefined)
  return request.readableEnded
}
