import { describe, expect, test, vi } from 'vitest'
import { configurationSchema, defaultConfiguration } from './configuration.js'
import { loadStartup } from './loadStartup.js'

const origin = 'https://app.test'
const schema = configurationSchema(origin)

describe('configurationSchema', () => {
  test('takes the own origin for what is missing', () => {
    expect(schema.parse({})).toMatchObject({
      host: origin,
      originalHost: origin,
      apiHost: origin,
      nodeJsApi: origin,
      auth: `${origin}/api/auth`,
    })
  })

  test.each([
    ['https://api.test/backend/', 'https://api.test/backend'],
    ['/backend', 'https://app.test/backend'],
    ['https://api.test?x=1#y', 'https://api.test'],
    ['  https://api.test ', 'https://api.test'],
  ])('reads %j as %s', (apiHost, expected) => {
    expect(schema.parse({ apiHost }).apiHost).toBe(expected)
  })

  test.each(['', 'data:text/plain,x', 'ftp://api.test', 'https://user:secret@api.test', 7])('refuses %j', (apiHost) => {
    expect(schema.safeParse({ apiHost }).success).toBe(false)
  })

  test.each(['../x', 'a/b', '', 'a'.repeat(65), 'a b'])('refuses the realm %j', (clientId) => {
    expect(schema.safeParse({ clientId }).success).toBe(false)
  })

  test.each([
    [{ issuer: 'https://id.test/x/realms/acme' }, 'https://id.test/x', 'acme'],
    [{ authConfig: { issuer: 'https://id.test/realms/acme/' } }, 'https://id.test', 'acme'],
    [{ issuer: 'https://id.test/realms/acme', clientId: 'own' }, 'https://id.test', 'own'],
    [{ issuer: 'https://other.test/realms/acme', authBase: 'https://id.test' }, 'https://id.test', 'acme'],
    [{ issuer: 'https://other.test', authBase: 'https://id.test', clientId: 'own' }, 'https://id.test', 'own'],
  ])('finds provider and realm in %j', (given, authBase, clientId) => {
    expect(schema.parse(given)).toMatchObject({ authBase, clientId })
  })

  test.each(['https://id.test', 'https://id.test/realms/a%20b'])('refuses %s as all that is said of it', (issuer) => {
    expect(schema.safeParse({ issuer }).error?.issues).toMatchObject([{ path: ['issuer'] }])
  })

  test('takes what is asked of the provider', () => {
    expect(schema.parse({ authConfig: { scope: 'openid' } }).scope).toBe('openid')
  })

  test('takes the assistant with its examples, and says what of it nothing uses', () => {
    const assistant = { name: ' Ada ', examples: ['What is open?'], model: 'hidden' }
    expect(schema.parse({ assistant })).toMatchObject({
      assistant: 'Ada',
      examples: ['What is open?'],
      sources: { assistant: 'server' },
      unused: ['assistant.model'],
    })
    expect(schema.parse({})).toMatchObject({ assistant: undefined, examples: [] })
  })

  test.each([{ name: '' }, {}, { name: 'a'.repeat(61) }, { name: 'a', examples: ['1', '2', '3', '4', '5'] }])(
    'refuses the assistant %j',
    (assistant) => {
      expect(schema.safeParse({ assistant }).success).toBe(false)
    },
  )

  test('says where each value comes from, and what nothing uses', () => {
    const { sources, unused } = schema.parse({
      apiHost: 'https://api.test',
      authConfig: { issuer: 'https://id.test/realms/acme', clientId: 'acme', secret: 'hidden' },
      sentry: 'https://sentry.test',
    })
    expect(sources).toEqual({
      accounts: 'builtIn',
      live: 'builtIn',
      host: 'builtIn',
      originalHost: 'builtIn',
      apiHost: 'server',
      nodeJsApi: 'builtIn',
      auth: 'apiHost',
      issuer: 'authConfig',
      authBase: 'issuer',
      clientId: 'authConfig',
    })
    expect(unused.toSorted()).toEqual(['authConfig.secret', 'sentry'])
  })

  test('names what another value takes the place of', () => {
    const issuer = 'https://id.test/realms/acme'
    const given = { issuer, clientId: 'own', authBase: 'https://id.test', authConfig: { issuer, clientId: 'other' } }
    expect(schema.parse(given).unused.toSorted()).toEqual(['authConfig.clientId', 'authConfig.issuer', 'issuer'])
  })

  test.each([{ clientId: 'acme' }, { authConfig: { clientId: 'acme' } }])('finds the realm in %j', (given) => {
    expect(schema.parse(given).clientId).toBe('acme')
  })
})

describe('loadStartup', () => {
  const start = (answers: Record<string, () => Response | Promise<Response>>) => {
    const log = vi.fn<(message: string) => void>()
    const send = (request: Request) =>
      Promise.resolve(answers[new URL(request.url).pathname]?.() ?? new Response('', { status: 404 }))
    return { log, started: loadStartup({ origin, log, send }) }
  }

  test('reads both', async () => {
    const { log, started } = start({
      '/api/configuration': () => Response.json({ apiHost: 'https://api.test', authBase: 'https://id.test/' }),
      '/settings.yaml': () => new Response('signIn:\n  renewBefore: 5\n  realms: { sub: small }\n'),
    })
    const { configuration, settings } = await started
    expect(configuration).toMatchObject({ apiHost: 'https://api.test', authBase: 'https://id.test' })
    expect((await settings()).signIn).toEqual({
      scope: 'openid profile email',
      renewBefore: 5,
      realms: { tremco: 'tremco', sub: 'small' },
    })
    expect(log).not.toHaveBeenCalled()
  })

  test.each(['timeout', 'patience'])('reads how long to wait for Teams as %s', async (name) => {
    const { started } = start({ '/settings.yaml': () => new Response(`teams: { ${name}: 7 }`) })
    expect((await (await started).settings()).teams).toEqual({ realms: [], timeout: 7 })
  })

  test.each([
    ['an error', () => new Response('', { status: 500 }), { kind: 'status', status: 500 }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'noAnswer' }],
    ['a page', () => new Response('<!doctype html>'), { kind: 'unreadable' }],
    ['cut off', () => new Response('secret'), { kind: 'unreadable' }],
    ['nonsense', () => Response.json({ apiHost: 'data:,secret' }), { kind: 'values', paths: ['apiHost'] }],
    ['null', () => Response.json(null), { kind: 'unreadable' }],
  ])('logs and survives a configuration that is %s', async (_, answer, failure) => {
    const { log, started } = start({ '/api/configuration': answer, '/settings.yaml': () => new Response('') })
    expect((await started).configuration).toEqual({ ...defaultConfiguration(origin), failure })
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain('secret')
  })

  test.each([
    ['no YAML', 'a: [1'],
    ['of another shape', 'signIn: 7'],
    ['with a wrong realm', 'signIn: { realms: { sub: ../x } }'],
  ])('logs and survives settings that are %s', async (_, text) => {
    const { log, started } = start({
      '/api/configuration': () => Response.json({}),
      '/settings.yaml': () => new Response(text),
    })
    expect((await (await started).settings()).signIn.renewBefore).toBe(60)
    expect(log).toHaveBeenCalledOnce()
  })
})
