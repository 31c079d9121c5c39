import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import type { AnyHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { Problems } from './session/problems.js'
import type { ServicesOptions } from './session/services.js'

/** How long a service worker may take to come up, in ms. */
const timeout = 4000

/**
 * Brings up the back end in the browser and says what the workspace needs to know of it. It answers through a service
 * worker; where there is none (an insecure address, private mode, a forced reload) it answers in the page itself.
 * @param problems is told what its storage cannot keep
 */
export async function startLocalBackend(problems: Problems): Promise<ServicesOptions> {
  const { handlers, onStorageProblem, resetSampleData, sampleCredentials } = await import('@embpm/backend/msw')
  onStorageProblem(({ kind }) => problems.add(kind === 'damaged' ? 'damaged-storage' : 'memory-only'))
  const worker = await startWorker(handlers)
  if (worker !== 'answers') answerInPage(handlers, { sockets: worker === 'absent' })
  return { resetSampleData, sampleCredentials }
}

/** Whether the service worker answers; one that failed to start has taken the page's sockets all the same. */
async function startWorker(handlers: readonly AnyHandler[]): Promise<'answers' | 'failed' | 'absent'> {
  if (!('serviceWorker' in navigator)) return 'absent'
  const { serviceWorker } = navigator
  try {
    // One that is there and has no control, as after a forced reload: the library would load the page again.
    if (!serviceWorker.controller && (await serviceWorker.getRegistrations()).length > 0) return 'absent'
  } catch {
    return 'absent'
  }
  ignoreFailedUpdates()
  try {
    // Quiet: its log would show the password of the sign-in.
    await Promise.race([setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' }), timeOut()])
  } catch {
    return 'failed'
  }
  return serviceWorker.controller ? 'answers' : 'failed'
}

function answerInPage(handlers: readonly AnyHandler[], { sockets }: { sockets: boolean }): void {
  const network = defineNetwork({
    sources: [
      new InterceptorSource({
        interceptors: [new FetchInterceptor(), ...(sockets ? [new WebSocketInterceptor()] : [])],
      }),
    ],
    handlers: [...handlers],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  network.enable()
}

/** The library looks for a newer worker and waits for no answer: without a network that would be an uncaught error. */
function ignoreFailedUpdates(): void {
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = async function () {
    return update.call(this).catch(() => this)
  }
}

const timeOut = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker does not answer')), timeout)
  })
