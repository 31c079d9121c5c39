import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { hasPostgres, startPostgres } from '../packages/server/src/testing/startPostgres.ts'
import { type BuiltServer, startBuilt } from './builtServer.ts'

/** Long enough that a half of it would be seen. */
const description = 'Reads every order of the day. '.repeat(200).trim()
const writers = 6

/** Who is signed in where. */
interface Person {
  token: string
  organisation: string
}

async function ask(url: string, path: string, person: Partial<Person> = {}, body?: unknown) {
  const answer = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(person.token !== undefined && { authorization: `Bearer ${person.token}` }),
      ...(person.organisation !== undefined && { 'x-org-id': person.organisation }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** The first administrator comes in by the link. */
async function enterBy({ url, firstLink = '' }: BuiltServer): Promise<Person> {
  const invitation = new URL(firstLink).searchParams.get('invitation')
  const pair = { invitation, password: 'a password of some length' }
  const entered = await ask(url, '/administration/invitations/accept', {}, pair)
  const { accessToken: token } = z.object({ accessToken: z.string() }).parse(JSON.parse(entered.text))
  const [{ organisationId }] = z
    .tuple([z.object({ organisationId: z.string() })])
    .parse(JSON.parse((await ask(url, '/administration/organisations', { token })).text))
  return { token, organisation: organisationId }
}

const service = z.object({ id: z.string(), name: z.string(), description: z.string() })

/**
 * Many write at once.
 * @param acknowledged takes the name of each that was created, by its id
 * @param go whether to go on after an answer; `0`: none came
 * @returns when all have ended
 */
async function write(
  url: string,
  person: Person,
  acknowledged: Map<string, string>,
  go: (status: number) => boolean,
): Promise<void> {
  const one = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const name = `Writer ${writer}, ${acknowledged.size}, ${number}`
      const answer = await ask(url, '/data/services', person, { fields: { name, description } }).catch(() => null)
      if (answer?.status === 201) acknowledged.set(service.parse(JSON.parse(answer.text)).id, name)
      if (!go(answer?.status ?? 0)) return
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)))
}

/** All services there are, by id: each is whole, and has the one entry in its history. */
async function kept(url: string, person: Person): Promise<Map<string, string>> {
  const { rows } = z
    .object({ rows: z.array(service) })
    .parse(JSON.parse((await ask(url, '/data/services?size=1000', person)).text))
  for (const { id, description: text } of rows) expect(text, id).toBe(description)
  const found = new Map(rows.map(({ id, name }) => [id, name]))
  for (const id of [...found.keys()].slice(0, 5)) {
    const history = await ask(url, `/data/services/${id}/history`, person)
    expect(history.text.match(/"created"/g), id).toHaveLength(1)
  }
  return found
}

/** A folder on a disk of its own that is soon full; `null` where none can be had. */
function smallDisk(onEnd: (end: () => void) => void): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'embpm-disk-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onEnd(() => void execFileSync('umount', [folder]))
  return folder
}

const engines = [
  {
    engine: 'embedded',
    skip: false,
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'embpm-faults-'))
      return {
        environment: { DATA: folder },
        end: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
      }
    },
  },
  {
    engine: hasPostgres ? 'PostgreSQL' : 'PostgreSQL (not installed here)',
    skip: !hasPostgres,
    async open() {
      const { url, stop } = await startPostgres()
      return { environment: { DATABASE_URL: url }, end: stop }
    },
  },
]

for (const { engine, skip, open } of engines)
  test.skipIf(skip)(
    `${engine}: a server that is killed while many write loses nothing that it acknowledged`,
    async () => {
      const { environment, end } = await open()
      let server = await startBuilt(environment)
      const person = await enterBy(server)
      const acknowledged = new Map<string, string>()
      for (const round of [1, 2]) {
        await write(server.url, person, acknowledged, (status) => {
          if (acknowledged.size >= round * 60) server.process.kill('SIGKILL')
          return status !== 0
        })
        await (server.process.signalCode === null ? once(server.process, 'exit') : null)
        server = await startBuilt(environment)
        const found = await kept(server.url, person)
        for (const [id, name] of acknowledged) expect(found.get(id), id).toBe(name)
        // What was written without an answer arriving may be there: at most what each writer was at.
        expect(found.size).toBeLessThanOrEqual(acknowledged.size + round * writers)
      }
      server.process.kill('SIGTERM')
      await once(server.process, 'exit')
      await end()
    },
  )

test('a disk that is full is told as 507, loses nothing, and is written again once there is room', async ({
  skip,
  onTestFinished,
}) => {
  const folder = smallDisk(onTestFinished)
  if (folder === null) return skip('A small disk can be had by an administrator of Linux alone.')
  const server = await startBuilt({ DATA: join(folder, 'data') })
  const person = await enterBy(server)
  const filling = join(folder, 'filling')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(filling, Buffer.alloc((bavail - 64) * bsize))
  const acknowledged = new Map<string, string>()
  const statuses = new Set<number>()
  await write(server.url, person, acknowledged, (status) => {
    statuses.add(status)
    return status === 201
  })
  expect(statuses).toEqual(new Set([201, 507]))
  expect(await kept(server.url, person)).toEqual(acknowledged)
  rmSync(filling)
  await write(server.url, person, acknowledged, () => false)
  expect(await kept(server.url, person)).toEqual(acknowledged)
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
})

test.skipIf(!hasPostgres)(
  'a database that is killed while many write is told as 503, and the same server goes on with it',
  async () => {
    const database = await startPostgres()
    const server = await startBuilt({ DATABASE_URL: database.url })
    const person = await enterBy(server)
    const acknowledged = new Map<string, string>()
    const statuses = new Set<number>()
    let killed: Promise<void> | undefined
    let after = 0
    await write(server.url, person, acknowledged, (status) => {
      statuses.add(status)
      if (acknowledged.size >= 60) killed ??= database.kill(500)
      if (statuses.has(503) && status === 201) after += 1
      return after < 30
    })
    await killed
    expect(statuses).toEqual(new Set([201, 503]))
    const found = await kept(server.url, person)
    for (const [id, name] of acknowledged) expect(found.get(id), id).toBe(name)
    server.process.kill('SIGTERM')
    await once(server.process, 'exit')
    await database.stop()
  },
)
