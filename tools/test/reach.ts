import { posix } from 'node:path'
import { entriesOf, entryOf, type Entry } from '../house/entries.ts'
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

/** Lines of pages: what they load is a page that nobody sees before it is opened. */
const isOfRoutes = (path: string) => /^packages\/app\/.*\/(?:pages\.ts|routes\.tsx)$/.test(path)

/**
 * The story files that can look or behave differently after a change. Imports are followed, those of parts that come later too, but
 * not from the lines of pages: a page is reached by the stories of its own folder alone.
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

/** Who imports a file, by the file's path. What another package hands out stands between the two, so that it is as far as two imports. */
function importersOf(sources: readonly SourceFile[], entries: readonly Entry[]): Map<string, Set<string>> {
  const paths = new Set(sources.map(({ path }) => path))
  const importers = new Map<string, Set<string>>()
  const add = (target: string, importer: string) => {
    importers.set(target, (importers.get(target) ?? new Set()).add(importer))
  }
  for (const source of sources)
    for (const { specifier, kind } of importsOf(source)) {
      if (kind === 'type' || (kind === 'dynamic' && isOfRoutes(source.path))) continue
      const own = resolveImport(source, specifier, paths)
      if (own !== undefined) add(own, source.path)
      const handedOut = entryOf(specifier, entries)
      if (handedOut === undefined) continue
      add(handedOut, specifier)
      add(specifier, source.path)
    }
  return importers
}

/** How many imports away each file is that needs one of these, at least. */
function distancesFrom(
  starts: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const distances = new Map(starts.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
