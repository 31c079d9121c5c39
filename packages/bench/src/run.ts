import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { launchOptions } from '../../../tools/chromium.ts'
import { buildPage } from './buildPage.ts'
import { measure } from './measure.ts'
import type { Sample } from './metrics.ts'
import { readOptions, type Options } from './options.ts'
import { outputFolder } from './outputFolder.ts'
import { report } from './report.ts'
import { servePages } from './servePages.ts'
import { measureServices } from './services/measureServices.ts'
import { reportServices } from './services/reportServices.ts'
import type { ServicesSample } from './services/ServicesSample.ts'
import { transferredSizes } from './transferredSizes.ts'

/** The page in which the back end runs alone. */
const servicesPage = 'page-services'

// Tables go to the standard output alone, so that they can be redirected into a file.
const progress = (line: string) => process.stderr.write(`${line}\n`)

async function describeMachine(launch: LaunchOptions, options: Options): Promise<string[]> {
  const browser = await chromium.launch(launch)
  const version = browser.version()
  await browser.close()
  const processors = os.cpus()
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.platform()} ${os.arch()}`,
    `Chromium ${version} without graphics processor, page of 1440 × 900, Node ${process.versions.node}`,
    `Rounds: ${options.rounds}, interleaved; a new browser for each peer, round and number of rows`,
  ]
}

/** Each round begins with another peer, so that none is always first. */
function rotated<Thing>(things: readonly Thing[], by: number): Thing[] {
  const start = by % things.length
  return [...things.slice(start), ...things.slice(0, start)]
}

async function run(options: Options): Promise<void> {
  const { rounds, rows: counts, only } = options
  const peers = [...only].some((group) => group !== 'services') ? options.peers : []
  const pages = peers.flatMap((peer) => [peer.page, peer.id])
  const launch = await launchOptions()
  const machine = await describeMachine(launch, options)
  for (const id of new Set(only.has('services') ? [...pages, servicesPage] : pages)) {
    progress(`building ${id}`)
    await buildPage(id)
  }
  const server = await servePages()
  const samples: Sample[] = []
  const servicesSamples: ServicesSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      for (const rows of counts) {
        if (only.has('services')) {
          const sample = await measureServices({ url: `${server.origin}/${servicesPage}/`, rows, round }, launch)
          servicesSamples.push(sample)
          progress(`round ${round + 1} of ${rounds}, ${rows} rows, sample services ${sample.errors.join(' | ')}`)
        }
        for (const peer of rotated(peers, round)) {
          const url = `${server.origin}/${peer.id}/`
          const sample = await measure({ peer, url, rows, round, only }, launch)
          samples.push(sample)
          progress(`round ${round + 1} of ${rounds}, ${rows} rows, ${peer.id} ${sample.errors.join(' | ')}`)
        }
      }
    }
    const sizes = await transferredSizes(server, peers, samples)
    await mkdir(outputFolder, { recursive: true })
    const file = join(outputFolder, 'results.json')
    await writeFile(file, JSON.stringify({ machine, sizes, samples, servicesSamples }, null, 2))
    progress(`raw results: ${file}`)
    process.stdout.write(`# Benchmark\n\n${machine.map((line) => `- ${line}`).join('\n')}\n\n`)
    if (samples.length > 0) process.stdout.write(`# Service picker\n\n${report(samples, peers, sizes)}\n\n`)
    if (servicesSamples.length > 0) process.stdout.write(`# Sample services\n\n${reportServices(servicesSamples)}\n`)
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
