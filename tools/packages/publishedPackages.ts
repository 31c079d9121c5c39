import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A package of the workspace that goes to the registry. */
export interface PublishedPackage {
  /** Such as `@embpm/ui`. */
  name: string
  folder: string
  /** Subpath → file of the package as it is published: `./*` is written out, a folder each. */
  subpaths: ReadonlyMap<string, string>
  /** What the consumer brings. */
  peers: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The packages that are not private, in the order in which they need each other. */
export function publishedPackages(): PublishedPackage[] {
  return ['contract', 'ui', 'forms', 'pickers'].map((short) => readPackage(join(root, 'packages', short)))
}

function readPackage(folder: string): PublishedPackage {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isRecord(manifest) || manifest.private === true) throw new Error(`${folder} is not published`)
  const published = isRecord(manifest.publishConfig) ? manifest.publishConfig.exports : undefined
  if (!isRecord(published)) throw new Error(`${folder}/package.json has no publishConfig.exports`)
  const subpaths = Object.entries(published).flatMap(([subpath, target]) => expand(folder, subpath, fileOf(target)))
  const peers = isRecord(manifest.peerDependencies) ? Object.keys(manifest.peerDependencies) : []
  return { name: String(manifest.name), folder, subpaths: new Map(subpaths), peers }
}

const fileOf = (target: unknown): string => String(isRecord(target) ? target.default : target)

/** `./*` stands for each folder of `src` with an index: what a folder without one holds is not for others. */
function expand(folder: string, subpath: string, target: string): [string, string][] {
  if (!subpath.includes('*')) return [[subpath, target]]
  return readdirSync(join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, 'src', entry.name, 'index.ts')))
    .map(({ name }) => [subpath.replace('*', name), target.replace('*', name)])
}
