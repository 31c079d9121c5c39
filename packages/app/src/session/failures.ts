import type { ApiFailure } from './apiFetch.js'

/** The shared handler of failed requests: each listener is called with each failure, and the caller gets its error as well. */
export interface Failures {
  report(failure: ApiFailure): void
  /** @returns ends the listening */
  subscribe(listener: (failure: ApiFailure) => void): () => void
}

/** A handler without listeners. Source: spec.md, section 8. */
export function createFailures(): Failures {
  const listeners = new Set<(failure: ApiFailure) => void>()
  return {
    report: (failure) => {
      for (const listener of listeners) listener(failure)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
