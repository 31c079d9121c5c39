import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { leaveOutSamples } from '@embpm/backend'
import { uploadPath } from '@embpm/contract/document-file'
import { chatSocketPath, chatSocketProtocols } from '@embpm/contract/sample/chat'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { FolderInUseError, lockFolder } from './database/folderLock.js'
import { readSettings, SettingsError } from './settings.js'
import { type RunningServer, startServer } from './startServer.js'
import { hasPostgres, startPostgres } from './testing/startPostgres.js'

const folder = mkdtempSync(join(tmpdir(), 'embpm-server-'))
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const password = 'a password of some length'

const start = (more: Record<string, string> = { DATA: join(folder, 'data') }) =>
  startServer({
    ...readSettings({ PORT: '0', ADMIN_EMAIL: 'ada@firm.example', ORGANISATION: 'Firm', ...more }),
    folder,
    log,
  })

let server: RunningServer
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>EMBPM</title>')
  server = await start()
})
afterAll(async () => {
  await server.stop()
  leaveOutSamples()()
  rmSync(folder, { recursive: true, force: true })
})

interface Asked {
  method?: string
  body?: unknown
  token?: string
  organisation?: string
  /** Of the server that is asked. Default: the one of all tests. */
  url?: string
}

async function ask(path: string, { method = 'GET', body, token, organisation, url = server.url }: Asked = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(organisation !== undefined && { 'x-org-id': organisation }),
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, json: (): unknown => JSON.parse(text) }
}

const invitationIn = ({ firstLink = '' }: RunningServer) => new URL(firstLink).searchParams.get('invitation') ?? ''
const services = z.object({ rows: z.array(z.object({ id: z.string(), name: z.string() })) })
const session = z.object({ accessToken: z.string(), user: z.object({ id: z.string(), name: z.string() }) })
const post = (path: string, body: unknown, more: Asked = {}) => ask(path, { method: 'POST', body, ...more })
const accept = (invitation: string, chosen?: string, more: Asked = {}) =>
  post('/api/administration/invitations/accept', { invitation, password: chosen }, more)
const signIn = (email: string, given: string) => post('/api/auth/sign-in', { email, password: given })

test('the first start has a link that makes its administrator, once; what they make outlives a restart', async () => {
  const invitation = invitationIn(server)
  expect((await accept(invitation)).status).toBe(422)
  expect((await accept(invitation, 'short')).status).toBe(400)
  const entered = session.parse((await accept(invitation, password)).json())
  expect((await accept(invitation, 'another password entirely')).status).toBe(404)
  expect((await signIn('ada@firm.example', 'another password entirely')).status).toBe(404)

  const organisations = z
    .array(z.object({ organisationId: z.string(), title: z.string() }))
    .parse((await ask('/api/administration/organisations', { token: entered.accessToken })).json())
  expect(organisations.map(({ title }) => title)).toEqual(['Firm'])
  const [{ organisationId } = { organisationId: '' }] = organisations
  const here = { organisation: organisationId }
  expect(
    services.parse((await ask('/api/data/services', { token: entered.accessToken, ...here })).json()).rows,
  ).toEqual([])
  const made = await post(
    '/api/data/services',
    { fields: { name: 'Read orders' } },
    { token: entered.accessToken, ...here },
  )
  expect(made.text).toContain('Read orders')

  await server.stop()
  server = await start()
  expect(server.firstLink).toBeUndefined()
  const again = session.parse((await signIn('ADA@firm.example', password)).json())
  const { rows } = services.parse((await ask('/api/data/services', { token: again.accessToken, ...here })).json())
  expect(rows.map(({ name }) => name)).toEqual(['Read orders'])
  // The token of before the restart holds as well: its key was kept.
  expect((await ask('/api/administration/users/current', { token: entered.accessToken })).status).toBe(200)

  const invited = z.object({ userId: z.string(), invitation: z.string() })
  const given = { firstname: 'Bo', lastname: 'Ek', email: 'bo@firm.example', roles: [] }
  const invite = await post('/api/administration/invitations', given, { token: again.accessToken, ...here })
  const theirs = session.parse((await accept(invited.parse(invite.json()).invitation, password)).json())
  expect(theirs.user.name).toBe('Bo Ek')
  // Each has notes of their own.
  const note = {
    note: { title: 'Mine', content: '', tasks: null, image: null, reminder: null, labels: [], archived: false },
  }
  await post('/api/apps/notes', note, { token: again.accessToken })
  expect((await ask('/api/apps/notes/all', { token: theirs.accessToken })).text).not.toContain('Mine')
  expect((await ask('/api/administration/audit-log', { token: theirs.accessToken, ...here })).status).toBe(403)

  // Who is made responsible finds it in their own bell, and nobody else does.
  const fields = { ricefwId: 'R-1', name: 'Labels', type: 'Form', functionalOwnerId: theirs.user.id }
  await post('/api/processes/ricefws', { fields }, { token: again.accessToken, ...here })
  const bellOf = async (token: string) => (await ask('/api/common/notifications', { token, ...here })).text
  expect(await bellOf(theirs.accessToken)).toContain('Labels')
  expect(await bellOf(again.accessToken)).not.toContain('Labels')

  // A link for a new password ends the sessions of the old one, whose seconds tell them apart.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const path = `/api/administration/users/${theirs.user.id}/invitation`
  const link = await post(path, {}, { token: again.accessToken, ...here })
  const renewed = session.parse((await accept(invited.parse(link.json()).invitation, 'quite another password')).json())
  expect((await ask('/api/administration/users/current', { token: theirs.accessToken })).status).toBe(401)
  expect((await ask('/api/administration/users/current', { token: renewed.accessToken })).status).toBe(200)
  expect((await signIn('bo@firm.example', password)).status).toBe(404)
})

test('nothing is answered without a token, nor with one that is not ours', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const soon = Math.floor(Date.now() / 1000) + 60
  const claims = { sub: 'USR-00001', iss: 'embpm', aud: 'embpm', iat: soon - 60, exp: soon }
  const forged = [
    '',
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${part({ alg: 'EdDSA' })}.${part(claims)}.${Buffer.alloc(64).toString('base64url')}`,
    `${part({ alg: 'HS256' })}.${part(claims)}.${Buffer.alloc(32).toString('base64url')}`,
  ]
  for (const token of forged)
    for (const path of ['/api/administration/users/current', '/api/common/notifications', '/api/apps/notes/all'])
      expect((await ask(path, { token })).status, `${path} with "${token}"`).toBe(401)
})

test('the chat is for who is signed in', async () => {
  const opens = (protocols: string[]) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api${chatSocketPath}`, protocols)
      socket.addEventListener('open', () => {
        resolve(socket.protocol)
        socket.close()
      })
      socket.addEventListener('error', () => resolve('refused'))
    })
  const { accessToken } = session.parse((await signIn('ada@firm.example', password)).json())
  expect(await opens(chatSocketProtocols(accessToken))).toBe('embpm.chat')
  expect(await opens(chatSocketProtocols('e30.e30.'))).toBe('refused')
  expect(await opens(chatSocketProtocols(null))).toBe('refused')
})

/** What a page hears, as lines of its events. */
async function listen(headers: Record<string, string>) {
  const end = new AbortController()
  const answer = await fetch(`${server.url}/api/events`, { headers, signal: end.signal })
  let text = ''
  const read = (async () => {
    const decoder = new TextDecoder()
    for await (const part of answer.body ?? []) text += decoder.decode(part, { stream: true })
    return 'ended by the server'
  })().catch(() => 'ended by the page')
  const events = () => [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data))
  return { status: answer.status, type: answer.headers.get('content-type'), events, read, end: () => end.abort() }
}

test('a page hears what others write in its organisation, as far as it may read it, and nothing of its own', async () => {
  const { accessToken: token, user } = session.parse((await signIn('ada@firm.example', password)).json())
  const [{ organisationId: organisation }] = z
    .tuple([z.object({ organisationId: z.string() })])
    .parse((await ask('/api/administration/organisations', { token })).json())
  const here = { organisation, token }
  const given = { firstname: 'Cy', lastname: 'Au', email: 'cy@firm.example', roles: [] }
  const { invitation, userId } = z
    .object({ invitation: z.string(), userId: z.string() })
    .parse((await post('/api/administration/invitations', given, here)).json())
  const { accessToken: theirs } = session.parse((await accept(invitation, password)).json())
  const headersOf = (stream: string, of: string) => ({
    authorization: `Bearer ${of}`,
    'x-org-id': organisation,
    'x-sse-id': stream,
  })
  expect((await listen({})).status).toBe(401)
  expect((await listen({ authorization: `Bearer ${token}`, 'x-org-id': 'another', 'x-sse-id': 'a' })).status).toBe(403)

  const [mine, other, ordinary] = [
    await listen(headersOf('page-mine', token)),
    await listen(headersOf('page-other', token)),
    await listen(headersOf('page-of-cy', theirs)),
  ]
  expect(mine.type).toContain('text/event-stream')
  for (const { events } of [mine, other, ordinary]) await expect.poll(events).toEqual([{ type: 'changed', kinds: [] }])

  const write = (path: string, fields: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...headersOf('page-mine', token), 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    })
  await write('/api/data/services', { name: 'Told of' })
  await expect.poll(() => other.events().at(-1)).toEqual({ type: 'changed', kinds: ['services'] })
  await write('/api/processes/ricefws', { ricefwId: 'R-9', name: 'Cy’s own', type: 'Form', functionalOwnerId: userId })
  await expect
    .poll(() => JSON.stringify(ordinary.events().slice(1)))
    .toMatch(/^\[\{"type":"changed","kinds":\["(?:ricefws","own|own","ricefws)"\]\}\]$/)
  expect(mine.events()).toEqual([{ type: 'changed', kinds: [] }])

  const stand = (headers: Record<string, string>, editing: boolean) =>
    fetch(`${server.url}/api/events/place`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ place: { kind: 'ricefws', id: 'RIC-00001', editing } }),
    })
  expect((await stand(headersOf('page-mine', token), true)).status).toBe(204)
  await stand(headersOf('page-of-cy', theirs), false)
  const typing = [{ id: user.id, name: 'First Administrator', editing: true }]
  await expect.poll(() => ordinary.events().at(-1)).toEqual({ type: 'people', people: typing })
  await expect
    .poll(() => mine.events().at(-1))
    .toEqual({ type: 'people', people: [{ id: userId, name: 'Cy Au', editing: false }] })

  // Who is at an object is for those who may read it.
  const secret = await fetch(`${server.url}/api/events/place`, {
    method: 'PUT',
    headers: { ...headersOf('page-of-cy', theirs), 'content-type': 'application/json' },
    body: JSON.stringify({ place: { kind: 'services', id: 'SRV-00001', editing: false } }),
  })
  expect(secret.status).toBe(403)

  // Whoever is locked hears no more: with the next question they learn why.
  const record = z
    .object({ lockVersion: z.number() })
    .parse((await ask(`/api/administration/users/${userId}`, here)).json())
  const lock = { lockVersion: record.lockVersion, fields: { status: 'locked', lockReason: 'Left' } }
  await ask(`/api/administration/users/${userId}`, { method: 'PATCH', body: lock, ...here })
  expect(await ordinary.read).toBe('ended by the server')
  const refused = await ask('/api/events', { token: theirs, organisation })
  expect(refused.status).toBe(401)
  expect(refused.json()).toMatchObject({ data: { locked: 'Left' } })
  for (const { end } of [mine, other]) end()
})

test('an organisation is brought in as one archive, which may be larger than other requests, or not at all', async () => {
  const { accessToken: token } = session.parse((await signIn('ada@firm.example', password)).json())
  const [{ organisationId: organisation }] = z
    .tuple([z.object({ organisationId: z.string() })])
    .parse((await ask('/api/administration/organisations', { token })).json())
  const here = { organisation, token }
  const path = '/api/administration/organisations/ORG-00001/archive'
  const service = z
    .object({ parts: z.object({ services: z.array(z.looseObject({ id: z.string() })) }) })
    .parse((await ask(path, here)).json()).parts.services[0]
  const made = Array.from({ length: 6000 }, (_, index) => ({
    ...service,
    id: `SRV-9${index}`,
    description: 'x'.repeat(900),
  }))
  const archiveOf = (services: readonly object[], more: object = {}) => ({
    format: 'embpm.organisation',
    version: 1,
    madeAt: '2026-11-20T08:00:00.000Z',
    organisation: { organisationId: 'another', title: 'Elsewhere' },
    people: [],
    parts: { services },
    left: [],
    ...more,
  })
  const bring = (archive: unknown, mode = 'write') => post(path, { mode, archive }, here)
  const count = z.object({ total: z.number() })
  const total = async () => count.parse((await ask('/api/data/services', here)).json()).total
  const before = await total()

  expect((await bring(archiveOf(made, { version: 2 }))).status).toBe(422)
  const deep = `{"mode":"write","archive":{"parts":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`
  expect((await post(path, deep, here)).status).toBe(422)
  expect((await ask(path, { ...here, method: 'POST', body: '{"mode":"write","archive":{' })).status).toBe(400)
  expect(
    (
      await post(
        '/api/administration/organisations/ORG-00002/archive',
        { mode: 'write', archive: archiveOf(made) },
        here,
      )
    ).status,
  ).toBe(404)
  expect((await bring(archiveOf(made), 'check')).text).toContain('"created":6000')
  expect(await total()).toBe(before)

  const written = await bring(archiveOf(made))
  expect([written.status, written.text]).toEqual([200, expect.stringContaining('"created":6000')])
  expect(await total()).toBe(before + 6000)
  expect((await bring(archiveOf(made))).text).toContain('"created":0,"there":6000')
  expect((await post('/api/data/services', { fields: { name: 'x'.repeat(5_000_000) } }, here)).status).toBe(413)
}, 120_000)

test('pages have the policy of production and are themselves under every address; files that are not there are not', async () => {
  const page = await ask('/en/some/page')
  expect(page.text).toContain('<title>EMBPM</title>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await ask('/assets/none.js')).status).toBe(404)
  expect((await ask('/../data/lock')).text).not.toContain('pid')
  expect((await ask('/api/none')).status).toBe(404)
})

const answerTo = (sent: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))

/** Asks over a connection of its own, and tells of the answer and of this connection; a body comes in two halves with a pause. */
async function slowly(agent: Agent, path: string, headers: OutgoingHttpHeaders = {}, half?: string) {
  const sent = request(`${server.url}${path}`, { agent, method: half === undefined ? 'GET' : 'POST', headers })
  const answered = answerTo(sent)
  if (half === undefined) sent.end()
  else {
    sent.write(half)
    setTimeout(() => sent.end(half), 700)
  }
  const answer = await answered
  const port = answer.socket.localPort
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection, port }
}

test('a body that nobody reads costs a slow caller neither the answer nor the connection', async () => {
  const large = 'x'.repeat(3_000_000)
  const small = 'x'.repeat(1_000_000)
  const length = (half: string) => ({ 'content-length': 2 * half.length })
  const refused = async (status: number, path: string, headers: OutgoingHttpHeaders, half: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const first = await slowly(agent, path, headers, half)
    expect(first, path).toMatchObject({ status, connection: 'keep-alive' })
    expect(await slowly(agent, '/api/health'), path).toMatchObject({ status: 200, port: first.port })
    agent.destroy()
  }
  await Promise.all([
    refused(413, '/api/data/services', length(large), large),
    refused(413, '/api/data/services', { 'transfer-encoding': 'chunked' }, large),
    refused(401, `${uploadPath}/none`, length(small), small),
    refused(404, '/api/none', length(small), small),
  ])
})

test('a body larger than any is not waited for, and its answer says that the connection ends', async () => {
  const sent = request(`${server.url}/api/data/services`, { method: 'POST', headers: { 'content-length': 1024 ** 4 } })
  sent.flushHeaders()
  const { statusCode, headers } = await answerTo(sent)
  expect([statusCode, headers.connection]).toEqual([413, 'close'])
  sent.destroy()
})

test('says whether it lives and is ready, and notes requests without what is secret', async () => {
  expect((await ask('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await ask('/api/ready')).status).toBe(200)
  await ask('/api/common/notifications?secret=in-the-query', { token: 'secret-token' })
  const noted = lines.join('')
  expect(noted).toContain('"path":"/api/common/notifications"')
  for (const secret of ['in-the-query', 'secret-token', password]) expect(noted).not.toContain(secret)
})

test('takes no more than it can carry, and no password after the other', async () => {
  expect((await post('/api/data/services', `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`)).status).toBe(413)
  const answers: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await signIn('nobody@firm.example', 'guess')).status)
  expect(answers[0]).toBe(404)
  expect(answers.at(-1)).toBe(429)
})

test('a lock that a server left behind is taken over, also where its process had the same number', () => {
  const left = mkdtempSync(join(tmpdir(), 'embpm-lock-'))
  writeFileSync(join(left, 'lock'), JSON.stringify({ pid: process.pid, host: hostname() }))
  const unlock = lockFolder(left)
  expect(() => lockFolder(left)).toThrow(FolderInUseError)
  unlock()
  lockFolder(left)()
  writeFileSync(join(left, 'lock'), JSON.stringify({ pid: process.pid, host: 'another' }))
  expect(() => lockFolder(left)).toThrow(FolderInUseError)
  rmSync(left, { recursive: true })
})

test('a folder is for one server; a setting that cannot be is named, never shown', async () => {
  await expect(start()).rejects.toBeInstanceOf(FolderInUseError)
  const wrong = () => readSettings({ PORT: 'eighty', DATABASE_URL: 'mysql://user:secret@host' })
  expect(wrong).toThrow(SettingsError)
  expect(wrong).toThrow(/^(?!.*secret)[\s\S]*PORT[\s\S]*DATABASE_URL/)
})

test.skipIf(!hasPostgres)('two nodes on one PostgreSQL are one server', async () => {
  const postgres = await startPostgres()
  // At once, on an empty database: tables, key and first administrator are made once.
  const nodes = await Promise.all([0, 1].map(() => start({ DATABASE_URL: postgres.url })))
  expect(new Set(nodes.map(invitationIn)).size).toBe(1)
  const [{ url: first, firstLink } = server, { url: second } = server] = nodes
  try {
    const invitation = new URL(firstLink ?? '').searchParams.get('invitation') ?? ''
    const { accessToken: token } = session.parse((await accept(invitation, password, { url: first })).json())
    const organisations = await ask('/api/administration/organisations', { token, url: second })
    const [{ organisationId }] = z.tuple([z.object({ organisationId: z.string() })]).parse(organisations.json())
    const on = (url: string) => ({ token, organisation: organisationId, url })
    // Each node writes what the other one shows at once, and no number is given twice.
    for (let round = 0; round < 10; round += 1) {
      const name = `Service ${round}`
      await post('/api/data/services', { fields: { name } }, on(round % 2 ? first : second))
      expect((await ask('/api/data/services?size=1', on(round % 2 ? second : first))).text).toContain(name)
    }
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post('/api/data/services', { fields: { name: `At once ${index}` } }, on(index % 2 ? first : second)),
      ),
    )
    const { rows } = services.parse((await ask('/api/data/services?size=50', on(second))).json())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20)
    await postgres.stop()
    expect((await ask('/api/ready', { url: first })).status).toBe(503)
    expect((await ask('/api/data/services', on(first))).status).toBe(503)
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
})
