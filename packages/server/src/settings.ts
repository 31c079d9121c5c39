import * as z from 'zod'

const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const issuer = /^(?:https:\/\/[^/?#]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^/?#]+)*\/realms\/[\w.-]+$/

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4180),
    HOST: z.string().min(1).default('localhost'),
    DATA: z.string().min(1).default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SAMPLE: flag,
    TRUST_PROXY: flag,
    METRICS: flag,
    OIDC_ISSUERS: z
      .string()
      .default('')
      .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))
      .pipe(z.array(z.string().regex(issuer, 'each must be {address}/realms/{realm}, by https but on this computer'))),
    OIDC_AUDIENCE: z.string().default(''),
    ADMIN_EMAIL: z.email().optional(),
    ORGANISATION: z.string().trim().min(1).max(200).default('My organisation'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .superRefine(({ OIDC_ISSUERS, OIDC_AUDIENCE, ADMIN_EMAIL }, context) => {
    if (OIDC_ISSUERS.length === 0) return
    const need = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (OIDC_AUDIENCE === '') need('OIDC_AUDIENCE', 'must say whom tokens are for, or any of the provider would do')
    if (ADMIN_EMAIL === undefined)
      need('ADMIN_EMAIL', 'must say who administers: whoever signs in by it at the provider')
  })

/** Names of the variables that say how a server runs. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** How a server runs. */
export interface Settings {
  /** 0 takes a free one. Default 4180. */
  port: number
  /** What it listens on. Default `localhost`: this computer alone. */
  host: string
  /** Folder of the embedded database. Default `data`. */
  data: string
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined
  /** Where people open it, if not at host and port: behind a proxy. Without a last slash. */
  publicUrl: string | undefined
  /** Whether it begins with the sample organisation. */
  sample: boolean
  /** Whether a proxy before it says who asks, by `x-forwarded-for`. Without one anybody could say so. */
  trustProxy: boolean
  /** Identity providers whose tokens count, the first of which people sign in at. None: passwords of the server's own. */
  issuers: readonly string[]
  /** Whom their tokens must be for. */
  audience: string
  /** Whether figures are told at `/api/metrics`, to whoever can reach it. */
  metrics: boolean
  /** E-mail address of the first administrator. */
  adminEmail: string
  /** Name of the first organisation. */
  organisation: string
  logLevel: string
}

/** A setting that cannot be. */
export class SettingsError extends Error {
  constructor(problems: readonly { name: string; message: string }[]) {
    super(problems.map(({ name, message }) => `${name}: ${message}`).join('\n'))
    this.name = 'SettingsError'
  }
}

/**
 * Reads the settings from the environment.
 *
 * @throws SettingsError naming every variable that cannot be used; never its value, which may be a secret
 */
export function readSettings(from: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = environment.safeParse(from)
  if (!data) throw new SettingsError(error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
  return {
    port: data.PORT,
    host: data.HOST,
    data: data.DATA,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    sample: data.SAMPLE,
    trustProxy: data.TRUST_PROXY,
    metrics: data.METRICS,
    issuers: data.OIDC_ISSUERS,
    audience: data.OIDC_AUDIENCE,
    adminEmail: data.ADMIN_EMAIL ?? 'admin@embpm.local',
    organisation: data.ORGANISATION,
    logLevel: data.LOG_LEVEL,
  }
}
