import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { announcePages } from './announcePages.js'
import { keepChunks } from './keepChunks.js'
import { waitForNetwork } from './waitForNetwork.js'

/**
 * Names pages, and watches the network and the code that it brings.
 * @param isLeft whether another page has been opened since the first
 * @returns ends it
 */
export function watchPages(router: RegisteredRouter, services: Services, isLeft: boolean): () => void {
  const ends = [
    announcePages(router, services, isLeft || services.isEntered),
    waitForNetwork(router, services),
    keepChunks(router, services),
  ]
  return () => {
    for (const end of ends) end()
  }
}
