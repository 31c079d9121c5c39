import { loadOnlyWhen } from '@embpm/ui/lazy-part'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiFetch, type ApiFailure, type ApiFetchOptions } from './apiFetch.js'
import { configurationSchema } from './configuration.js'

const hosts = configurationSchema('https://app.test').parse({
  apiHost: 'https://api.test',
  nodeJsApi: 'https://live.test',
})

function setUp(given: Partial<ApiFetchOptions> & { answers?: (number | Error)[] } = {}) {
  const { answers = [200], ...options } = given
  const sent: Request[] = []
  const bodies: Promise<string>[] = []
  const onLost = vi.fn<ApiFetchOptions['onLost']>()
  const failures: ApiFailure[] = []
  const send = (request: Request) => {
    sent.push(request)
    bodies.push(request.text())
    const answer = answers[sent.length - 1] ?? 200
    return typeof answer === 'number' ? Promise.resolve(new Response('', { status: answer })) : Promise.reject(answer)
  }
  const ask = createApiFetch({
    hosts,
    token: () => Promise.resolve('secret'),
    renew: () => Promise.resolve(false),
    headers: () => ({ 'x-org-id': 'org', 'x-user-lang': 'pl', 'x-api-key': 'key', 'x-sse-id': 'stream' }),
    onLost,
    onFailure: (failure) => failures.push(failure),
    retryAfter: 0,
    send,
    ...options,
  })
  return { ask: (url: string, init?: RequestInit) => ask(new Request(url, init)), sent, bodies, onLost, failures }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

describe('headers', () => {
  test('go to the API, with the token', async () => {
    const { ask, sent } = setUp()
    await ask('https://api.test/api/data/services')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer secret',
      'x-org-id': 'org',
      'x-user-lang': 'pl',
      'x-api-key': 'key',
      'x-sse-id': 'stream',
    })
  })

  test('accounts of another host are asked there, without the token', async () => {
    const elsewhere = configurationSchema('https://app.test').parse({ auth: 'https://accounts.test/v1' })
    const { ask, sent, bodies } = setUp({ hosts: elsewhere })
    await ask('https://app.test/api/auth/sign-up', { method: 'POST', body: '{"email":"a"}' })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST https://accounts.test/v1/sign-up'])
    expect([sent[0]?.headers.get('authorization'), await bodies[0]]).toEqual([null, '{"email":"a"}'])
  })

  test('a file goes without the token, and one that was put there is taken away', async () => {
    const { ask, sent } = setUp()
    await ask('https://api.test/backend/api/upload-file', {
      method: 'POST',
      body: 'x',
      headers: { authorization: 'Bearer secret' },
    })
    expect(sent[0]?.headers.get('authorization')).toBeNull()
    expect(sent[0]?.headers.get('x-org-id')).toBe('org')
  })

  test.each(['https://elsewhere.test/', 'https://api.test.elsewhere.test/api'])('nothing goes to %s', async (url) => {
    const { ask, sent } = setUp()
    await ask(url)
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([])
  })
})

describe('a refused token', () => {
  test('is renewed and the request sent once more, body and all', async () => {
    let held = 'old'
    const { ask, sent, bodies, onLost } = setUp({
      answers: [401, 200],
      renew: () => {
        held = 'new'
        return Promise.resolve(true)
      },
      token: () => Promise.resolve(held),
    })
    const answer = await ask('https://api.test/api/x', { method: 'POST', body: 'typed' })
    expect(answer.status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(await Promise.all(bodies)).toEqual(['typed', 'typed'])
    expect(onLost).not.toHaveBeenCalled()
  })

  test.each([
    ['there is no newer one', false, 1],
    ['the newer one is refused as well', true, 2],
  ])('loses the session when %s', async (_, renewed, requests) => {
    const { ask, sent, onLost } = setUp({ answers: [401, 401], renew: () => Promise.resolve(renewed) })
    expect((await ask('https://api.test/api/x')).status).toBe(401)
    expect(sent).toHaveLength(requests)
    expect(onLost.mock.calls).toEqual([['unauthorised']])
  })

  test.each([
    ['with an older token', 'old'],
    ['before anybody signed in', null],
  ])('is no lost session when it was asked %s: the newer token is tried', async (_, first) => {
    const renew = vi.fn<ApiFetchOptions['renew']>()
    const tokens = [first, 'new']
    const { ask, sent, onLost } = setUp({
      answers: [401, 200],
      renew,
      token: () => Promise.resolve(tokens.shift() ?? null),
    })
    expect((await ask('https://api.test/api/x')).status).toBe(200)
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer new')
    expect(renew).not.toHaveBeenCalled()
    expect(onLost).not.toHaveBeenCalled()
  })

  test('loses the session when nobody is signed in any more', async () => {
    const tokens = ['old', null]
    const { ask, sent, onLost } = setUp({ answers: [401], token: () => Promise.resolve(tokens.shift() ?? null) })
    await ask('https://api.test/api/x')
    expect(sent).toHaveLength(1)
    expect(onLost.mock.calls).toEqual([['unauthorised']])
  })

  test.each(['https://api.test/api/auth/sign-in', 'https://elsewhere.test/'])('means nothing at %s', async (url) => {
    const { ask, onLost } = setUp({ answers: [401] })
    await ask(url)
    expect(onLost).not.toHaveBeenCalled()
  })
})

describe('no answer', () => {
  const none = new TypeError('Failed to fetch')

  test('once is no lost session: what only reads is asked again', async () => {
    const { ask, sent, onLost, failures } = setUp({ answers: [none, 200] })
    expect((await ask('https://api.test/api/x')).status).toBe(200)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', 'Bearer secret'])
    expect([onLost.mock.calls, failures]).toEqual([[], []])
  })

  test.each([
    ['goes on', 200, []],
    ['is lost', none, [['unreachable']]],
  ] as const)(
    'to what writes is never sent again: the session %s as the API can be reached',
    async (_, probe, lost) => {
      const { ask, sent, onLost, failures } = setUp({ answers: [none, probe] })
      await expect(ask('https://api.test/api/x', { method: 'POST', body: 'typed' })).rejects.toThrow('Failed to fetch')
      expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST https://api.test/api/x',
        'GET https://api.test/api/administration/users/current',
      ])
      expect(onLost.mock.calls).toEqual(lost)
      expect(failures).toHaveLength(1)
    },
  )

  test('twice loses the session and passes the error on', async () => {
    const { ask, onLost, failures } = setUp({ answers: [none, none] })
    await expect(ask('https://api.test/api/x?q=secret')).rejects.toThrow('Failed to fetch')
    expect(onLost.mock.calls).toEqual([['unreachable']])
    expect(failures).toEqual([{ status: 0, method: 'GET', path: '/api/x' }])
  })

  test('offline is no lost session', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { ask, onLost, failures } = setUp({ answers: [new TypeError('Failed to fetch')] })
    await expect(ask('https://api.test/api/x')).rejects.toThrow('Failed to fetch')
    expect(onLost).not.toHaveBeenCalled()
    expect(failures).toHaveLength(1)
  })

  test('while it is known that the server is away, no session is lost', async () => {
    const { ask, onLost, failures } = setUp({ answers: [none, none], isAway: () => true })
    await expect(ask('https://api.test/api/x')).rejects.toThrow('Failed to fetch')
    expect([onLost.mock.calls.length, failures.length]).toEqual([0, 1])
  })

  test('to events is no sign of a lost session: they are asked for again; a refusal is one', async () => {
    const { ask, sent, onLost } = setUp({ answers: [none, 401] })
    await expect(ask('https://api.test/api/events')).rejects.toThrow('Failed to fetch')
    expect([sent.length, onLost.mock.calls.length]).toEqual([1, 0])
    await ask('https://api.test/api/events')
    expect(onLost.mock.calls).toEqual([['unauthorised']])
  })

  test('while the way is not back though the network is, no session is lost', async () => {
    onTestFinished(loadOnlyWhen(() => false))
    const { ask, sent, onLost, failures } = setUp({ answers: [none, none] })
    await expect(ask('https://api.test/api/x')).rejects.toThrow('Failed to fetch')
    expect(onLost).not.toHaveBeenCalled()
    expect([sent.length, failures.length]).toEqual([1, 1])
  })

  test('a failing answer that comes after one has left is no failure', async () => {
    const leaving = new AbortController()
    const { ask, failures } = setUp({
      send: async () => {
        leaving.abort()
        return new Response('', { status: 503 })
      },
    })
    expect((await ask('https://api.test/api/x', { signal: leaving.signal })).status).toBe(503)
    expect(failures).toEqual([])
  })

  test('an aborted request is neither a failure nor a lost session', async () => {
    const { ask, onLost, failures } = setUp({ answers: [new DOMException('aborted', 'AbortError')] })
    await expect(ask('https://api.test/api/x', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    expect([onLost.mock.calls, failures]).toEqual([[], []])
  })
})

test.each([400, 403, 404, 409, 500, 503])('tells of status %i and passes the answer on unchanged', async (status) => {
  const { ask, onLost, failures } = setUp({ answers: [status] })
  expect((await ask('https://api.test/api/x')).status).toBe(status)
  expect(failures).toEqual([{ status, method: 'GET', path: '/api/x' }])
  expect(onLost).not.toHaveBeenCalled()
})
