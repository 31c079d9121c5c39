/** Counts what went wrong too often. */
export interface Attempts {
  /** Whether nothing more may be tried for now. */
  isOver(key: string): boolean
  /** Notes that it went wrong. */
  fail(key: string): void
}

/** How much is allowed. */
export interface AttemptsOptions {
  /** So many may go wrong … */
  most: number
  /** … within so many ms, which begin with the first. */
  within: number
  /** Default: this computer's clock, in ms. */
  now?: () => number
}

/** Past this many keys those that have run out are forgotten, ten times in the time that they hold. */
const manyKeys = 10_000

/** Counts failures by key. What goes well clears nothing: who has an account could try others' in between. Each node counts for itself. */
export function createAttempts({ most, within, now = Date.now }: AttemptsOptions): Attempts {
  const failed = new Map<string, { since: number; count: number }>()
  let tidied = -Infinity
  const current = (key: string) => {
    const known = failed.get(key)
    return known && now() - known.since < within ? known : { since: now(), count: 0 }
  }
  return {
    isOver: (key) => current(key).count >= most,
    fail(key) {
      if (failed.size > manyKeys && now() - tidied >= within / 10) {
        tidied = now()
        for (const [other, { since }] of failed) if (tidied - since >= within) failed.delete(other)
      }
      const { since, count } = current(key)
      failed.set(key, { since, count: count + 1 })
    },
  }
}
