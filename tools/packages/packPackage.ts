import { join } from 'node:path'
import { capture } from './capture.ts'
import type { PublishedPackage } from './publishedPackages.ts'

/** Packs a built package as it would be published; answers the tarball's path. */
export async function packPackage({ name, folder }: PublishedPackage, into: string): Promise<string> {
  const tarball = join(into, `${name.replace('@', '').replace('/', '-')}.tgz`)
  const { code, output } = await capture('pnpm', ['pack', '--out', tarball], folder)
  if (code !== 0) throw new Error(`pnpm pack of ${name} failed\n${output}`)
  return tarball
}
