/** A part, most often a component, whose code is loaded when it is first needed. */
export interface LazyPart<Part> {
  /** The part, once it is there. */
  loaded: () => Part | undefined
  /** Loads it, once. After a failure the next call tries again. */
  load: () => Promise<Part>
}

/**
 * Declares a part that is loaded later; call it outside of components.
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
