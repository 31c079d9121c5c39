import type { Services } from '../session/services.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

const wanted = new WeakSet<Services>()
const listeners = new Set<() => void>()

/** Whether a workspace has something in its tray of uploads, which is loaded then. Small: the frame of every page asks. */
export const trayWanted = {
  ask(services: Services): void {
    if (wanted.has(services)) return
    wanted.add(services)
    for (const listener of listeners) listener()
  },
  in: (services: Services): boolean => wanted.has(services),
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
