import type { LaunchOptions } from 'playwright'
import { runnerImport } from 'vite'
import { join } from 'node:path'
import { appFolder, buildApp } from './buildApp.ts'
import type { World } from './createWorld.ts'
import type { LoadSample } from './LoadSample.ts'
import { measureScreen } from './measureScreen.ts'
import { reportLoads } from './reportLoads.ts'
import { serveApp } from './serveApp.ts'

/** What a run of the first loads found out. */
export interface Loads {
  samples: LoadSample[]
  /** Markdown tables. */
  report: string
}

/** Builds the application, loads each screen in each round, and tells what it took. */
export async function measureLoads(
  { rounds, pages }: { rounds: number; pages: readonly string[] | undefined },
  launch: LaunchOptions,
  progress: (line: string) => void,
): Promise<Loads> {
  progress('building the app')
  const shares = await buildApp()
  // The application's own modules name each other as TypeScript does; Vite finds them.
  const { module } = await runnerImport<{ createWorld: () => Promise<World> }>(
    join(import.meta.dirname, 'createWorld.ts'),
    {
      configFile: false,
      logLevel: 'error',
    },
  )
  const { screens: all, storage, answer } = await module.createWorld()
  const screens = pages ? all.filter(({ title }) => pages.includes(title)) : all
  const server = await serveApp(appFolder, answer)
  const samples: LoadSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      for (const screen of screens) {
        const sample = await measureScreen({ screen, origin: server.origin, storage, round }, launch)
        samples.push(sample)
        progress(`round ${round + 1} of ${rounds}, first load of ${screen.title} ${sample.errors.join(' | ')}`)
      }
    }
  } finally {
    server.close()
  }
  return { samples, report: reportLoads({ screens, samples, shares, sizeOf: server.sizeOf }) }
}
