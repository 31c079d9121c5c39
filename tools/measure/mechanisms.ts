import { importsOf, isProduct, packageOf } from '../house/parse.ts'
import type { SourceFile } from '../house/Rule.ts'
import { functionsOf, lazyWays, patternsOf } from './nodes.ts'

/** One line of the table: what is counted, how much of it there is, and how much there may be. */
export interface Measure {
  what: string
  /** How it was before the second pass, counted by hand. */
  before: string
  target: string
  /** As shown: one number, or several with what they are of. */
  found: string
  /** `undefined` where there is no target. */
  holds: boolean | undefined
  /** Where what was counted is. */
  places: readonly string[]
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const single = (what: string, before: string, places: readonly string[]): Measure => {
  const found = [...new Set(places)].toSorted()
  return { what, before, target: '1', found: String(found.length), holds: found.length <= 1, places: found }
}

/** Folders with a function of such a name, and the functions. */
const foldersWith = (files: readonly SourceFile[], name: RegExp): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const source of files)
    for (const one of functionsOf(source).filter((declared) => name.test(declared)))
      found.set(folderOf(source.path), [...(found.get(folderOf(source.path)) ?? []), one])
  return found
}

const shown = (folders: ReadonlyMap<string, readonly string[]>) =>
  [...folders].map(([folder, names]) => `${folder}: ${names.join(', ')}`)

/** What there should be one of: the same thing done in several ways is learned, mended and loaded several times. */
export function mechanisms(files: readonly SourceFile[]): Measure[] {
  const product = files.filter((source) => isProduct(source) && packageOf(source.path) !== 'bench')
  const screens = product.filter(({ path }) => packageOf(path) !== 'backend' && packageOf(path) !== 'contract')
  const codecs = screens.flatMap((source) =>
    functionsOf(source).flatMap(
      (name) => /^(?:parse|format|encode|decode)(ListSearch|TableView)$/.exec(name)?.[1] ?? [],
    ),
  )
  return [
    single(
      'mechanisms for lazy parts',
      '8',
      screens.flatMap((source) => lazyWays(source).map(({ way }) => way)),
    ),
    single('URL codecs of a list', '2', codecs),
    single('folders that compute ISO weeks', '3', shown(foldersWith(product, /^(?:isoWeek(?:Of)?|weeksIn(?:Year)?)$/))),
    // A library that is asked in ten places is one mechanism, two libraries are two.
    single('equalities of values', '5', [
      ...shown(foldersWith(product, /^(?:is)?(?:[sS]ame|[eE]qual)(?:[A-Z]\w*)?$/)),
      ...product.flatMap(importsOf).flatMap(({ specifier }) => (/^[^.]*equal/.test(specifier) ? specifier : [])),
    ]),
    single(
      'formula guards',
      '2',
      product
        .filter((source) => patternsOf(source).some((pattern) => pattern.includes(String.raw`[=+\-@`)))
        .map(({ path }) => path),
    ),
  ]
}
