import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { capture } from '../../../tools/packages/capture.ts'
import { packPackage, publishedPackages } from '../../../tools/packages/publishedPackages.ts'

/** Packs the published packages, installs them outside the workspace, and has pages take ours from there alone. */
export async function packOurs(): Promise<Plugin> {
  const folder = await mkdtemp(join(tmpdir(), 'embpm-bench-'))
  const packed = await Promise.all(
    publishedPackages().map(async (one) => [one.name, `file:${await packPackage(one, folder)}`] as const),
  )
  const tarballs = Object.fromEntries(packed)
  await mkdir(folder, { recursive: true })
  // The tarballs need each other under versions that no registry has.
  const manifest = { name: 'bench-consumer', private: true, dependencies: tarballs, overrides: tarballs }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const { code, output } = await capture(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    folder,
  )
  if (code !== 0) throw new Error(`npm install of the packed packages failed\n${output}`)
  // A file that is there: what is not, Vite resolves from the workspace, without a word.
  const importer = join(folder, 'package.json')
  return {
    name: 'packed-packages',
    enforce: 'pre',
    resolveId(source) {
      return /^@embpm\/(ui|pickers)(\/|$)/.test(source) ? this.resolve(source, importer, { skipSelf: true }) : null
    },
  }
}
