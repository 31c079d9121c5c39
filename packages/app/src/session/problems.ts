/** Something about this visit that the user should know; shown as a banner in the shell. */
export type Problem = 'memory-only' | 'damaged-storage' | 'no-storage' | 'no-tab-storage' | 'server-lost'

/** The problems known so far; some are noticed only while one works. */
export interface Problems {
  /** The same array until one is added or gone. */
  list(): readonly Problem[]
  add(problem: Problem): void
  remove(problem: Problem): void
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void
}

/** A list of problems without doubles that tells when it changes. */
export function createProblems(): Problems {
  const listeners = new Set<() => void>()
  let problems: readonly Problem[] = []
  const become = (next: readonly Problem[]) => {
    problems = next
    for (const listener of listeners) listener()
  }
  return {
    list: () => problems,
    add(problem) {
      if (!problems.includes(problem)) become([...problems, problem])
    },
    remove(problem) {
      if (problems.includes(problem)) become(problems.filter((one) => one !== problem))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
