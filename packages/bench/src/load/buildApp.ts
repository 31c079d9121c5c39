import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { outputFolder } from '../buildPage.ts'

/** Where the built application stands. */
export const appFolder = join(outputFolder, 'app')

/** How much of a script comes from which package, as shares of one. */
export type Shares = ReadonlyMap<string, number>

const app = join(import.meta.dirname, '../../../app')

/**
 * Builds the application for a remote back end, as it is deployed.
 * @returns what each script is made of, by its path in addresses
 */
export async function buildApp(): Promise<ReadonlyMap<string, Shares>> {
  await rm(appFolder, { recursive: true, force: true })
  const built = await build({
    root: app,
    mode: 'remote',
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: appFolder, emptyOutDir: true, reportCompressedSize: false },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    outputs.flatMap((file): [string, Shares][] =>
      file.type === 'chunk' ? [[`/${file.fileName}`, sharesOf(file.modules)]] : [],
    ),
  )
}

function sharesOf(modules: Readonly<Record<string, { renderedLength: number }>>): Shares {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = originOf(id)
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return new Map([...lengths].map(([name, length]) => [name, all === 0 ? 0 : length / all]))
}

/** The installed package of a module, or the folder of one of ours: `react-dom`, `ui/data-table`. */
function originOf(id: string): string {
  const path = id.split('?')[0] ?? id
  const installed = path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)
  if (installed.length < path.length && path.includes('/node_modules/'))
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/')
  const own = /\/packages\/([^/]+)\/src\/(?:areas\/([^/]+\/[^/]+)\/|([^/]+)\/)?/.exec(path)
  if (!own) return 'tools of the build'
  return [own[1], own[2] ?? own[3]].filter((part) => part !== undefined).join('/')
}
