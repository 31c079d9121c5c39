import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import esbuildPlugin from '@size-limit/esbuild'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import { splitOutputs, type BundledFile } from './splitOutputs.ts'

/** One import to weigh. */
export interface Weighed {
  /** A built file. */
  file: string
  /** The one name to import; everything when left out. */
  name?: string
  /** Packages that the consumer brings; they weigh nothing here. */
  peers: readonly string[]
  /** `false` weighs what dynamic imports load with the rest, without what dividing files costs. Default `true`. */
  split?: boolean
  /** `false` leaves out what dynamic imports load, without what dividing files costs. Default `true`. */
  later?: boolean
}

/** What an import weighs, in bytes, bundled with what it needs, minified and gzipped. */
export interface Size {
  /** What comes with the import. */
  initial: number
  /** What comes later, by dynamic imports: each chunk by the name of its module, or `shared` for what several need. */
  lazy: ReadonlyMap<string, number>
}

/** What of esbuild's plugin interface is needed to see the chunks of a bundle. */
interface Build {
  onResolve: (
    options: { filter: RegExp },
    callback: (asked: { kind: string; path: string }) => { path: string; external: true } | undefined,
  ) => void
  onEnd: (callback: (result: { metafile?: { outputs: Readonly<Record<string, BundledFile>> } }) => void) => void
}

/** How many bundles are made at once: all hundred of them need 7 GB of memory. */
const AT_ONCE = 8

/** The weight of each import; a dynamic import is not counted with it but apart. */
export async function measureSizes(imports: readonly Weighed[]): Promise<Size[]> {
  const sizes: Size[] = []
  for (let from = 0; from < imports.length; from += AT_ONCE)
    sizes.push(...(await measureSome(imports.slice(from, from + AT_ONCE))))
  return sizes
}

async function measureSome(imports: readonly Weighed[]): Promise<Size[]> {
  const lazies = imports.map(() => new Map<string, number>())
  /** Bytes of chunks that no import loads. */
  const unused = imports.map(() => 0)
  const checks = imports.map(({ file, name, peers, later = true, split = later }, index) => ({
    files: [file],
    path: [file],
    ...(name !== undefined && { import: { [file]: `{ ${name} }` } }),
    ignore: [...peers],
    gzip: true,
    modifyEsbuildConfig: (config: object) => ({
      ...config,
      format: 'esm',
      splitting: split,
      target: 'es2023',
      jsx: 'automatic',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff2': 'empty' },
      logLevel: 'error',
      plugins: [
        {
          name: 'chunks',
          setup: ({ onEnd, onResolve }: Build) => {
            if (!later)
              onResolve({ filter: /./ }, ({ kind, path }) =>
                kind === 'dynamic-import' ? { path, external: true } : undefined,
              )
            onEnd(({ metafile }) => {
              const files = splitOutputs(metafile?.outputs ?? {}, (entry) => entriesOf(config).includes(resolve(entry)))
              for (const { path, entryPoint } of files.lazy) {
                const chunk = entryPoint === undefined ? 'shared' : basename(entryPoint).replace(/\.\w+$/, '')
                lazies[index]?.set(chunk, (lazies[index]?.get(chunk) ?? 0) + gzipped(path))
              }
              unused[index] = files.unused.reduce((bytes, { path }) => bytes + gzipped(path), 0)
            })
          },
        },
      ],
    }),
  }))
  const results: unknown = await sizeLimit([esbuildPlugin, filePlugin].flat(), { checks })
  if (!Array.isArray(results)) throw new Error('size-limit answered nothing')
  return results.map((result: unknown, index) => {
    if (typeof result !== 'object' || result === null || !('size' in result) || typeof result.size !== 'number')
      throw new Error(`${imports[index]?.file} could not be measured`)
    const lazy = lazies[index] ?? new Map<string, number>()
    return { initial: Math.max(0, result.size - sum(lazy) - (unused[index] ?? 0)), lazy }
  })
}

/** Bytes of all chunks together. */
export const sum = (lazy: Size['lazy']): number => [...lazy.values()].reduce((all, size) => all + size, 0)

const gzipped = (path: string): number => gzipSync(readFileSync(path)).length

/** The modules that a bundle is asked for: the measured file, or the one that size-limit writes to import a name of it. */
const entriesOf = (config: object): string[] =>
  'entryPoints' in config && Array.isArray(config.entryPoints)
    ? config.entryPoints.map((entry: unknown) => resolve(String(entry)))
    : []
