import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { context, type OutputFile, type Plugin } from 'esbuild'
import { root } from '../run.ts'
import { splitOutputs, type BundledPath } from './splitOutputs.ts'

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

/**
 * The weight of each import; a dynamic import is not counted with it but apart. Imports that are bundled alike share a
 * bundler, which reads each module once.
 */
export async function measureSizes(imports: readonly Weighed[]): Promise<Size[]> {
  const alike = Map.groupBy(imports, ({ peers, later = true, split = later }) => JSON.stringify([peers, later, split]))
  const sizes = new Map<Weighed, Size>()
  for (const some of alike.values()) for (const [one, size] of await measureAlike(some)) sizes.set(one, size)
  return imports.map((one) => {
    const size = sizes.get(one)
    if (!size) throw new Error(`${one.file} was not measured`)
    return size
  })
}

async function measureAlike(imports: readonly Weighed[]): Promise<Map<Weighed, Size>> {
  const alike: Omit<Weighed, 'file'> = imports[0] ?? { peers: [] }
  const { peers, later = true, split = later } = alike
  let current: Weighed | undefined
  const bundler = await context({
    entryPoints: [ENTRY],
    absWorkingDir: root,
    outdir: 'weighed',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    treeShaking: true,
    format: 'esm',
    splitting: split,
    target: 'es2023',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
    external: [...peers],
    plugins: [entryOf(() => current), ...(later ? [] : [withoutLater])],
  })
  const sizes = new Map<Weighed, Size>()
  try {
    for (current of imports) {
      const { metafile, outputFiles } = await bundler.rebuild()
      const { initial, lazy } = splitOutputs(metafile.outputs, (module) => module === `${NAMESPACE}:${ENTRY}`)
      const bytes = weights(outputFiles)
      const weigh = ({ path }: BundledPath) => bytes.find(([absolute]) => absolute.endsWith(`/${path}`))?.[1] ?? 0
      const chunks = new Map<string, number>()
      for (const file of lazy) {
        const chunk = file.entryPoint === undefined ? 'shared' : basename(file.entryPoint).replace(/\.\w+$/, '')
        chunks.set(chunk, (chunks.get(chunk) ?? 0) + weigh(file))
      }
      sizes.set(current, { initial: initial.reduce((all, file) => all + weigh(file), 0), lazy: chunks })
    }
  } finally {
    await bundler.dispose()
  }
  return sizes
}

const ENTRY = 'weighed'
const NAMESPACE = 'entry'

/** The module that a bundle begins with: it imports what is weighed, and is another one at each build. */
const entryOf = (current: () => Weighed | undefined): Plugin => ({
  name: 'entry',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${ENTRY}$`) }, ({ path }) => ({ path, namespace: NAMESPACE }))
    onLoad({ filter: /./, namespace: NAMESPACE }, () => {
      const { file = '', name = '*' } = current() ?? {}
      const from = JSON.stringify(file)
      return file.endsWith('.css')
        ? { contents: `@import ${from};`, loader: 'css', resolveDir: root }
        : { contents: `export ${name === '*' ? '*' : `{ ${name} }`} from ${from}`, resolveDir: root }
    })
  },
})

const withoutLater: Plugin = {
  name: 'without what comes later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

const weights = (files: readonly OutputFile[]) =>
  files.map(({ path, contents }) => [path, gzipSync(contents).length] as const)

/** Bytes of all chunks together. */
export const sum = (lazy: Size['lazy']): number => [...lazy.values()].reduce((all, size) => all + size, 0)
