import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The packages that are not private. */
export function publishedPackages(): PublishedPackage[] {
  const packages = join(root, 'packages')
  return readdirSync(packages).flatMap((short) => readPackage(join(packages, short)))
}

function readPackage(folder: string): PublishedPackage[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isRecord(manifest) || manifest.private === true) return []
  const published = isRecord(manifest.publishConfig) ? manifest.publishConfig.exports : undefined
  if (!isRecord(published)) throw new Error(`${folder}/package.json has no publishConfig.exports`)
  const subpaths = Object.entries(published).flatMap(([subpath, target]) => expand(folder, subpath, fileOf(target)))
  const peers = isRecord(manifest.peerDependencies) ? Object.keys(manifest.peerDependencies) : []
  return [{ name: String(manifest.name), folder, subpaths: new Map(subpaths), peers }]
}

const fileOf = (target: unknown): string => String(isRecord(target) ? target.default : target)

/**
 * Writes out a pattern: `./dist/<folder>/index.js` stands for each folder with an index (what a folder without one holds is not
 * for others), `./dist/sample/*.js` for each file of the folder.
 */
function expand(folder: string, subpath: string, target: string): [string, string][] {
  if (!subpath.includes('*')) return [[subpath, target]]
  const [before = '', after = ''] = target.replace('./dist', 'src').split('*')
  const source = after.replace(/\.js$/, '.ts')
  return readdirSync(join(folder, before))
    .map((entry) => (source.startsWith('/') ? entry : entry.endsWith(source) ? entry.slice(0, -source.length) : ''))
    .filter((name) => name !== '' && !name.endsWith('.test') && existsSync(join(folder, `${before}${name}${source}`)))
    .map((name) => [subpath.replace('*', name), target.replace('*', name)])
}
