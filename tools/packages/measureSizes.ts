import esbuildPlugin from '@size-limit/esbuild'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'

/** One import to weigh. */
export interface Weighed {
  /** A built file. */
  file: string
  /** The one name to import; everything when left out. */
  name?: string
  /** Packages that the consumer brings; they weigh nothing here. */
  peers: readonly string[]
}

/** Bytes of each import, bundled with what it needs, minified and gzipped. */
export async function measureSizes(imports: readonly Weighed[]): Promise<number[]> {
  const checks = imports.map(({ file, name, peers }) => ({
    files: [file],
    path: [file],
    ...(name !== undefined && { import: { [file]: `{ ${name} }` } }),
    ignore: [...peers],
    gzip: true,
    modifyEsbuildConfig: (config: object) => ({
      ...config,
      format: 'esm',
      target: 'es2023',
      jsx: 'automatic',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff2': 'empty' },
      logLevel: 'error',
    }),
  }))
  const results: unknown = await sizeLimit([esbuildPlugin, filePlugin].flat(), { checks })
  if (!Array.isArray(results)) throw new Error('size-limit answered nothing')
  return results.map((result: unknown, index) => {
    if (typeof result !== 'object' || result === null || !('size' in result) || typeof result.size !== 'number')
      throw new Error(`${imports[index]?.file} could not be measured`)
    return Math.max(0, result.size)
  })
}
