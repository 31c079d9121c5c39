import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveOutSamples } from '@embpm/backend'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import { readSettings } from '../settings.js'
import { startServer } from '../startServer.js'
import { hasPostgres, startPostgres } from '../testing/startPostgres.js'
import type { Database } from '../database/Database.js'

const dumps = join(import.meta.dirname, '../testing/releases')
/** What servers of earlier releases left, each called by the last step that its tables had taken. */
const releases = readdirSync(dumps).map((name) => Number(/^step-(\d+)\.sql$/.exec(name)?.[1]))

afterAll(() => leaveOutSamples()())

/** Fills a database with what an earlier release left there. */
async function restore(database: Database, step: number): Promise<void> {
  const dump = readFileSync(join(dumps, `step-${step}.sql`), 'utf8')
  for (const statement of dump.split(/;\n/)) if (statement.trim() !== '') await database.query(statement)
  await database.close()
}

/** Where a server finds what was restored. */
interface Restored {
  environment: Record<string, string>
  end(): Promise<void>
}

async function embedded(step: number): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'embpm-upgrade-'))
  await restore(await openEmbedded(folder), step)
  return {
    environment: { DATA: folder },
    end: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

async function postgres(step: number): Promise<Restored> {
  const server = await startPostgres()
  await restore(
    openPostgres(server.url, () => undefined),
    step,
  )
  return { environment: { DATABASE_URL: server.url }, end: () => server.stop() }
}

describe.each([
  { engine: 'embedded', skip: false, open: embedded },
  { engine: hasPostgres ? 'PostgreSQL' : 'PostgreSQL (not installed here)', skip: !hasPostgres, open: postgres },
])('$engine', ({ skip, open }) => {
  test.skipIf(skip).each(releases)(
    'what a server of step %i left is all there, and work goes on with it',
    async (step) => {
      const { environment, end } = await open(step)
      const folder = mkdtempSync(join(tmpdir(), 'embpm-app-'))
      writeFileSync(join(folder, 'index.html'), '<!doctype html>')
      const settings = readSettings({ PORT: '0', ...environment })
      const server = await startServer({ ...settings, folder, log: pino({ level: 'silent' }) })
      try {
        // Somebody has a password: nobody is let in by a link.
        expect(server.firstLink).toBeUndefined()
        const headers: Record<string, string> = { 'content-type': 'application/json' }
        const ask = async (path: string, method = 'GET', body?: unknown) => {
          const answer = await fetch(`${server.url}/api${path}`, {
            method,
            headers,
            body: JSON.stringify(body) ?? null,
          })
          return { status: answer.status, text: await answer.text() }
        }
        const pair = { email: 'ada@firm.example', password: 'a password of some length' }
        const { accessToken } = z
          .object({ accessToken: z.string() })
          .parse(JSON.parse((await ask('/auth/sign-in', 'POST', pair)).text))
        headers.authorization = `Bearer ${accessToken}`
        const [{ organisationId }] = z
          .tuple([z.object({ organisationId: z.string() })])
          .parse(JSON.parse((await ask('/administration/organisations')).text))
        headers['x-org-id'] = organisationId

        const service = z.object({ id: z.string(), lockVersion: z.number(), description: z.string() })
        const { rows } = z.object({ rows: z.array(service) }).parse(JSON.parse((await ask('/data/services')).text))
        expect(rows).toEqual([
          { id: 'SRV-00001', lockVersion: 2, description: "It's read; written “so”\nover two lines" },
        ])
        const path = '/data/services/SRV-00001'
        expect((await ask(path, 'PATCH', { lockVersion: 1, fields: { description: 'late' } })).status).toBe(409)
        expect((await ask(path, 'PATCH', { lockVersion: 2, fields: { description: 'next' } })).status).toBe(200)
        const history = (await ask(`${path}/history`)).text
        for (const told of ['over two lines', 'next']) expect(history).toContain(told)
        // The number of what was deleted is not given again.
        expect((await ask('/data/services', 'POST', { fields: { name: 'New' } })).text).toContain('SRV-00003')
        expect((await ask('/processes/documents/DOC-00001/versions/1/content')).text).toBe(
          'Steps of packing, checked on site.',
        )
      } finally {
        await server.stop()
        await end()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
