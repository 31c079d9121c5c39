import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What the work below takes a core of the machine that budgets are written for, in seconds of processor time, with all cores at it. */
const REFERENCE = 0.67

/**
 * A fixed piece of the kind of work that checks are made of: texts, objects, maps, sorting, garbage. It is run by every core at once,
 * as checks are, for cores that share a unit are slower together.
 */
const work = `
  const rows = []
  let text = ''
  for (let round = 0; round < 14; round += 1) {
    rows.length = 0
    for (let at = 0; at < 20000; at += 1)
      rows.push({ id: 'SRV-' + ((at * 7919) % 20000), name: 'Service ' + at.toString(36), tags: [at % 7, at % 11], at })
    const known = new Map(rows.map((row) => [row.id, row]))
    text = JSON.stringify(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => known.get(id)))
    JSON.parse(text.replaceAll(/Service (\\w+)/g, (_, name) => name.toUpperCase()))
  }
  process.exit()
`

/**
 * How many times longer than the reference this machine takes for the same work: seconds of a processor differ as much as minutes do
 * between machines (711 and 324 for the same units), so that figures of two can only be compared divided by this.
 */
export async function measureSpeed(): Promise<number> {
  const cores = availableParallelism()
  const before = process.cpuUsage()
  await Promise.all(
    Array.from({ length: cores }, () => new Promise((resolve) => new Worker(work, { eval: true }).on('exit', resolve))),
  )
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / cores / REFERENCE
}
