import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import * as z from 'zod'
import { startPostgres } from '../../../server/src/testing/startPostgres.ts'
import { enter } from './enter.ts'
import { measureLive } from './measureLive.ts'
import { startNode, type RunningNode } from './RunningNode.ts'
import { timed, timesOf, type Times } from './timesOf.ts'

/** Most rows of one import. */
const batch = 500
/** How often each question is asked. */
const rounds = 40

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    services: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '500' },
  },
})
const { engine, services, clients } = z
  .object({
    engine: z.enum(['embedded', 'postgres', 'both']),
    services: z.coerce.number().int().min(100).max(1_000_000),
    clients: z.coerce.number().int().min(1).max(5000),
  })
  .parse(values)

const say = (line: string) => void process.stdout.write(`${line}\n`)
const note = (line: string) => void process.stderr.write(`${line}\n`)
const ms = (value: number) => (Number.isNaN(value) ? '–' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`)

const words = [
  'order',
  'invoice',
  'delivery',
  'payment',
  'contract',
  'material',
  'customer',
  'vendor',
  'stock',
  'price',
]
const domains = ['Read', 'Create', 'Change', 'Cancel', 'Confirm']
const serviceOf = (at: number) => ({
  name: `${domains[at % domains.length]} ${words[Math.floor(at / 5) % words.length]} ${at}`,
  description: `Service ${at}`,
  host: `s${at % 40}.example.com`,
})

/** The same questions by hand, over the rows as they are stored. */
async function byHand(url: string): Promise<Record<string, Times>> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const rows = `select entity from changes where collection = 'service' and not deleted`
  const asked =
    (statement: string, given: readonly unknown[] = []) =>
    () =>
      pool.query(statement, [...given])
  try {
    return {
      sorted: await timed(rounds, asked(`${rows} order by entity->>'name' limit 50`)),
      found: await timed(rounds, asked(`${rows} and entity->>'name' ilike $1 limit 50`, ['%invoice%'])),
      both: await timed(
        rounds,
        asked(`${rows} and entity->>'name' ilike $1 and entity->>'host' = $2 order by entity->>'name' desc limit 50`, [
          '%invoice%',
          's5.example.com',
        ]),
      ),
    }
  } finally {
    await pool.end()
  }
}

async function measure(title: string, settings: readonly Record<string, string>[], database?: string): Promise<void> {
  note(`${title}: starting`)
  const nodes: RunningNode[] = []
  try {
    for (const one of settings) nodes.push(await startNode(one))
    const [first, last] = [nodes[0], nodes.at(-1)]
    if (first?.invitation === undefined || !last) throw new Error('There is no link to come in by')
    const { ask, headers } = await enter(first.url, first.invitation)
    const post = (at: string, path: string, body: object) =>
      ask(at, path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.text())
    for (let at = 0; at < services; at += batch) {
      const rows = Array.from({ length: Math.min(batch, services - at) }, (_, row) => serviceOf(at + row))
      await post(first.url, '/data/services/import', { mode: 'write', rows })
      if ((at / batch) % 10 === 9) note(`${title}: ${at + batch} services`)
    }
    const list = (query: string) =>
      timed(rounds, async (round) =>
        (await ask(last.url, `/data/services?size=50&${query}&page=${1 + (round % 5)}`)).text(),
      )
    const hand = database === undefined ? {} : await byHand(database)
    const line = (name: string, { p50, p95, max }: Times, other?: Times) => {
      const ratio = other ? `${ms(other.p95)} (${(p95 / other.p95).toFixed(1)} ×)` : ''
      say(`| ${name} | ${ms(p50)} | ${ms(p95)} | ${ms(max)} | ${ratio} |`)
    }
    say(`\n## ${title}: ${services} services, ${nodes.length} ${nodes.length === 1 ? 'node' : 'nodes'}\n`)
    say('| | p50 | p95 | slowest | by hand, p95 |\n| --- | --- | --- | --- | --- |')
    line('page sorted by name', await list('sort=name'), hand.sorted)
    line('word found', await list('search=invoice'), hand.found)
    line('word, filter and sort', await list('search=invoice&filter[host]=s5.example.com&sort=-name'), hand.both)
    const created: string[] = []
    const create = async (round: number) => {
      const answer = await post(first.url, '/data/services', { fields: { name: `New ${round}` } })
      created.push(z.object({ id: z.string() }).parse(JSON.parse(answer)).id)
    }
    line('create with history', await timed(rounds, create))
    line(
      'update with history',
      await timed(rounds, (round) =>
        ask(first.url, `/data/services/${created[round]}`, {
          method: 'PATCH',
          body: JSON.stringify({ lockVersion: 1, fields: { name: `Newer ${round}` } }),
        }).then((answer) => answer.text()),
      ),
    )
    const urls = nodes.map(({ url }) => url)
    line(`a write heard by ${clients} clients`, await measureLive(urls, headers, clients, create))
    say(`\nMemory of a node: ${nodes.map((node) => `${Math.round(node.memory())} MiB`).join(', ')}`)
    for (const node of nodes.splice(0)) await node.stop()
    const again: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const node = await startNode(settings[0] ?? {})
      again.push(node.began)
      await node.stop()
    }
    say(`Start on what is there: ${ms(timesOf(again).p50)}`)
  } finally {
    for (const node of nodes) await node.stop()
  }
}

say(
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}; nodes and clients on the same machine`,
)
if (engine !== 'postgres') {
  const data = mkdtempSync(join(os.tmpdir(), 'embpm-bench-'))
  try {
    await measure('Embedded', [{ DATA: data }])
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
if (engine !== 'embedded') {
  const postgres = await startPostgres()
  const node = { DATABASE_URL: postgres.url }
  try {
    await measure('PostgreSQL', [node, node], postgres.url)
  } finally {
    await postgres.stop()
  }
}
