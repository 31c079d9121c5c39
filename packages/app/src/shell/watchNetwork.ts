import type { RegisteredRouter } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { keepChunks } from './keepChunks.js'
import { waitForNetwork } from './waitForNetwork.js'

/** Watches the network, and the code that it brings. @returns ends it */
export function watchNetwork(router: RegisteredRouter, services: Services): () => void {
  const ends = [waitForNetwork(router, services), keepChunks(router, services)]
  return () => {
    for (const end of ends) end()
  }
}
