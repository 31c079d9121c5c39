import { readdir, readFile } from 'node:fs/promises'

/** What a tree of processes has used so far. */
export interface Usage {
  /** Seconds of processor time, of the ended processes too. */
  cpu: number
  /** The most memory that all of them had at once, in MB, without the programs they only read. */
  peak: number
}

/** A process as `/proc` tells of it: who started it, when, and its processor time in ticks. */
interface Process {
  id: number
  parent: number
  started: string
  ticks: number
}

const ticksPerSecond = 100
/** Between two looks, in ms; at memory seldomer than at processor time. */
const pauses = { cpu: 1_000, memory: 5_000 }

/** A tree of processes that is watched: the ticks of each, and the most memory that all had at once, in kB. */
interface Watch {
  root: number
  ticks: Map<string, number>
  peak: number
}

const watches = new Set<Watch>()
let lastMemory = 0

/**
 * Watches a process and all that it starts. A browser's processes are not waited for by those that start them, so that no
 * account of a parent has them: they are read while they run, once for all that watch. On Linux alone; elsewhere the usage stays 0.
 */
export function watchUsage(root: number): { usage: () => Usage; stop: () => void } {
  const watch: Watch = { root, ticks: new Map(), peak: 0 }
  watches.add(watch)
  if (watches.size === 1 && process.platform === 'linux') void keepLooking()
  return {
    usage: () => ({
      cpu: [...watch.ticks.values()].reduce((sum, one) => sum + one, 0) / ticksPerSecond,
      peak: watch.peak / 1024,
    }),
    stop: () => void watches.delete(watch),
  }
}

async function keepLooking() {
  while (watches.size > 0) {
    await look().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, pauses.cpu).unref())
  }
}

async function look() {
  const all = await processes()
  const trees = Array.from(watches, (watch) => ({ watch, tree: descendants(all, watch.root) }))
  for (const { watch, tree } of trees)
    for (const { id, started, ticks } of tree) watch.ticks.set(`${id} ${started}`, ticks)
  if (performance.now() - lastMemory < pauses.memory) return
  lastMemory = performance.now()
  const ids = new Set(trees.flatMap(({ tree }) => tree.map(({ id }) => id)))
  const memory = new Map(await Promise.all(Array.from(ids, async (id) => [id, await memoryOf(id)] as const)))
  for (const { watch, tree } of trees)
    watch.peak = Math.max(
      watch.peak,
      tree.reduce((sum, { id }) => sum + (memory.get(id) ?? 0), 0),
    )
}

async function processes(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')))
  return stats.filter((stat) => stat !== '').map(parseStat)
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name may have spaces and brackets, and ends at the last one. */
export function parseStat(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    id: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
    started: fields[19] ?? '',
  }
}

/** The process itself and all below it. */
export function descendants<P extends Pick<Process, 'id' | 'parent'>>(all: readonly P[], root: number): P[] {
  const children = Map.groupBy(all, ({ parent }) => parent)
  const found = all.filter(({ id }) => id === root)
  for (const one of found) found.push(...(children.get(one.id) ?? []))
  return found
}

/** In kB: what a process wrote, and what it shares with others, which counts for each; programs that it only reads do not. */
async function memoryOf(id: number): Promise<number> {
  return writtenMemory(await readFile(`/proc/${id}/status`, 'utf8').catch(() => ''))
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html; adding up shared pages exactly walks page tables for seconds. */
export const writtenMemory = (status: string): number =>
  Array.from(status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm), ([, kilobytes]) => Number(kilobytes)).reduce(
    (sum, one) => sum + one,
    0,
  )
