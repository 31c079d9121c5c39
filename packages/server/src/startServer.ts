import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { administratorOf, invitationOf, sampleAssistant } from '@embpm/backend'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './http/createApp.js'
import { letComeIn } from './http/letComeIn.js'
import { createMetrics } from './http/metrics.js'
import { createChatSocket } from './live/chatSocket.js'
import { createLive } from './live/createLive.js'
import { oidcIdentity } from './identity/oidcIdentity.js'
import { hasPasswords, ownIdentity } from './identity/ownIdentity.js'
import type { Settings } from './settings.js'
import { openStore, type OpenStore } from './storage/openStore.js'

/** A server that runs. */
export interface RunningServer {
  /** Address without a last slash. */
  url: string
  /** Where the first administrator chooses a password; missing once somebody has one. */
  firstLink: string | undefined
  /** Finishes what is being answered, then lets go of the database. */
  stop(): Promise<void>
}

/** What a server is started with. */
export interface ServerOptions extends Settings {
  /** Folder of the built application. */
  folder: string
  log: Logger
}

/** How long requests that are being answered may take when the server stops, in ms. */
const patience = 10_000

/**
 * Starts the server: database, tables, way to sign in, then its port.
 *
 * @throws FolderInUseError, or why tables, database or port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const opened = await openStore(options, options.log)
  try {
    return await listen(options, opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function listen(options: ServerOptions, opened: OpenStore): Promise<RunningServer> {
  const { store, database } = opened
  const { port, host, publicUrl, trustProxy, folder, log, sample } = options
  const { issuers, audience } = options
  const newId = () => randomUUID()
  const identity = issuers.length > 0 ? oidcIdentity({ issuers, audience, store, newId }) : await ownIdentity(store)
  const live = createLive(database, { onError: (error) => log.error({ err: error }, 'changes cannot be told') })
  const app = createApp({
    store,
    live,
    identity,
    folder,
    issuers,
    ...(options.metrics && { metrics: createMetrics() }),
    log,
    latency: 0,
    ownApps: true,
    configuration: {
      host: '/',
      originalHost: '/',
      apiHost: '/',
      nodeJsApi: '/',
      live: true,
      ...(issuers.length > 0 ? { issuer: issuers[0] } : { accounts: 'invited' }),
      ...(sample && { assistant: sampleAssistant }),
    },
    addressOf: trustProxy ? forwardedFor : remoteAddress,
    isReady: () =>
      database.query('select 1').then(
        () => true,
        () => false,
      ),
  })
  const answered = async (request: Request, env: HttpBindings | Http2Bindings) => {
    const answer = await app.fetch(request, env)
    if (!(await letComeIn(env.incoming))) answer.headers.set('connection', 'close')
    return answer
  }
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    // Longer than a proxy keeps a connection: else it sends the next request into one that is just being closed.
    const serverOptions = { keepAliveTimeout: 65_000 }
    const served = serve({ fetch: answered, port, hostname: host, serverOptions }, () => resolve(served))
    served.once('error', reject)
  })
  const chat = createChatSocket({
    store,
    identity,
    newId,
    onError: (error) => log.error({ err: error }, 'the chat failed'),
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => chat.upgrade(request, socket, head))
  const address = server.address()
  const used = address !== null && typeof address === 'object' ? address.port : port
  const url = publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${used}`
  return {
    url,
    firstLink: await firstLinkOf(options, url, { store, identity }),
    async stop() {
      chat.close()
      live.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience).unref()
      })
      await opened.close()
    },
  }
}

/** The link by which the first administrator comes in, as long as nobody has a password. */
async function firstLinkOf(
  { adminEmail: email, organisation, issuers }: Settings,
  url: string,
  given: Pick<Parameters<typeof administratorOf>[0], 'store' | 'identity'>,
): Promise<string | undefined> {
  if (issuers.length === 0 && (await hasPasswords(given.store))) return undefined
  const context = { ...given, newId: () => randomUUID(), wait: () => Promise.resolve() }
  const { id } = await administratorOf(context, { email, organisation })
  if (issuers.length > 0) return undefined
  return `${url}/accept-invitation?invitation=${await invitationOf(given.store, id)}`
}

const remoteAddress = (context: Context): string => getConnInfo(context).remote.address ?? ''

/** Of the addresses that proxies noted the last: what stands before it, the one who asks may have made up. */
const forwardedFor = (context: Context): string =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? remoteAddress(context)
