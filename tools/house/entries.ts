import { posix } from 'node:path'
import * as z from 'zod'
import { packageOf } from './parse.ts'
import type { SourceFile } from './Rule.ts'

/** What a package hands out under one specifier, such as `@embpm/ui/button`; both may have a `*`. */
export interface Entry {
  specifier: string
  /** Path of the source. */
  path: string
}

const manifestShape = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).default({}) })

/** What the packages hand out, as the `exports` of their manifests say. */
export function entriesOf(files: readonly SourceFile[]): Entry[] {
  return files
    .filter(({ path }) => /^(?:packages\/[^/]+|\.storybook)\/package\.json$/.test(path))
    .flatMap((manifest) => {
      const { name, exports } = manifestShape.parse(JSON.parse(manifest.text))
      return Object.entries(exports).map(([subpath, target]) => ({
        specifier: posix.join(name, subpath),
        path: posix.join(posix.dirname(manifest.path), target),
      }))
    })
}

/** The source behind a specifier of a package of ours. */
export function entryOf(specifier: string, entries: readonly Entry[]): string | undefined {
  const exact = entries.find((entry) => entry.specifier === specifier)
  if (exact) return exact.path
  for (const entry of entries) {
    const [before = '', after] = entry.specifier.split('*')
    if (after !== undefined && specifier.startsWith(before) && specifier.endsWith(after))
      return entry.path.replaceAll('*', specifier.slice(before.length, specifier.length - after.length))
  }
  return undefined
}

/** The files that `ui`, `forms` and `pickers` hand out one by one: of each folder the one that is its subpath. */
export function subpathsOf(files: readonly SourceFile[]): SourceFile[] {
  const paths = new Set(entriesOf(files).map(({ path }) => path))
  return files.filter(
    ({ path }) =>
      ['ui', 'forms', 'pickers'].includes(packageOf(path) ?? '') &&
      /\/src\/[^/]+\/[^/]+\.tsx?$/.test(path) &&
      paths.has(path),
  )
}
