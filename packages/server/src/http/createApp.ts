import { randomUUID } from 'node:crypto'
import { answer, type AnswerOptions, answerQuestion, isUpload } from '@embpm/backend'
import { maxArchiveBytes } from '@embpm/contract/organisation-archive'
import { contentSecurityPolicyOf } from '@embpm/app/contentPolicy'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import * as z from 'zod'
import { DatabaseFullError, DatabaseLostError } from '../database/databaseErrors.js'
import { forSender } from '../live/sender.js'
import { ProviderLostError } from '../identity/ProviderLostError.js'
import { createAttempts } from './attempts.js'
import type { Metrics } from './metrics.js'

/** What the server's requests are answered with. */
export interface AppOptions extends AnswerOptions {
  /** Folder of the built application. */
  folder: string
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** Identity providers that people sign in at; without any, the server lets them in itself. */
  issuers: readonly string[]
  /** Figures, told to whoever asks for them. Default: none. */
  metrics?: Metrics
  /** Address of who asks. */
  addressOf: (context: Context) => string
  log: Logger
}

const MiB = 1024 * 1024
/** The most that a request may carry: a part of a file, an archive with what is asked of it, or anything else. */
const limits = { part: 50 * MiB, archive: maxArchiveBytes + MiB, other: 4 * MiB }
const archivePath = /\/api\/administration\/organisations\/[^/]+\/archive$/
/** In ms. */
const quarter = 15 * 60_000

const problem = (
  status: 413 | 429 | 500 | 503 | 507,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) => Response.json({ code, message }, { status, headers })

const withEmail = z.object({ email: z.string() })

/** The account that a request to sign in names; empty for none. */
async function emailIn(request: Request): Promise<string> {
  const { data } = withEmail.safeParse(await request.json().catch(() => null))
  return data?.email.trim().toLowerCase() ?? ''
}

/** The policy of a page, which may talk to the providers that people sign in at as well. */
function policyOf(path: string, issuers: readonly string[]): string {
  const policy = contentSecurityPolicyOf(path)
  if (issuers.length === 0) return policy
  const origins = [...new Set(issuers.map((one) => new URL(one).origin))].join(' ')
  return policy.includes("connect-src 'self'")
    ? policy.replace("connect-src 'self'", `connect-src 'self' ${origins}`)
    : `${policy}; connect-src 'self' ${origins}`
}

/** The whole server: application, API and what operates it, as one handler. */
export function createApp({ folder, isReady, addressOf, issuers, metrics, log, ...options }: AppOptions): Hono {
  const app = new Hono()
  // Many people may share an address, and one of them forgets a password now and then.
  const byAddress = createAttempts({ most: 100, within: quarter })
  const byAccount = createAttempts({ most: 10, within: quarter })

  app.use(async (context, next) => {
    const id = randomUUID()
    const begun = performance.now()
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const headers = context.res.headers
    if (status === 503) headers.set('retry-after', '5')
    headers.set('x-request-id', id)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'same-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('strict-transport-security', 'max-age=31536000')
    // Neither query nor headers nor bodies: they hold what is nobody else's business.
    const line = { id, method, path, status, ms: Math.round(performance.now() - begun) }
    metrics?.observe({ method, path, status, ms: performance.now() - begun })
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error, path: context.req.path }, 'a request failed')
    return problem(500, 'INTERNAL_SERVER_ERROR', 'The server could not do this. It was noted there.')
  })

  if (metrics)
    app.get('/api/metrics', async (context) =>
      context.text(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    )
  app.get('/api/health', (context) => context.json({ status: 'ok' }))
  app.get('/api/ready', async (context) => {
    const ready = await isReady()
    return context.json({ status: ready ? 'ok' : 'the database does not answer' }, ready ? 200 : 503)
  })

  const limited = (maxSize: number): MiddlewareHandler =>
    bodyLimit({ maxSize, onError: () => problem(413, 'TOO_LARGE', 'This is more than the server takes at once.') })
  const [part, archive, other] = [limited(limits.part), limited(limits.archive), limited(limits.other)]
  const limit: MiddlewareHandler = (context, next) =>
    (isUpload(context.req.raw) ? part : archivePath.test(context.req.path) ? archive : other)(context, next)
  app.use(limit)

  // Passwords and invitations cannot be tried one after the other.
  app.on('POST', ['/api/auth/*', '/api/administration/invitations/accept'], async (context, next) => {
    if (issuers.length > 0) return context.json('NOT FOUND', 404)
    const address = addressOf(context)
    const account = `${address} ${await emailIn(context.req.raw.clone())}`
    if (byAddress.isOver(address) || byAccount.isOver(account))
      return problem(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Try again in a quarter of an hour.', {
        'retry-after': String(quarter / 1000),
      })
    await next()
    if (context.res.status >= 400 && context.res.status < 500) {
      byAddress.fail(address)
      byAccount.fail(account)
    }
    return undefined
  })

  const answered = async ({ req: { raw } }: Context) => {
    try {
      if (new URL(raw.url).pathname === '/ai-client/answers') return await answerQuestion(raw, options)
      const onFailed = (error: unknown) =>
        log.error({ err: error, path: new URL(raw.url).pathname }, 'a request failed')
      const response = await forSender(raw.headers.get('x-sse-id'), () => answer(raw, { ...options, onFailed }))
      if (response.headers.get('cache-control') === null) response.headers.set('cache-control', 'no-store')
      return response
    } catch (error) {
      if (error instanceof DatabaseFullError) return problem(507, error.code, error.message)
      if (error instanceof DatabaseLostError || error instanceof ProviderLostError)
        return problem(503, error.code, error.message)
      throw error
    }
  }
  app.use(compress())
  app.all('/api/*', answered)
  app.all('/backend/api/*', answered)
  if (options.configuration?.assistant) app.post('/ai-client/answers', answered)

  const asset = /\.[^/]+$/
  const files = serveStatic({ root: folder, rewriteRequestPath: (path) => (asset.test(path) ? path : '/index.html') })
  app.use(async (context, next) => {
    const answer = await files(context, next)
    // A file that is not there is for the next one to answer.
    if (!answer || !('headers' in answer)) return undefined
    const { path } = context.req
    const isForEver = path.startsWith('/assets/') && !path.endsWith('.json')
    answer.headers.set('content-security-policy', policyOf(path, issuers))
    answer.headers.set('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    return answer
  })
  return app
}
