/** What is known of the network. */
export interface Network {
  isOnline(): boolean
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void
}

/** What the browser believes of its network. */
export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
