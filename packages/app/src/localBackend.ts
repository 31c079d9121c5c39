import { getResponse, RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createProblems } from './session/problems.js'
import type { ServicesOptions } from './session/services.js'

/**
 * Brings up the back end in the browser and says what the workspace needs to know of it. It answers through a service
 * worker; where there is none (an insecure address, private mode, a forced reload) the page asks the handlers itself.
 */
export async function startLocalBackend(): Promise<ServicesOptions> {
  const { handlers, onStorageProblem, resetSampleData, sampleCredentials } = await import('@embpm/backend/msw')
  const problems = createProblems()
  onStorageProblem(({ kind }) => problems.add(kind === 'damaged' ? 'damaged-storage' : 'memory-only'))
  const served = await startWorker(handlers)
  const requestHandlers = handlers.filter((handler) => handler instanceof RequestHandler)
  return {
    problems,
    resetSampleData,
    sampleCredentials,
    send: served ? undefined : async (request) => (await getResponse(requestHandlers, request)) ?? fetch(request),
  }
}

async function startWorker(handlers: Parameters<typeof setupWorker>): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    // Quiet: its log would show the password of the sign-in.
    await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
    return navigator.serviceWorker.controller !== null
  } catch {
    return false
  }
}
