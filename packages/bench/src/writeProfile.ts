import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFolder } from './buildPage.ts'
import { digits } from './table.ts'

/** What the browser's profiler answers, as far as it is read here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; lineNumber: number } }[]
  /** Ids of nodes, and the microseconds before each. */
  samples?: number[]
  timeDeltas?: number[]
}

const shown = 12
/** What stands for no code of the page. */
const natives = new Set(['(root)', '(idle)', '(program)'])

/** Writes `profiles/<name>.cpuprofile` into the output folder, and its costliest functions to the standard error. */
export async function writeProfile(name: string, profile: Profile): Promise<void> {
  const folder = join(outputFolder, 'profiles')
  const file = join(folder, `${name}.cpuprofile`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(profile))
  const lines = costliest(profile).map(([called, time]) => `  ${digits(time).padStart(6)} ms  ${called}`)
  process.stderr.write(`${[`profile ${file}: own time of functions`, ...lines].join('\n')}\n`)
}

function costliest({ nodes, samples = [], timeDeltas = [] }: Profile): [string, number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'}:${lineNumber + 1}`,
    ]),
  )
  const times = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000)
  }
  return [...times]
    .filter(([name]) => !natives.has(name.split(':')[0] ?? ''))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
}
