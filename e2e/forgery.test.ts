import { createHmac } from 'node:crypto'
import { describe, expect } from 'vitest'
import { sampleIssuer, sampleSecret } from '../packages/backend/src/sample/auth.data.ts'
import { sampleOrganisations } from '../packages/backend/src/product/administration/organisation.ts'
import { openApi } from './api.ts'
import { arrived, enter, organisation, servicesPath, signIn } from './journey.ts'
import { stored, test } from './remote.journey.ts'

const scheme = 'javascript'
const foreign = '3b241101-e2bb-4255-8caf-4136c566a962'

describe('a stored address to return to', () => {
  test('never leads to another origin, whatever it is', async ({ tab, deployed }) => {
    const attempts = [
      '//evil.test/',
      '///evil.test/',
      'https:evil.test',
      'https:/evil.test',
      'https://evil.test/',
      'https://user:secret@evil.test/',
      '//user@evil.test/',
      '/\\evil.test',
      '\\\\evil.test',
      '/\t/evil.test',
      '/%2F/evil.test',
      '/%5Cevil.test',
      '/.//evil.test',
      '/en/..//evil.test',
      `${scheme}:location.href="//evil.test"`,
      `${scheme.toUpperCase()}:alert(1)`,
      'data:text/html,<script>alert(1)</script>',
      'blob:https://evil.test/1',
    ]
    for (const attempt of attempts) {
      await tab.goto('/sign-in')
      await tab.evaluate((address) => localStorage.setItem('redirectUrl', address), attempt)
      await tab.reload()
      await enter(tab)
      await tab.waitForURL(({ pathname }) => pathname !== '/sign-in')
      await tab.getByRole('heading', { level: 1 }).first().waitFor()
      expect(new URL(tab.url()).origin, attempt).toBe(deployed.url)
      expect(await stored(tab, 'redirectUrl'), attempt).toBeNull()
      await tab.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
    }
  })

  test('cannot be given in the address of the sign-in page', async ({ tab, deployed }) => {
    const evil = encodeURIComponent('https://evil.test/')
    await tab.goto(`/sign-in?redirectUrl=${evil}&redirect=${evil}&returnUrl=${evil}&next=//evil.test#//evil.test`)
    await enter(tab)
    await tab.waitForURL(/\/en\//)
    expect(new URL(tab.url()).origin).toBe(deployed.url)
    expect(tab.url()).not.toContain('evil')
  })
})

/** A token as the sample service signs it, with claims and a secret of one's own. */
function token(claims: object, { secret = sampleSecret, alg = 'HS256' } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return alg === 'none' ? `${body}.` : `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

const now = Math.floor(Date.now() / 1000)
const claims = { iss: sampleIssuer, sub: 'somebody', iat: now - 60, exp: now + 3600 }

test.for([
  ['no token at all', 'garbage'],
  ['one without a signature', token(claims, { alg: 'none' })],
  ['one of another secret', token(claims, { secret: 'x'.repeat(32) })],
  ['one that has expired', token({ ...claims, iat: now - 7200, exp: now - 3600 })],
  ['markup', '<script>alert(1)</script>'],
])('a stored token that is %s lets nobody in and is forgotten', async ([, forged = ''], { tab }) => {
  await tab.goto('/sign-in')
  await tab.evaluate((text) => localStorage.setItem('access_token', text), forged)
  await tab.goto(servicesPath)
  await tab.waitForURL(/\/sign-in/)
  await tab.getByLabel('E-mail').waitFor()
  expect(await stored(tab, 'access_token')).toBeNull()
  expect(await tab.getByRole('grid').count()).toBe(0)
})

describe('ids in an address', () => {
  test('of an organisation that is no id, of nobody or of others show nothing and ask for nothing', async ({
    tab,
    deployed,
  }) => {
    await signIn(tab)
    for (const id of ['nobody', foreign, '00000000-0000-0000-0000-000000000000', '%3Cscript%3E', '..%2F..']) {
      deployed.calls.length = 0
      await tab.goto(`/en/${id}/bim/services`)
      await tab.getByRole('heading', { name: /Organisation not found|This page does not exist/ }).waitFor()
      expect(await tab.getByRole('grid').count(), id).toBe(0)
      const asked = deployed.calls.filter(({ path }) => path.includes('/data/'))
      expect(asked, id).toEqual([])
      expect(deployed.calls.filter(({ headers }) => headers['x-org-id'] === foreign)).toEqual([])
      expect(await stored(tab, 'organisation'), id).toBe(organisation)
    }
  })

  test('of an entity never show that of another organisation, and lead to “not found” where there is none', async ({
    tab,
    deployed,
  }) => {
    const other =
      sampleOrganisations.find(({ organisationId, plan }) => organisationId !== organisation && plan === 'CORPORATE')
        ?.organisationId ?? ''
    const api = await openApi(deployed.apiUrl)
    const { status, body } = await api.call('POST', '/data/services', { fields: { name: 'Theirs alone' } }, other)
    expect(status).toBe(201)
    const id = typeof body === 'object' && body && 'id' in body ? String(body.id) : ''
    await signIn(tab)
    await tab.goto(`/en/${other}/bim/services/${id}`)
    await tab.getByRole('heading', { name: 'Theirs alone' }).first().waitFor()
    // Each organisation counts for itself: the same id may be one of its own, but never that of the other.
    await tab.goto(`${servicesPath}/${id}`)
    await tab.getByRole('heading', { level: 1, name: /\w/ }).waitFor()
    expect(await tab.content()).not.toContain('Theirs alone')
    expect(JSON.stringify(await api.call('GET', `/data/services/${id}`))).not.toContain('Theirs alone')
    for (const forged of ['SRV-99999', 'users%2Fcurrent', '%3Cimg%20src%3Dx%3E', '%00', 'x'.repeat(300)]) {
      await tab.goto(`${servicesPath}/${forged}`)
      await tab.getByRole('heading', { name: /Entry not found|could not be loaded/ }).waitFor()
      expect(await tab.content()).not.toContain('Theirs alone')
    }
  })

  test('of languages and pages that are none lead to “not found”', async ({ tab }) => {
    await signIn(tab)
    for (const address of [`/xx/${organisation}/bim/services`, `/en/${organisation}/bim/%3Cscript%3E`]) {
      await tab.goto(address)
      await tab.getByRole('heading', { name: 'This page does not exist' }).waitFor()
    }
  })
})

test('whatever else is stored, the workspace starts, and what is not valid is forgotten', async ({ tab }) => {
  await signIn(tab)
  for (const junk of [
    'null',
    'undefined',
    '{',
    foreign,
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'x'.repeat(100_000),
  ]) {
    await tab.evaluate((value) => {
      for (const key of ['organisation', 'activeLang', 'Project', 'fuseConfig', 'redirectUrl', 'teams', 'clientId'])
        localStorage.setItem(key, value)
    }, junk)
    await tab.goto('/')
    await tab.waitForURL(/\/en\/[\da-f-]{36}\/bp\//)
    await tab.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await stored(tab, 'organisation'), junk.slice(0, 20)).not.toBe(junk)
  }
  await tab.goto(servicesPath)
  await arrived(tab)
})
