import { readdir, readFile } from 'node:fs/promises'

/** What a tree of processes has used so far. */
export interface Usage {
  /** Seconds of processor time, of the ended processes too. */
  cpu: number
  /** The most memory that all of them had at once, in MB; shared pages count once. */
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
/** Reading memory walks page tables: seldomer than processor time, in ms. */
const pauses = { cpu: 1_000, memory: 5_000 }

/**
 * Watches a process and all that it starts. A browser's processes are not waited for by those that start them, so that no
 * account of a parent has them: they are read while they run. On Linux alone; elsewhere the usage stays 0.
 */
export function watchUsage(root: number): { usage: () => Usage; stop: () => void } {
  const ticks = new Map<string, number>()
  let peak = 0
  let lastMemory = 0
  const watch = { stopped: false }
  const look = async () => {
    const tree = descendants(await processes(), root)
    for (const { id, started, ticks: used } of tree) ticks.set(`${id} ${started}`, used)
    if (performance.now() - lastMemory < pauses.memory) return
    lastMemory = performance.now()
    const memory = await Promise.all(tree.map(({ id }) => memoryOf(id)))
    peak = Math.max(
      peak,
      memory.reduce((sum, one) => sum + one, 0),
    )
  }
  const loop = async () => {
    while (!watch.stopped) {
      await look().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, pauses.cpu).unref())
    }
  }
  if (process.platform === 'linux') void loop()
  return {
    usage: () => ({ cpu: [...ticks.values()].reduce((sum, one) => sum + one, 0) / ticksPerSecond, peak: peak / 1024 }),
    stop: () => {
      watch.stopped = true
    },
  }
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

/** In kB: a page that several processes share counts in parts. */
async function memoryOf(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
}
