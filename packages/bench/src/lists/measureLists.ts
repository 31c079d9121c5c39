import { join } from 'node:path'
import type { LaunchOptions } from 'playwright'
import { runnerImport } from 'vite'
import { appFolder, buildApp } from '../load/buildApp.ts'
import type * as worlds from '../load/createWorld.ts'
import { serveApp } from '../load/serveApp.ts'
import type * as fill from './fillList.ts'
import type { AnswersSample, ListsSample } from './ListsSample.ts'
import { measureList } from './measureList.ts'
import { reportLists } from './reportLists.ts'
import type * as answers from './timeAnswers.ts'

const services: fill.MeasuredList = {
  page: 'bim/services',
  api: 'data/services',
  name: 'name',
  given: ['organisation', 'businessDomain', 'technology', 'serviceName', 'type', 'host', 'link', 'description'],
  filter: 'filter[type][0]=IDoc',
  search: 'sales',
  key: '7',
  written: { api: 'data/services', field: 'description' },
}

/** The list of services is what the others are measured by. */
const lists: readonly fill.MeasuredList[] = [
  services,
  {
    page: 'bp/requirements',
    api: 'processes/requirements',
    name: 'title',
    given: ['type', 'fitGap', 'priority', 'processId', 'description'],
    filter: 'filter[priority][0]=high',
    search: 'invoice',
    key: '7',
    written: { api: 'processes/requirements', field: 'description' },
  },
  {
    page: 'bp/master-data/documents',
    api: 'processes/documents',
    name: 'title',
    given: ['type', 'status', 'language', 'documentVersion', 'ownerId', 'reviewDue'],
    filter: 'filter[language][0]=de',
    search: 'interface',
    key: '7',
    written: { api: 'processes/documents', field: 'title' },
  },
  {
    page: 'administration/users',
    api: 'administration/users',
    name: 'lastname',
    given: undefined,
    filter: 'filter[status][0]=locked',
    search: 'anna',
    key: 'k',
    written: { api: 'administration/users', field: 'company' },
  },
  // Has an entry for each row that was made above.
  {
    page: 'administration/audit-log',
    api: 'administration/audit-log',
    name: 'name',
    given: undefined,
    filter: 'filter[kind][0]=services',
    search: 'sales',
    key: '7',
    written: { api: services.api, field: 'description' },
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
  const { timeAnswers } = await load<typeof answers>('./timeAnswers.ts')
  const answered: AnswersSample[] = []
  for (let round = 0; round < rounds; round++) {
    for (const list of lists) {
      progress(`round ${round + 1} of ${rounds}, the back end's answers for ${list.page}`)
      answered.push(await timeAnswers(world, list, round))
    }
  }
  const server = await serveApp(appFolder, world.answer)
  const samples: ListsSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { page: list, key } of lists) {
        const path = world.screens.find(({ title }) => title === list)?.address ?? ''
        const session = { list, address: server.origin + path, storage: world.storage, round, key }
        const sample = await measureList(session, launch)
        samples.push(sample)
        progress(`round ${round + 1} of ${rounds}, ${list} ${sample.errors.join(' | ')}`)
      }
    }
  } finally {
    server.close()
  }
  return { samples, report: reportLists(lists, { samples, answered }) }
}

/** A module that reads the packages' sources, which Node alone does not resolve. */
const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(import.meta.dirname, file), { configFile: false, logLevel: 'error' })).module
