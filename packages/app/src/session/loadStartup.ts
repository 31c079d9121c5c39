import * as z from 'zod/mini'
import {
  configurationSchema,
  defaultConfiguration,
  type Configuration,
  type ConfigurationFailure,
} from './configuration.js'
import { defaultSettings, settingsSchema, type Settings } from './settings.js'

/** How long the start waits for either, in ms. */
const timeout = 8000

/** What the start knows about its deployment. */
export interface Startup {
  configuration: Configuration
  /** Read on demand, because their parser is large: the sample sign-in needs none of them. */
  settings(): Promise<Settings>
}

/** How the start asks. */
export interface StartupOptions {
  /** Default: the page's. */
  origin?: string
  /** Default: the browser's `fetch`. */
  send?: (request: Request) => Promise<Response>
  /** Told what failed, never what an answer held. Default: the console. */
  log?: (message: string) => void
}

/**
 * Asks for `GET {origin}/api/configuration` and, at the same time, for `settings.yaml` beside the page. A failure of either
 * is logged, and its defaults are used; of the first, the configuration says so itself. Source: spec.md, sections 7 and 8.
 */
export async function loadStartup(options: StartupOptions = {}): Promise<Startup> {
  const { origin = location.origin, send = (request) => fetch(request), log = console.warn } = options
  const attempt = async <T>(what: string, load: () => Promise<T>, otherwise: (error: unknown) => T): Promise<T> => {
    try {
      return await load()
    } catch (error) {
      log(`${what} could not be loaded, its defaults are used: ${reason(error)}`)
      return otherwise(error)
    }
  }
  const get = async (address: string) => {
    const answer = await send(new Request(new URL(address, origin), { signal: AbortSignal.timeout(timeout) }))
    if (!answer.ok) throw new RefusedError(answer.status)
    return answer
  }
  const settingsText = attempt(
    'settings.yaml',
    async () => (await get('/settings.yaml')).text(),
    () => '',
  )
  const configuration = await attempt(
    'The configuration',
    async () => configurationSchema(origin).parse(await (await get('/api/configuration')).json()),
    (error): Configuration => ({ ...defaultConfiguration(origin), failure: failureOf(error) }),
  )
  let settings: Promise<Settings> | undefined
  const parse = async () => {
    const text = await settingsText
    if (!text.trim()) return defaultSettings
    return attempt(
      'settings.yaml',
      async () => {
        const { parse } = await import('yaml')
        const value: unknown = parse(text)
        return settingsSchema.parse(value ?? {})
      },
      () => defaultSettings,
    )
  }
  return { configuration, settings: () => (settings ??= parse()) }
}

/** The server answers, but not with what was asked for. */
class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** What went wrong without any of the contents: only the paths of wrong values. */
const reason = (error: unknown) =>
  error instanceof z.core.$ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ')
    : // Browsers quote what they cannot read as JSON.
      error instanceof SyntaxError
      ? 'not JSON'
      : error instanceof Error
        ? error.message
        : 'unknown'

/** The same of the configuration, for a page to say in words. */
function failureOf(error: unknown): ConfigurationFailure {
  if (error instanceof RefusedError) return { kind: 'status', status: error.status }
  if (error instanceof SyntaxError) return { kind: 'unreadable' }
  if (!(error instanceof z.core.$ZodError)) return { kind: 'noAnswer' }
  const paths = [...new Set(error.issues.map(({ path }) => path.join('.')))]
  return paths.includes('') ? { kind: 'unreadable' } : { kind: 'values', paths }
}
