import { entriesOf, entryOf } from '../house/entries.ts'
import { callsOf, exportsOf, importsOf, isProduct, moduleExportsOf, packageOf, resolveImport } from '../house/parse.ts'
import type { SourceFile } from '../house/Rule.ts'
import { type Measure, mechanisms } from './mechanisms.ts'
import { linesWriting } from './nodes.ts'

/** What is measured: the project's text files, its pictures, and the files that the generator would edit. */
export interface House {
  files: readonly SourceFile[]
  pictures: number
  edited: readonly string[]
}

/** The field that stands for all: it is sorted by, ranged, defaulted, shown in a column and set in a form, and no other entity has one of its name. */
const field = 'plannedStart'

const isData = ({ path }: SourceFile) => /\.(?:data|gen)\.tsx?$/.test(path)
const isCode = (source: SourceFile) => isProduct(source) && !isData(source)

/**
 * Lines of the product and of the sample rows that write the field's name as a key or a text. What only reads the field is the
 * business of who reads it.
 */
function fieldPlaces(files: readonly SourceFile[]): Measure {
  const places = files
    .filter(isCode)
    .flatMap((source) => linesWriting(source, field).map((line) => `${source.path}:${line}`))
  const texts = files.filter(
    ({ path, text }) => /\/src\/(?:.+\/)?text\/[\w-]+\.json$/.test(path) && text.includes(`"${field}":`),
  )
  const inContract = places.filter((place) => packageOf(place) === 'contract').length
  return {
    what: `places that write one field of one entity (${field} of an order)`,
    before: '9 in code + 8 texts',
    target: '1 in the contract, 4 in all',
    found: `${inContract} in the contract, ${places.length} in all + ${texts.length} texts`,
    holds: inContract <= 1 && places.length <= 4,
    places,
  }
}

const isOfOrders = (path: string) => /\/operation-?orders?(?:[./]|$)/i.test(path)
const starts = [
  /^packages\/app\/.*\/(?:OperationOrderScreen|screens)\.tsx$/,
  /^packages\/(?:contract|backend)\/.*\/operation-order\.ts$/,
]

/**
 * The files that take part when an order is created. Of orders: what is reached from their page, their endpoints and their
 * handlers through files of orders alone. All: those, and each module of ours that one of them imports.
 */
function takingPart(files: readonly SourceFile[]): Measure {
  const sources = new Map(files.filter(isProduct).map((source) => [source.path, source]))
  const paths = new Set(sources.keys())
  const entries = entriesOf(files)
  const needs = (path: string) => {
    const source = sources.get(path)
    if (!source) return []
    return importsOf(source).flatMap(
      ({ specifier }) => resolveImport(source, specifier, paths) ?? entryOf(specifier, entries) ?? [],
    )
  }
  const own = new Set([...paths].filter((path) => isOfOrders(path) && starts.some((start) => start.test(path))))
  for (const path of own) for (const next of needs(path)) if (isOfOrders(next)) own.add(next)
  const all = new Set([...own].flatMap((path) => [path, ...needs(path)]))
  return {
    what: 'files that take part in "an order is created" / of them of orders alone',
    before: '56 / 13',
    target: '25 / 6',
    found: `${all.size} / ${own.size}`,
    holds: all.size <= 25 && own.size <= 6,
    places: [...all].toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)) || a.localeCompare(b)),
  }
}

const isShort = ({ text }: SourceFile) => text.trimEnd().split('\n').length <= 15

/** Product files without data of 15 lines at most: a thought that is spread over many of them is read in many places. */
function shortFiles(files: readonly SourceFile[]): Measure {
  const code = files.filter(isCode)
  const short = code.filter(isShort)
  const folders = Map.groupBy(short, ({ path }) => path.split('/').slice(0, 4).join('/'))
  const byCount = [...folders].toSorted(([, a], [, b]) => b.length - a.length)
  return {
    what: 'files of at most 15 lines',
    before: '352 of 1,409',
    target: '88',
    found: `${short.length} of ${code.length}`,
    holds: short.length <= 88,
    places: byCount.map(([folder, { length }]) => `${length} ${folder}`),
  }
}

/** Stories and the tests that are written on them. What a shared function adds (`pickerChecks`) counts as its one call. */
function stories(files: readonly SourceFile[], pictures: number): Measure {
  const found = files.filter(({ path }) => path.endsWith('.stories.tsx'))
  const shown = found.flatMap((source) => moduleExportsOf(source).filter(({ isType }) => !isType)).length
  const tests = found.flatMap((source) => {
    const names = exportsOf(source)
    return [...callsOf(source)].flatMap(([call, count]) =>
      call.endsWith('.test') && names.includes(call.slice(0, -5)) ? count : [],
    )
  })
  const executions = tests.reduce((sum, count) => sum + count, shown)
  return {
    what: 'story executions / pictures',
    before: '5,330 / 2,936',
    target: 'see decisions/checks.md',
    found: `${executions} / ${pictures}`,
    holds: undefined,
    places: [],
  }
}

/** What a new screen changes besides itself. */
const generator = (edited: readonly string[]): Measure => ({
  what: 'existing files that `pnpm new area` edits',
  before: '~18',
  target: '3',
  found: String(edited.length),
  holds: edited.length <= 3,
  places: edited,
})

/** The structure of the house in numbers, each with its target. */
export const measures = ({ files, pictures, edited }: House): Measure[] => [
  fieldPlaces(files),
  takingPart(files),
  generator(edited),
  shortFiles(files),
  stories(files, pictures),
  ...mechanisms(files),
]
