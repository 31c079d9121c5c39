import { posix } from 'node:path'
import { cssCode, selectors } from '../css.ts'
import { importsOf, isProduct, resolveImport } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

const classes = /(?<=[.'"` ])emb-app-[a-z0-9-]*[a-z0-9]/g

type Paths = ReadonlySet<string>

/** What the app's files bring along: with them, and later. */
function imports(files: readonly SourceFile[]) {
  const own = files.filter(({ path }) => path.startsWith('packages/app/src/'))
  const code = new Map(own.filter(isProduct).map((source) => [source.path, source]))
  const sheets = new Map(own.filter(({ path }) => path.endsWith('.css')).map((source) => [source.path, source]))
  const paths = new Set([...code.keys(), ...sheets.keys()])
  const known = new Map<string, { now: string[]; later: string[] }>()
  const of = (path: string) => {
    const source = code.get(path)
    const found = known.get(path) ?? { now: [], later: [] }
    if (!source || known.has(path)) return found
    known.set(path, found)
    for (const { specifier, kind } of importsOf(source)) {
      const target = kind === 'type' ? undefined : resolveImport(source, specifier, paths)
      if (target !== undefined) found[kind === 'dynamic' ? 'later' : 'now'].push(target)
    }
    return found
  }
  /** Files and sheets that come with a file. */
  const together = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    const sheet = sheets.get(path)?.text ?? ''
    for (const [, target = ''] of sheet.matchAll(/@import\s+'(\.[^']+)'/g))
      together(posix.join(posix.dirname(path), target), seen)
    for (const other of of(path).now) together(other, seen)
    return seen
  }
  return { code, sheets, of, together }
}

const intersection = (sets: readonly Paths[]): Paths =>
  sets.reduce((all, one) => new Set([...all].filter((path) => one.has(path))))

/** The files and sheets that are there whenever a piece is shown that is loaded later: its own, and those of all that load it. */
function thereWith({ code, sheets, of, together }: ReturnType<typeof imports>): Map<string, Paths> {
  const pieces = new Set([...code.keys()].flatMap((path) => of(path).later))
  const own = new Map<string, Paths>([...pieces].map((piece) => [piece, together(piece)]))
  const inPieces = new Set([...own.values()].flatMap((files) => [...files]))
  const start = new Set([...code.keys()].filter((path) => !inPieces.has(path)).flatMap((path) => [...together(path)]))
  const loaders = new Map<string, string[]>([...pieces].map((piece) => [piece, []]))
  for (const [parent, files] of own)
    for (const piece of new Set([...files].flatMap((path) => of(path).later))) loaders.get(piece)?.push(parent)
  const fromStart = new Set([...start].flatMap((path) => of(path).later))
  const all = new Set([...code.keys(), ...sheets.keys()])
  const there = new Map<string, Paths>([...pieces].map((piece) => [piece, all]))
  // Pieces load each other: what is not there with one of them is taken away until nothing changes.
  for (let left = -1, before = -2; left !== before;) {
    before = left
    left = 0
    for (const [piece, files] of own) {
      const parents = (loaders.get(piece) ?? []).map((parent) => there.get(parent) ?? start)
      const given = intersection([...(fromStart.has(piece) ? [start] : []), ...parents])
      const found = new Set([...files, ...given, ...start])
      there.set(piece, found)
      left += found.size
    }
  }
  return there
}

/** Looks that another page has loaded are there after it was seen, and not before: a page is drawn otherwise when it is opened by its address. */
export const broughtLooks: Rule = {
  says: 'what is loaded later brings the looks of its classes along, or what loads it does',
  check(files) {
    const project = imports(files)
    const looks = new Map<string, string[]>()
    for (const { path, text } of project.sheets.values())
      for (const [name] of selectors(cssCode(text)).join(' ').matchAll(classes))
        looks.set(name, [...new Set([...(looks.get(name) ?? []), path])])
    const breaches = new Map<string, { file: string; sentence: string }>()
    for (const [piece, there] of thereWith(project))
      for (const path of project.together(piece))
        for (const [name] of project.code.get(path)?.text.matchAll(classes) ?? []) {
          const sheets = looks.get(name)
          if (!sheets || sheets.some((sheet) => there.has(sheet))) continue
          const sentence = `"${name}" has its looks in ${sheets.join(', ')}, which does not come with ${piece}.`
          breaches.set(`${path} ${name}`, { file: path, sentence })
        }
    return [...breaches.values()]
  },
  broken: [
    [
      file('packages/app/src/areas/bp/a/Mark.tsx', `export const Mark = () => <i className="emb-app-mark" />`),
      file(
        'packages/app/src/areas/bp/a/A.tsx',
        `import './styles.css'\nimport { Mark } from './Mark.js'\nexport const A = Mark`,
      ),
      file('packages/app/src/areas/bp/a/a.css', '@layer embpm { .emb-app-mark { margin: 0 } }'),
      file('packages/app/src/areas/bp/a/styles.css', `@import './a.css';`),
      file('packages/app/src/areas/bp/b/B.tsx', `import { Mark } from '../a/Mark.js'\nexport const B = Mark`),
      file(
        'packages/app/src/pages.ts',
        `export const pages = [async () => (await import('./areas/bp/a/A.js')).A, async () => (await import('./areas/bp/b/B.js')).B]`,
      ),
    ],
  ],
  fine: [
    [
      file('packages/app/src/areas/bp/a/Mark.tsx', `export const Mark = () => <i className="emb-app-mark" />`),
      file(
        'packages/app/src/areas/bp/a/A.tsx',
        `import './styles.css'\nexport const A = async () => (await import('./Mark.js')).Mark`,
      ),
      file('packages/app/src/areas/bp/a/a.css', '@layer embpm { .emb-app-mark { margin: 0 } }'),
      file('packages/app/src/areas/bp/a/styles.css', `@import './a.css';`),
      file('packages/app/src/pages.ts', `export const pages = [async () => (await import('./areas/bp/a/A.js')).A]`),
    ],
  ],
}
