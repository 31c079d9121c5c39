import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run.ts'
import type { Defect } from './defects.ts'

/** What became of a planted defect. */
export interface Planted {
  /** Why it was not caught, in words; empty when it was. */
  missed: string
  /** All that the check printed. */
  printed: string
  seconds: number
}

/** The text with one passage replaced. @throws when it does not occur, or more than once */
export function replaceOnce(text: string, find: string, replace: string): string {
  const parts = text.split(find)
  if (find === '' || parts.length !== 2) throw new Error(`"${find}" occurs ${parts.length - 1} times, not once.`)
  return parts.join(replace)
}

/** The defects of these names, all of them without a name. @throws with the known names when there is no such defect */
export function chosen(defects: readonly Defect[], names: readonly string[]): readonly Defect[] {
  const unknown = names.filter((name) => defects.every((defect) => defect.name !== name))
  if (unknown.length > 0)
    throw new Error(
      `There is no defect "${unknown.join('", "')}". There are: ${defects.map(({ name }) => name).join(', ')}.`,
    )
  return names.length === 0 ? defects : defects.filter(({ name }) => names.includes(name))
}

/** Whether a file has changes that are not committed. */
export const isChanged = (file: string): boolean =>
  execFileSync('git', ['status', '--porcelain', '--', file], { cwd: root, encoding: 'utf8' }) !== ''

/** Why a defect cannot be planted, in a sentence; empty when it can. */
export function obstacle({ file, find, replace }: Defect): string {
  if (isChanged(file)) return `${file} has changes that are not committed.`
  try {
    replaceOnce(readFileSync(join(root, file), 'utf8'), find, replace)
    return ''
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Puts a defect into its file, runs the check that must find it, and puts the file back, also when it is interrupted. */
export async function plant({ file, find, replace, run, check, pictures, finds }: Defect): Promise<Planted> {
  const start = performance.now()
  const path = join(root, file)
  const sound = readFileSync(path, 'utf8')
  const putBack = () => writeFileSync(path, sound)
  process.once('exit', putBack)
  try {
    writeFileSync(path, replaceOnce(sound, find, replace))
    const { code, printed } = await perform(check, { STORY_RUN: run, VISUAL: pictures === false ? 'skip' : 'compare' })
    const missed =
      code === 0 ? 'the check passes' : finds.test(printed) ? '' : `the check fails, but does not say ${finds}`
    return { missed, printed, seconds: (performance.now() - start) / 1000 }
  } finally {
    process.off('exit', putBack)
    putBack()
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a command line of the workspace without showing its output; a signal ends it and this process. */
export async function perform(
  line: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; printed: string }> {
  const child = spawn(line, {
    cwd: root,
    shell: true,
    // A group of its own, so that its browser goes with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      ...env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    process.exit(1)
  }
  for (const signal of signals) process.once(signal, end)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (status) => resolve(status ?? 1))
    })
    return { code, printed: stripVTControlCharacters(printed) }
  } finally {
    for (const signal of signals) process.off(signal, end)
  }
}
