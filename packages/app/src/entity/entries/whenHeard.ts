/**
 * Resolves once all who show what the cache of queries holds have heard of what was just written into it: they are told in a task
 * of its own (TanStack Query, `notifyManager`).
 */
export const whenHeard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
