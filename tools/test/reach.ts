import { posix } from 'node:path'
import * as z from 'zod'
import { importsOf, isProduct, isSource, resolveImport } from '../house/parse.ts'
import type { SourceFile } from '../house/Rule.ts'

/** Story files that a change reaches. */
export interface Reach {
  /** In the folder of what changed, or at most two imports away from it. */
  near: string[]
  /** The others that import it at some distance. */
  far: string[]
}

const nearby = 2
const folderOf = (path: string) => posix.dirname(path)
/** The folder that a file says something of; texts have one of their own in it. */
const placeOf = (path: string) => folderOf(path).replace(/\/text$/, '')
const isStory = (path: string) => path.endsWith('.stories.tsx')

/**
 * The story files that can look or behave differently after a change. Imports are followed as far as they are loaded with
 * the story: a page that the router loads when it is asked for is reached by the stories of its own folder alone.
 * @param files of the project
 * @param changed paths from the project's root
 */
export function reach(files: readonly SourceFile[], changed: readonly string[]): Reach {
  const sources = files.filter((file) => isSource(file) || file.path.startsWith('.storybook/'))
  const distances = distancesFrom(roots(sources, changed), importersOf(sources, entriesOf(files)))
  const folders = new Set(changed.map(placeOf))
  const reached = sources.filter(({ path }) => isStory(path) && (distances.has(path) || folders.has(folderOf(path))))
  const isNear = (path: string) => folders.has(folderOf(path)) || (distances.get(path) ?? Infinity) <= nearby
  const paths = reached.map(({ path }) => path)
  return { near: paths.filter(isNear), far: paths.filter((path) => !isNear(path)) }
}

const isStyled = (source: SourceFile) => isProduct(source) && source.path.endsWith('.tsx')

/** A style sheet is no module: it changes the modules beside it. */
function roots(sources: readonly SourceFile[], changed: readonly string[]): string[] {
  const styled = new Set(changed.filter((path) => path.endsWith('.css')).map(folderOf))
  return sources
    .filter((source) => changed.includes(source.path) || (styled.has(folderOf(source.path)) && isStyled(source)))
    .map(({ path }) => path)
}

const manifestShape = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).default({}) })

/** What the packages hand out: specifier, with `*`, and the file behind it. */
function entriesOf(files: readonly SourceFile[]): [specifier: string, target: string][] {
  return files
    .filter(({ path }) => /^(?:packages\/[^/]+|\.storybook)\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { name, exports } = manifestShape.parse(JSON.parse(text))
      return Object.entries(exports).map(([subpath, target]): [string, string] => [
        posix.join(name, subpath),
        posix.join(folderOf(path), target),
      ])
    })
}

/** Who imports a file, by the file's path. */
function importersOf(sources: readonly SourceFile[], entries: readonly [string, string][]): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path))
  const importers = new Map<string, string[]>()
  for (const source of sources)
    for (const { specifier, kind } of importsOf(source)) {
      const isLate = kind === 'dynamic' && source.path.startsWith('packages/app/')
      const target = resolveImport(source, specifier, paths) ?? entryOf(specifier, entries)
      if (kind !== 'type' && !isLate && target !== undefined)
        importers.set(target, [...(importers.get(target) ?? []), source.path])
    }
  return importers
}

function entryOf(specifier: string, entries: readonly [string, string][]): string | undefined {
  const exact = entries.find(([name]) => name === specifier)
  if (exact) return exact[1]
  for (const [name, target] of entries) {
    const [before = '', after] = name.split('*')
    if (after !== undefined && specifier.startsWith(before) && specifier.endsWith(after))
      return target.replaceAll('*', specifier.slice(before.length, specifier.length - after.length))
  }
  return undefined
}

/** How many imports away each file is that needs one of these, at least. */
function distancesFrom(
  starts: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map(starts.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
