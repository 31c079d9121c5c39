/**
 * Runs pieces of work one after the other. With a name, also after those of other tabs that use it, where the browser
 * has locks (not on an insecure origin).
 */
export function inTurn(name?: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // The work gets no argument: a lock hands itself over, and whoever takes options would take it for them.
    const locked = () =>
      name !== undefined && globalThis.navigator?.locks ? navigator.locks.request(name, () => work()) : work()
    const mine = last.then(locked, locked)
    last = mine
    return await mine
  }
}
