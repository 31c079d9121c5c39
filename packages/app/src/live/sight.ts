/** How long a page may be out of sight before it lets go of what it holds, in ms: whoever looks something up in another tab is still there. */
const patience = 30_000

const isHidden = () => document.visibilityState === 'hidden'

/** Waits until somebody can see the page, or it is ended. */
export function inSight(signal: AbortSignal): Promise<void> {
  if (!isHidden() || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (isHidden() && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}

/**
 * A signal that ends when nobody has seen the page for a while, and nothing is typed on it: over HTTP/1.1 a browser has six
 * connections to a host, and tabs that are only open must not take them from the one that is looked at. It ends with
 * the given one as well.
 * @param isTyping asked anew as long as the page is out of sight
 */
export function outOfSight(isTyping: () => boolean, signal: AbortSignal): AbortSignal {
  const gone = new AbortController()
  const ended = AbortSignal.any([signal, gone.signal])
  let timer: ReturnType<typeof setInterval> | undefined
  const look = () => {
    clearInterval(timer)
    if (isHidden()) timer = setInterval(() => isTyping() || gone.abort(), patience)
  }
  look()
  document.addEventListener('visibilitychange', look, { signal: ended })
  ended.addEventListener('abort', () => clearInterval(timer))
  return ended
}
