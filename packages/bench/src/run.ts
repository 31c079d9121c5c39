import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { launchOptions } from '../../../tools/chromium.ts'
import { buildPage, outputFolder } from './buildPage.ts'
import type { DashboardsSample } from './dashboards/DashboardsSample.ts'
import { measureDashboards } from './dashboards/measureDashboards.ts'
import { reportDashboards } from './dashboards/reportDashboards.ts'
import type { DiagramSample } from './diagrams/DiagramSample.ts'
import { measureDiagram } from './diagrams/measureDiagram.ts'
import { reportDiagrams } from './diagrams/reportDiagrams.ts'
import { measureImplementation } from './implementation/measureImplementation.ts'
import { measureLists } from './lists/measureLists.ts'
import { measureLoads } from './load/measureLoads.ts'
import { measure } from './measure.ts'
import type { Sample } from './metrics.ts'
import { readOptions, type Options } from './options.ts'
import { kinds, type Kind, type Peer } from './peers.ts'
import { measureOrganisation } from './organisation/measureOrganisation.ts'
import type { OrganisationSample } from './organisation/OrganisationSample.ts'
import { reportOrganisation } from './organisation/reportOrganisation.ts'
import { measurePlanning } from './planning/measurePlanning.ts'
import type { PlanningSample } from './planning/PlanningSample.ts'
import { reportPlanning } from './planning/reportPlanning.ts'
import { packOurs } from './packOurs.ts'
import { missedTargets, report } from './report.ts'
import { servePages } from './servePages.ts'
import { measureServices } from './services/measureServices.ts'
import { reportServices } from './services/reportServices.ts'
import type { ServicesSample } from './services/ServicesSample.ts'
import { transferredSizes } from './transferredSizes.ts'
import { measureTypings } from './typing/measureTypings.ts'

const titles: Readonly<Record<Kind, string>> = {
  table: 'Service picker',
  tree: 'Tree picker',
  'table-pickers': 'Pickers with a table',
  'tree-pickers': 'Pickers with a tree',
  server: 'Rows on a server',
}

const folderOf = (peer: Peer): string => peer.address?.folder ?? peer.id

/** The page in which the back end runs alone. */
const servicesPage = 'page-services'

/** The page of diagrams, and how many elements they have. */
const diagramsPage = 'page-diagrams'
const diagramSizes = [200, 1000]

/** The page of the organisation chart, and how many positions it has. */
const organisationPage = 'page-organisation'
const measuredPositions = 5000

/** The page of plans and of the grid of executions. */
const planningPage = 'page-planning'

/** The page of a dashboard of twelve charts. */
const dashboardsPage = 'page-dashboards'

// Tables go to the standard output alone, so that they can be redirected into a file.
const progress = (line: string) => process.stderr.write(`${line}\n`)

/** The peers that are typed into. */
const typingPages = ['limit', 'ag-grid']

async function describeMachine(launch: LaunchOptions, options: Options): Promise<string[]> {
  const browser = await chromium.launch(launch)
  const version = browser.version()
  await browser.close()
  const processors = os.cpus()
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.platform()} ${os.arch()}`,
    `Chromium ${version} without graphics processor, page of 1440 × 900, Node ${process.versions.node}`,
    `Rounds: ${options.rounds}, interleaved; a new browser for each peer, round and number of rows`,
    ...(options.profile ? ['With a profiler and without minification: times and sizes are not those of users'] : []),
  ]
}

/** Each round begins with another peer, so that none is always first. */
function rotated<Thing>(things: readonly Thing[], by: number): Thing[] {
  const start = by % things.length
  return [...things.slice(start), ...things.slice(0, start)]
}

/** What of the built application is measured, each where it is wanted. */
async function measureApplication(options: Options, origin: string, launch: LaunchOptions) {
  const { rounds, pages, load, typing, lists, implementation, rows } = options
  return {
    loads: load ? await measureLoads({ rounds, pages }, launch, progress) : undefined,
    typings: typing ? await measureTypings({ rounds, origin }, launch, progress) : undefined,
    tested: implementation ? await measureImplementation({ rounds, origin }, launch, progress) : undefined,
    long: lists ? await measureLists({ rounds, rows: Math.max(...rows.table) }, launch, progress) : undefined,
  }
}

/** What pages found out that time themselves. */
interface PageSamples {
  services: ServicesSample[]
  diagrams: DiagramSample[]
  organisation: OrganisationSample[]
  planning: PlanningSample[]
  dashboards: DashboardsSample[]
}

/** One round of the pages that time themselves, each where it is wanted. */
async function measurePages(
  { rounds, rows, services, diagrams, organisation, planning, dashboards }: Options,
  { origin, round, launch }: { origin: string; round: number; launch: LaunchOptions },
  samples: PageSamples,
): Promise<void> {
  for (const count of services ? rows.services : []) {
    const sample = await measureServices({ url: `${origin}/${servicesPage}/`, rows: count, round }, launch)
    samples.services.push(sample)
    progress(`round ${round + 1} of ${rounds}, ${count} rows, sample services ${sample.errors.join(' | ')}`)
  }
  for (const size of diagrams ? diagramSizes : []) {
    const sample = await measureDiagram({ url: `${origin}/${diagramsPage}/`, size, round }, launch)
    samples.diagrams.push(sample)
    progress(`round ${round + 1} of ${rounds}, a diagram of ${size} ${sample.errors.join(' | ')}`)
  }
  if (organisation) {
    const url = `${origin}/${organisationPage}/`
    const sample = await measureOrganisation({ url, positions: measuredPositions, round }, launch)
    samples.organisation.push(sample)
    progress(`round ${round + 1} of ${rounds}, ${measuredPositions} positions ${sample.errors.join(' | ')}`)
  }
  if (planning) {
    const sample = await measurePlanning({ url: `${origin}/${planningPage}/`, round }, launch)
    samples.planning.push(sample)
    progress(`round ${round + 1} of ${rounds}, plans ${sample.errors.join(' | ')}`)
  }
  if (dashboards) {
    const sample = await measureDashboards({ url: `${origin}/${dashboardsPage}/`, round }, launch)
    samples.dashboards.push(sample)
    progress(`round ${round + 1} of ${rounds}, dashboards ${sample.errors.join(' | ')}`)
  }
}

/** The reports of the pages that time themselves, with their titles. */
const reportPages = ({ services, diagrams, organisation, planning, dashboards }: PageSamples) =>
  [
    ['Diagrams', diagrams.length > 0 && reportDiagrams(diagrams)],
    ['Organisation chart', organisation.length > 0 && reportOrganisation(organisation)],
    ['Planning', planning.length > 0 && reportPlanning(planning)],
    ['Dashboards', dashboards.length > 0 && reportDashboards(dashboards)],
    ['Sample services', services.length > 0 && reportServices(services)],
  ] as const

async function run(options: Options): Promise<void> {
  const {
    rounds,
    rows: counts,
    only,
    peers,
    services,
    typing,
    diagrams,
    organisation,
    planning,
    dashboards,
    implementation,
    profile,
    hold,
  } = options
  const pages = peers.flatMap((peer) => [peer.page, folderOf(peer)])
  const launch = await launchOptions()
  const machine = await describeMachine(launch, options)
  const own: readonly [wanted: boolean, pages: readonly string[]][] = [
    [services, [servicesPage]],
    [typing, typingPages],
    [diagrams, [diagramsPage]],
    [organisation, [organisationPage]],
    [planning || implementation, [planningPage]],
    [dashboards, [dashboardsPage]],
  ]
  const built = [...new Set([...pages, ...own.flatMap(([wanted, some]) => (wanted ? some : []))])]
  if (built.length > 0) {
    progress('packing our packages')
    const ours = await packOurs()
    for (const id of built) {
      progress(`building ${id}`)
      // A part of the product is built as the product is.
      await buildPage(id, { minify: profile === undefined, ours: id === planningPage ? undefined : ours })
    }
  }
  const server = await servePages()
  const samples: Sample[] = []
  const pageSamples: PageSamples = { services: [], diagrams: [], organisation: [], planning: [], dashboards: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      await measurePages(options, { origin: server.origin, round, launch }, pageSamples)
      for (const kind of kinds) {
        const own = peers.filter((peer) => peer.kind === kind)
        for (const rows of counts[kind]) {
          for (const peer of rotated(own, round)) {
            const url = `${server.origin}/${folderOf(peer)}/${peer.address?.query ?? ''}`
            const sample = await measure({ peer, url, rows, round, only, profile }, launch)
            samples.push(sample)
            progress(`round ${round + 1} of ${rounds}, ${rows} ${kind} rows, ${peer.id} ${sample.errors.join(' | ')}`)
          }
        }
      }
    }
    const { loads, typings, tested, long } = await measureApplication(options, server.origin, launch)
    const sizes = await transferredSizes(server, peers, samples)
    await mkdir(outputFolder, { recursive: true })
    const file = join(outputFolder, 'results.json')
    await writeFile(
      file,
      JSON.stringify(
        {
          machine,
          sizes,
          samples,
          ...pageSamples,
          loads: loads?.samples,
          typings: typings?.samples,
          lists: long?.samples,
          implementation: tested?.samples,
        },
        null,
        2,
      ),
    )
    progress(`raw results: ${file}`)
    process.stdout.write(`# Benchmark\n\n${machine.map((line) => `- ${line}`).join('\n')}\n\n`)
    for (const kind of kinds) {
      const own = peers.filter((peer) => peer.kind === kind)
      const found = samples.filter((sample) => sample.kind === kind)
      if (found.length === 0) continue
      const findings = { kind, samples: found, peers: own, sizes: sizes.filter(({ peer }) => peer.kind === kind) }
      process.stdout.write(`# ${titles[kind]}\n\n${report(findings)}\n\n`)
      const missed = hold ? missedTargets(findings) : []
      for (const sentence of missed) progress(`missed: ${sentence}`)
      if (missed.length > 0) process.exitCode = 1
    }
    const reports = [
      ['First loads of the application', loads?.report],
      ['Typing', typings?.report],
      ['Long lists', long?.report],
      ['Implementation', tested?.report],
      ...reportPages(pageSamples),
    ] as const
    for (const [title, text] of reports) if (text) process.stdout.write(`# ${title}\n\n${text}\n\n`)
  } finally {
    server.close()
  }
}

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  progress(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
