import { maxResolved } from '@embpm/contract'

/**
 * Does something with many ids, as many at once as the endpoints take, one batch after the other. Answers what became of
 * all of them; a batch that fails has none.
 */
export async function inBatches<T>(ids: readonly string[], work: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const done: T[] = []
  for (let start = 0; start < ids.length; start += maxResolved) {
    // One after the other: a server under load is not asked for everything at once.
    const some = await work(ids.slice(start, start + maxResolved)).catch(() => [])
    done.push(...some)
  }
  return done
}
