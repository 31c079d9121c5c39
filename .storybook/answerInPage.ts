import { getResponse, RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'

/**
 * Answers what a page fetches in the page itself, with the worker's handlers: through the worker each request takes four more
 * threads and processes, and through the library's interceptor each body is copied as a stream several times. What is not
 * fetched, such as a picture's address, is still the worker's, and so is what no handler answers.
 */
export function answerInPage(worker: SetupWorker): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init)
    const handlers = worker.listHandlers().filter((handler) => handler instanceof RequestHandler)
    const response = await unlessAborted(request.signal, getResponse(handlers, request))
    if (!response) return fetch(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

/** As `fetch` does it: an abort rejects at once, whatever is still being answered. */
function unlessAborted<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
