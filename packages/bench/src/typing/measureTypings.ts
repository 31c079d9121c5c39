import { join } from 'node:path'
import type { LaunchOptions, Page } from 'playwright'
import { runnerImport } from 'vite'
import { appFolder, buildApp } from '../load/buildApp.ts'
import type { World } from '../load/createWorld.ts'
import { serveApp } from '../load/serveApp.ts'
import { measureTyping, type TypingField } from './measureTyping.ts'
import { reportTyping } from './reportTyping.ts'
import type { TypingSample } from './TypingSample.ts'

/** As many rows as the list of services of the sample has. */
const rows = 10_000

/** A process of the sample, and how many elements it gets. */
const drawn = 'PRC-00077'
const elements = 1000

/** What a run of typing found out. */
export interface Typings {
  samples: TypingSample[]
  /** A Markdown table. */
  report: string
}

/** Types into the list of services, into a peer's quick filter and into a plain list, each in each round. */
export async function measureTypings(
  { rounds, origin }: { rounds: number; /** Of the peers' pages. */ origin: string },
  launch: LaunchOptions,
  progress: (line: string) => void,
): Promise<Typings> {
  progress('building the app')
  await buildApp()
  const { module } = await runnerImport<{ createWorld: () => Promise<World> }>(
    join(import.meta.dirname, '../load/createWorld.ts'),
    { configFile: false, logLevel: 'error' },
  )
  const { screens, storage, answer, draw } = await module.createWorld()
  await draw(drawn, elements)
  const server = await serveApp(appFolder, answer)
  const services = screens.find(({ title }) => title === 'bim/services')?.address ?? ''
  const build = screens.find(({ title }) => title === 'bp/task')?.address ?? ''
  const fields: TypingField[] = [
    { id: 'limit', title: 'Plain-DOM limit', address: `${origin}/limit/`, prepare: openPeer, storage: {} },
    { id: 'services', title: 'The list of services', address: server.origin + services, prepare: focusSearch, storage },
    {
      id: 'diagram',
      title: `A step’s name, beside a diagram of ${elements.toLocaleString('en')} elements`,
      address: `${server.origin}${build}?process=${drawn}&step=Step_5`,
      prepare: focusName,
      storage,
    },
    { id: 'ag-grid', title: 'AG Grid’s quick filter', address: `${origin}/ag-grid/`, prepare: openPeer, storage: {} },
  ]
  const samples: TypingSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      for (const field of fields) {
        const sample = await measureTyping({ field, round }, launch)
        samples.push(sample)
        progress(`round ${round + 1} of ${rounds}, typing into ${field.id} ${sample.errors.join(' | ')}`)
      }
    }
  } finally {
    server.close()
  }
  return { samples, report: reportTyping(fields, samples) }
}

async function openPeer(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bench?.ready === true)
  await page.evaluate((count) => window.bench?.load(count), rows)
  await page.locator('#open').click()
  await page.locator('#search').focus()
}

async function focusName(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.focus()
  await name.press('Control+a')
}

async function focusSearch(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor()
  await page.getByRole('searchbox', { name: 'Search services' }).focus()
}
