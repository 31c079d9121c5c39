/** The requests that are under way, for a `LoadingBar`. */
export interface PendingRequests {
  /** A request to this address begins. Without an address it is not counted and an error is logged (spec, section 5). */
  start: (url: string) => void
  /** A request to this address has ended, well or not. One that did not begin is ignored. */
  end: (url: string) => void
  /** Whether any is under way. */
  pending: () => boolean
  /** Calls `listener` whenever `pending` changes; returns how to stop. Fits `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
}

/** Counts requests by address. Requests to one address may overlap: the last one to end makes it idle. */
export function createPendingRequests(): PendingRequests {
  const running = new Map<string, number>()
  const listeners = new Set<() => void>()
  const change = (url: string, count: number) => {
    const before = running.size > 0
    if (count > 0) running.set(url, count)
    else running.delete(url)
    if (before !== running.size > 0) for (const listener of listeners) listener()
  }
  const known = (url: string) => {
    if (url) return true
    console.error('LoadingBar: a request must have a URL')
    return false
  }
  return {
    start(url) {
      if (known(url)) change(url, (running.get(url) ?? 0) + 1)
    },
    end(url) {
      if (known(url)) change(url, (running.get(url) ?? 0) - 1)
    },
    pending: () => running.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
