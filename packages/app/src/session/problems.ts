/** Something about this visit that the user should know; shown as a banner in the shell. */
export type Problem = 'memory-only' | 'damaged-storage' | 'no-storage' | 'no-tab-storage'

/** The problems known so far; some are noticed only while one works. */
export interface Problems {
  /** The same array until one is added. */
  list(): readonly Problem[]
  add(problem: Problem): void
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void
}

/** A list of problems without doubles that tells when one is added. */
export function createProblems(): Problems {
  const listeners = new Set<() => void>()
  let problems: readonly Problem[] = []
  return {
    list: () => problems,
    add(problem) {
      if (problems.includes(problem)) return
      problems = [...problems, problem]
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
