import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStore, type Identity } from '@embpm/backend'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseFullError, DatabaseLostError } from '../database/databaseErrors.js'
import { createApp } from './createApp.js'
import { createMetrics, type Metrics } from './metrics.js'

const folder = mkdtempSync(join(tmpdir(), 'embpm-app-'))
beforeAll(() => writeFileSync(join(folder, 'index.html'), '<!doctype html>'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nobody: Identity = {
  holderOfPair: () => Promise.resolve(null),
  tokenOf: () => Promise.reject(new Error('none')),
  subjectOf: () => Promise.resolve(null),
}
const silent = pino({ level: 'silent' })
const appWith = (identity: Identity, issuers: readonly string[] = [], metrics?: Metrics, log = silent) =>
  createApp({
    metrics,
    store: createStore(),
    identity,
    issuers,
    folder,
    latency: 0,
    ownApps: true,
    addressOf: () => 'somewhere',
    isReady: () => Promise.resolve(true),
    log,
  })

test('where people sign in at a provider the pages may talk to it, and the server lets nobody in by itself', async () => {
  const app = appWith(nobody, ['https://id.example/realms/firm', 'https://id.example/realms/other'])
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  expect(await policyOf('/sign-in')).toMatch(/; connect-src 'self' https:\/\/id\.example$/)
  const embedded = (await policyOf('/ms-teams')) ?? ''
  expect(embedded).toContain("connect-src 'self' https://id.example https://res.cdn.office.net")
  expect(embedded.match(/connect-src/g)).toHaveLength(1)
  for (const path of ['auth/sign-in', 'auth/sign-in-with-token', 'administration/invitations/accept'])
    expect((await app.request(`/api/${path}`, { method: 'POST', body: '{}' })).status, path).toBe(404)
})

test('a database that is lost while somebody is told apart is 503, worth asking again', async () => {
  const app = appWith({ ...nobody, subjectOf: () => Promise.reject(new DatabaseLostError(new Error('gone'))) })
  const answer = await app.request('/api/common/notifications', { headers: { authorization: 'Bearer token' } })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

test('what goes wrong otherwise is 500 without a word of why', async () => {
  const app = appWith({ ...nobody, subjectOf: () => Promise.reject(new Error('secret details')) })
  const answer = await app.request('/api/common/notifications', { headers: { authorization: 'Bearer token' } })
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
})

test('a disk that is full is 507', async () => {
  const app = appWith({ ...nobody, subjectOf: () => Promise.reject(new DatabaseFullError(new Error('full'))) })
  const answer = await app.request('/api/common/notifications', { headers: { authorization: 'Bearer token' } })
  expect(answer.status).toBe(507)
})

test('why a request failed is in the log, and not in its answer', async () => {
  const lines: string[] = []
  const holderOfPair = () => Promise.reject(new Error('the reason'))
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const app = appWith({ ...nobody, holderOfPair }, [], undefined, log)
  const body = JSON.stringify({ email: 'ada@firm.example', password: 'a password of some length' })
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request('/api/auth/sign-in', { method: 'POST', body, headers })
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('the reason')
  expect(lines.join('')).toContain('the reason')
})

test('figures are told where they are wanted, and say nothing of what was asked for', async () => {
  expect((await appWith(nobody).request('/api/metrics')).status).toBe(404)
  const app = appWith(nobody, [], createMetrics())
  await app.request('/api/common/notifications/secret-id')
  await app.request('/en/some/page')
  const told = await (await app.request('/api/metrics')).text()
  expect(told).toMatch(/embpm_http_answer_seconds_count\{method="GET",kind="page",status="200"\} 1/)
  expect(told).toMatch(/embpm_http_answer_seconds_count\{method="GET",kind="api",status="40\d"\} 1/)
  expect(told).toContain('process_resident_memory_bytes')
  expect(told).not.toContain('secret-id')
})
