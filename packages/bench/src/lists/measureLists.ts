import { join } from 'node:path'
import type { LaunchOptions } from 'playwright'
import { runnerImport } from 'vite'
import { appFolder, buildApp } from '../load/buildApp.ts'
import type * as worlds from '../load/createWorld.ts'
import { serveApp } from '../load/serveApp.ts'
import type * as fill from './fillList.ts'
import type { ListsSample } from './ListsSample.ts'
import { measureList } from './measureList.ts'
import { reportLists } from './reportLists.ts'

/** The list of services is what the others are measured by. */
const lists: readonly fill.MeasuredList[] = [
  {
    page: 'bim/services',
    api: 'data/services',
    name: 'name',
    given: ['organisation', 'businessDomain', 'technology', 'serviceName', 'type', 'host', 'link', 'description'],
  },
  {
    page: 'bp/requirements',
    api: 'processes/requirements',
    name: 'title',
    given: ['type', 'fitGap', 'priority', 'processId', 'description'],
  },
  {
    page: 'bp/master-data/documents',
    api: 'processes/documents',
    name: 'title',
    given: ['type', 'status', 'language', 'documentVersion', 'ownerId', 'reviewDue'],
  },
]

/** Works with lists of the built application that have so many rows, the list of services among them. */
export async function measureLists(
  { rounds, rows }: { rounds: number; rows: number },
  launch: LaunchOptions,
  progress: (line: string) => void,
): Promise<{ samples: ListsSample[]; report: string }> {
  progress('building the app')
  await buildApp()
  const { createWorld } = await load<typeof worlds>('../load/createWorld.ts')
  const { fillList } = await load<typeof fill>('./fillList.ts')
  const world = await createWorld()
  for (const list of lists) {
    progress(`filling ${list.page}`)
    await fillList(world, list, rows)
  }
  const server = await serveApp(appFolder, world.answer)
  const samples: ListsSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { page: list } of lists) {
        const path = world.screens.find(({ title }) => title === list)?.address ?? ''
        const session = { list, address: server.origin + path, storage: world.storage, round }
        const sample = await measureList(session, launch)
        samples.push(sample)
        progress(`round ${round + 1} of ${rounds}, ${list} ${sample.errors.join(' | ')}`)
      }
    }
  } finally {
    server.close()
  }
  return { samples, report: reportLists(lists, samples, rows) }
}

/** A module that reads the packages' sources, which Node alone does not resolve. */
const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(import.meta.dirname, file), { configFile: false, logLevel: 'error' })).module
