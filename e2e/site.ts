import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { answer } from '../packages/backend/src/answer.ts'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { createStore } from '../packages/backend/src/store.ts'
import { contentSecurityPolicy, serve } from '../tools/serve.ts'
import type { TestProvider } from './oidc.provider.ts'

/** A call that reached the API. */
export interface ApiCall {
  method: string
  /** Path and query. */
  path: string
  /** Of the answer; 0 when there was none. */
  status: number
  headers: IncomingMessage['headers']
  /** Whose token it carried, by first name in lower case; `undefined` without a valid one. */
  person: string | undefined
}

/**
 * Somebody beside the sample account, whom the sample back end does not know: a site lets him in, with any password, and
 * says that it is him. What he may do is what the sample account may.
 */
export const jonas = { firstname: 'Jonas', lastname: 'Feld', email: 'j.feld@terranova.eu' }
const tokenOfJonas = `e30.${btoa(JSON.stringify({ sub: 'jonas' })).replaceAll('=', '')}.unsigned`

/** The application as it is deployed: the remote build and its API over HTTP. */
export interface TestSite {
  url: string
  /** Origin of the API: the own one, or another when it stands apart. */
  apiUrl: string
  calls: ApiCall[]
  /** What `/api/configuration` answers. */
  configuration: Record<string, unknown>
  /** What `settings.yaml` holds. */
  settings: string
  /** Whose tokens the API takes; without one, those of the sample sign-in. */
  provider: TestProvider | null
  /** `true`: the API takes no token at all. */
  refusing: boolean
  /** How the API is: `down` hangs up, `failing` answers 503. */
  api: 'up' | 'down' | 'failing'
  /** How long the API thinks about each call, in ms. */
  latency: number
  close(): Promise<void>
}

/** How a site is deployed. */
export interface SiteOptions {
  /** The API on an origin of its own. Default `false`. */
  apart?: boolean
}

/** Serves the remote build and its API. The API is the sample's; where there is a provider, behind its tokens. */
export async function startSite({ apart = false }: SiteOptions = {}): Promise<TestSite> {
  const files = await serve(join(import.meta.dirname, '../packages/app/dist-remote'))
  const store = createStore()
  const ask = (request: Request) => answer(request, { store, latency: 0 })
  const sampleToken = await tokenOf(ask)

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const { pathname } = new URL(path, site.url)
    if (pathname === '/api/configuration') return send(response, Response.json(site.configuration))
    if (pathname === '/settings.yaml') return send(response, new Response(site.settings))
    if (pathname.startsWith('/api/')) return respondApi(request, response)
    const connect = [apart ? site.apiUrl : '', site.provider?.url ?? ''].filter((one) => one !== '')
    const policy = connect.length === 0 ? '' : `; connect-src 'self' ${connect.join(' ')}`
    return send(response, await fetch(files.url + path), { 'content-security-policy': contentSecurityPolicy + policy })
  }

  async function respondApi(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '/', headers: sent } = request
    const cross: Record<string, string> = apart
      ? {
          'access-control-allow-origin': site.url,
          'access-control-allow-headers': sent['access-control-request-headers'] ?? '*',
          'access-control-allow-methods': '*',
        }
      : {}
    if (method === 'OPTIONS') return send(response, new Response(null, { status: 204 }), cross)
    const token = /^Bearer (\S+)$/.exec(sent.authorization ?? '')?.[1] ?? ''
    const person = await personOf(token)
    const call: ApiCall = { method, path, status: 0, headers: sent, person }
    site.calls.push(call)
    if (site.api === 'down') {
      request.socket.destroy()
      return
    }
    const body = method === 'GET' ? null : await text(request)
    await new Promise((resolve) => setTimeout(resolve, site.latency))
    const answered =
      site.api === 'failing'
        ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
        : await answerTo(new Request(site.apiUrl + path, { method, headers: admitted(sent, person), body }), person)
    call.status = answered.status
    await send(response, answered, cross)
  }

  /** What the sample API answers; to Jonas, whom it does not know, with what is his. */
  async function answerTo(request: Request, person: string | undefined): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/auth/sign-in') {
      const { email } = z.object({ email: z.string() }).parse(await request.clone().json())
      if (email === jonas.email) return Response.json({ accessToken: tokenOfJonas })
    }
    const answered = await ask(request)
    if (person !== 'jonas' || pathname !== '/api/administration/users/current' || !answered.ok) return answered
    return Response.json({ ...z.looseObject({}).parse(await answered.json()), ...jonas, id: 'jonas' })
  }

  async function personOf(token: string): Promise<string | undefined> {
    if (!site.provider) return token === tokenOfJonas ? 'jonas' : token === '' ? undefined : 'marta'
    const accounts = Object.values(site.provider.realms).map((realm) => realm.accountOf(token))
    return (await Promise.all(accounts)).find((account) => account !== undefined)
  }

  /** The headers that reach the sample API: its own token stands for one of the provider, and for that of Jonas. */
  function admitted(sent: IncomingMessage['headers'], person: string | undefined): Headers {
    const headers = new Headers()
    for (const [name, value] of Object.entries(sent)) if (typeof value === 'string') headers.set(name, value)
    if (site.refusing || (site.provider && person === undefined)) headers.delete('authorization')
    else if (site.provider || person === 'jonas') headers.set('authorization', `Bearer ${sampleToken}`)
    return headers
  }

  const page = await listen(respond)
  const api = apart ? await listen(respondApi) : page
  const site: TestSite = {
    url: page.url,
    apiUrl: api.url,
    calls: [],
    configuration: {},
    settings: '',
    provider: null,
    refusing: false,
    api: 'up',
    latency: 0,
    close: async () => {
      await files.close()
      await page.close()
      if (apart) await api.close()
    },
  }
  return site
}

async function tokenOf(ask: (request: Request) => Promise<Response>): Promise<string> {
  const answered = await ask(
    new Request('http://localhost/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleCredentials),
    }),
  )
  const session: unknown = await answered.json()
  return typeof session === 'object' && session && 'accessToken' in session ? String(session.accessToken) : ''
}

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy())
  })
  // It shares a thread with the callers of a test. One that is busy for five seconds would be told only afterwards that its
  // connection had been idle for too long, and would have sent a request into it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function send(response: ServerResponse, answered: Response, more: Record<string, string> = {}) {
  const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answered.headers)
  response.writeHead(answered.status, { ...headers, ...more })
  response.end(Buffer.from(await answered.arrayBuffer()))
}
