import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { publishedExports } from '../../.pnpmfile.mjs'
import { filesBelow, root } from '../run.ts'
import { capture } from './capture.ts'

/** A package of the workspace that goes to the registry. */
export interface PublishedPackage {
  /** Such as `@embpm/ui`. */
  name: string
  folder: string
  /** Subpath → file of the package as it is published: a pattern is written out, see {@link expand}. */
  subpaths: ReadonlyMap<string, string>
  /** What the consumer brings. */
  peers: readonly string[]
}

const manifestShape = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  exports: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** The packages that are not private. */
export function publishedPackages(): PublishedPackage[] {
  const packages = join(root, 'packages')
  return readdirSync(packages).flatMap((short) => readPackage(join(packages, short)))
}

function readPackage(folder: string): PublishedPackage[] {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  if (manifest.private) return []
  const sources = Object.entries(manifest.exports).flatMap(([subpath, source]) => expand(folder, subpath, source))
  const published = Object.entries(publishedExports(Object.fromEntries(sources)))
  const subpaths = published.map(
    ([subpath, file]) => [subpath, typeof file === 'string' ? file : file.default] as const,
  )
  return [{ name: manifest.name, folder, subpaths: new Map(subpaths), peers: Object.keys(manifest.peerDependencies) }]
}

/** Writes out a pattern: `./src/sample/*.ts` stands for each file of the folder. */
function expand(folder: string, subpath: string, source: string): [string, string][] {
  if (!subpath.includes('*')) return [[subpath, source]]
  const [before = '', after = ''] = source.replace('./', '').split('*')
  return filesBelow(folder, `${before}*${after}`)
    .map((path) => path.slice(before.length, -after.length))
    .filter((name) => !name.endsWith('.test'))
    .map((name) => [subpath.replace('*', name), source.replace('*', name)])
}

/** Packs a built package as it would be published; answers the tarball's path. */
export async function packPackage({ name, folder }: PublishedPackage, into: string): Promise<string> {
  const tarball = join(into, `${name.replace('@', '').replace('/', '-')}.tgz`)
  const { code, output } = await capture('pnpm', ['pack', '--out', tarball], folder)
  if (code !== 0) throw new Error(`pnpm pack of ${name} failed\n${output}`)
  return tarball
}
