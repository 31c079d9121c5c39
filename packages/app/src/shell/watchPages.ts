import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { followChanges } from '../live/followChanges.js'
import { announcePages } from './announcePages.js'
import { keepChunks } from './keepChunks.js'
import { waitForNetwork } from './waitForNetwork.js'

/**
 * Names pages, watches the network and the code that it brings, follows what others do, and renews a session that has become old.
 * @param isLeft whether another page has been opened since the first
 * @returns ends it
 */
export function watchPages(router: RegisteredRouter, services: Services, isLeft: boolean): () => void {
  // Where that fails the session is as good as before.
  if (services.signIn.kind === 'sample') void services.signIn.extend().catch(() => undefined)
  const ends = [
    announcePages(router, services, isLeft || services.isEntered),
    waitForNetwork(router, services),
    keepChunks(router, services),
    followChanges(router, services),
  ]
  return () => {
    for (const end of ends) end()
  }
}
