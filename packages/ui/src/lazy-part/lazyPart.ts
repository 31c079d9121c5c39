/** A part, most often a component, whose code is loaded when it is first needed. */
export interface LazyPart<Part> {
  /** The part, once it is there. */
  loaded: () => Part | undefined
  /** Loads it, once. After a failure the next call tries again. */
  load: () => Promise<Part>
}

// Outside of browsers nobody says.
const byBrowser = () => !('onLine' in navigator) || navigator.onLine
let judge = byBrowser

/**
 * Whether code may be asked for ahead of its use. Browsers remember a module that failed for as long as the page lives, and
 * the use would fail once the network is back.
 */
export const mayLoad = (): boolean => judge()

/**
 * Says when code may be asked for, for a host that knows more of its server than the browser does, which has a network
 * before there is a way. Default: whenever the browser says that it has a network.
 * @returns goes back to that
 */
export function loadOnlyWhen(isThere: () => boolean): () => void {
  judge = isThere
  return () => {
    if (judge === isThere) judge = byBrowser
  }
}

/** Loads a part ahead of its use, where code may be asked for. A failure is left to the use, which tries again and says so. */
export function preload(part: LazyPart<unknown>): void {
  if (mayLoad()) part.load().catch(() => undefined)
}

/** For the button that shows a part: it is loaded as soon as a press is to be expected. */
export const preloadProps = (part: LazyPart<unknown>): { onHoverStart: () => void; onFocus: () => void } => {
  const begin = () => preload(part)
  return { onHoverStart: begin, onFocus: begin }
}

/**
 * Declares a part that is loaded later; call it outside of components. What uses it says what is shown until then and when
 * it cannot be loaded: `useLoaded`, `useLazyPart` and `Lazy`.
 *
 * @param importPart a dynamic `import()`, so that bundlers make a chunk of it
 */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: { value: Part } | undefined
  let loading: Promise<Part> | undefined
  const load = async () => {
    try {
      const value = await importPart()
      part = { value }
      return value
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { loaded: () => part?.value, load: () => (loading ??= load()) }
}

let awaited = 0

/**
 * Whether the code of a part that is to be shown is on its way, so that what is seen is not the whole yet: for tests and
 * pictures of a page. What is loaded ahead of its use does not count, nor what nobody shows any more.
 */
export const isLoadingParts = (): boolean => awaited > 0

/** Notes that a part that is to be shown is on its way. @returns ends that, once */
export function awaitPart(): () => void {
  awaited += 1
  let ended = false
  return () => {
    if (!ended) awaited -= 1
    ended = true
  }
}
