/** How long the browser may take to open a database, in ms. */
const timeout = 2000

const probe = 'embpm-probe'

/**
 * Takes IndexedDB away from the page where it is forbidden or does not open: libraries that only look whether it is there
 * would fail on it, and go on in memory without it.
 */
export async function standInForDatabase(): Promise<void> {
  if (await opens()) return
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
}

async function opens(): Promise<boolean> {
  try {
    const { indexedDB } = window
    const request = indexedDB.open(probe)
    const opened = await new Promise<boolean>((resolve) => {
      request.onsuccess = () => resolve(true)
      request.onerror = () => resolve(false)
      setTimeout(() => resolve(false), timeout)
    })
    if (!opened) return false
    request.result.close()
    indexedDB.deleteDatabase(probe)
    return true
  } catch {
    return false
  }
}
