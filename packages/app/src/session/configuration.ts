import type { ConfigurationObject } from '@embpm/contract'
import * as z from 'zod/mini'
import { realmSchema } from './storage.js'

/** An address of this deployment, absolute or relative to the page; without credentials, query and last slash. */
const address = (origin: string) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1)),
    z.transform((value: string, context) => {
      const url = URL.canParse(value, origin) ? new URL(value, origin) : null
      if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
        context.issues.push({ code: 'custom', message: 'not an address', input: value })
        return z.NEVER
      }
      return (url.origin + url.pathname).replace(/\/+$/, '')
    }),
  )

/** The base of an identity provider and the realm that an issuer names; `null` for one of another form. */
function realmOf(issuer: string): { authBase: string; clientId: string } | null {
  const [, authBase, realm] = /^(.+)\/realms\/([^/]+)$/.exec(issuer) ?? []
  const { data: clientId } = realmSchema.safeParse(realm)
  return authBase === undefined || clientId === undefined ? null : { authBase, clientId }
}

/** A value of the configuration in force; `scope` is that of `authConfig`, `assistant` its name. */
export type ConfigurationKey = Exclude<keyof ConfigurationObject, 'authConfig'> | 'scope'

/**
 * Where a value comes from: the server's answer of the same name, what the application has of its own, or another value of the
 * answer, from which it follows.
 */
export type ConfigurationSource = 'server' | 'builtIn' | 'apiHost' | 'issuer' | 'authConfig'

/** Takes the first value that there is, and notes where it comes from. */
function createChoice() {
  const sources: Partial<Record<ConfigurationKey, ConfigurationSource>> = {}
  const choose = <T extends string | undefined>(
    key: ConfigurationKey,
    given: readonly (readonly [ConfigurationSource, string | undefined])[],
    otherwise: readonly [ConfigurationSource, T],
  ): string | T => {
    for (const [source, value] of [...given, otherwise])
      if (value !== undefined) {
        sources[key] = source
        return value
      }
    return otherwise[1]
  }
  return { sources, choose }
}

/**
 * The schema of the configuration for a page of this origin. What is missing is the origin itself; where the identity
 * provider is follows from the issuer, unless `authBase` says so. It says of each value where it comes from, and which parts
 * of the answer nothing uses. Source: spec.md, sections 3 and 7.
 */
export const configurationSchema = (origin: string) => {
  const own = () => z.optional(address(origin))
  return z.pipe(
    z.looseObject({
      /** Where the workspace itself is served. */
      host: own(),
      /** Where it is served without a proxy in between. */
      originalHost: own(),
      /** Host of the API, which lives below `/api`. */
      apiHost: own(),
      /** Host of chat and other live services. */
      nodeJsApi: own(),
      /** API of accounts. Default: `/api/auth` of `apiHost`. */
      auth: own(),
      /** Sent as `x-api-key`. */
      apiKey: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
      /** Base of the identity provider, whose realms are at `{authBase}/realms/{clientId}`. None: the sample sign-in. */
      authBase: own(),
      /** `{authBase}/realms/{clientId}`: says both where they are not given. */
      issuer: own(),
      /** Realm of those who never chose one. */
      clientId: z.optional(realmSchema),
      /** The same for the library of the identity provider, and what is asked of the provider. */
      authConfig: z._default(
        z.looseObject({
          clientId: z.optional(realmSchema),
          issuer: own(),
          scope: z.optional(z.string().check(z.minLength(1))),
        }),
        {},
      ),
      /** Who makes accounts where there is no identity provider. */
      accounts: z._default(z.enum(['open', 'invited']), 'open'),
      /** Whether changes of others are told as they happen. Default: no. */
      live: z.optional(z.boolean()),
      /** The assistant that answers at `{apiHost}/ai-client`. None: there is no AI chat. */
      assistant: z.optional(
        z.looseObject({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
          examples: z._default(
            z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(4)),
            [],
          ),
        }),
      ),
    } satisfies Record<keyof ConfigurationObject, z.ZodMiniType>),
    z.transform((answer, context) => {
      const {
        host,
        originalHost,
        apiHost,
        nodeJsApi,
        auth,
        apiKey,
        authBase,
        clientId,
        authConfig,
        accounts,
        live = false,
        assistant,
        ...rest
      } = answer
      const { clientId: configClientId, issuer: configIssuer, scope, ...restOfConfig } = authConfig
      const { name: assistantName, examples = [], ...restOfAssistant } = assistant ?? {}
      const { issuer: givenIssuer, ...unknown } = rest
      const { sources, choose } = createChoice()
      sources.accounts = answer.accounts === 'open' ? 'builtIn' : 'server'
      sources.live = answer.live === undefined ? 'builtIn' : 'server'
      const issuer = choose('issuer', [['server', givenIssuer]], ['authConfig', configIssuer])
      const named = issuer === undefined ? null : realmOf(issuer)
      if (issuer !== undefined && !named && authBase === undefined) {
        context.issues.push({
          code: 'custom',
          message: 'not {authBase}/realms/{clientId}',
          input: issuer,
          path: ['issuer'],
        })
        return z.NEVER
      }
      const api = choose('apiHost', [['server', apiHost]], ['builtIn', origin])
      const values = {
        host: choose('host', [['server', host]], ['builtIn', origin]),
        originalHost: choose('originalHost', [['server', originalHost]], ['builtIn', origin]),
        apiHost: api,
        nodeJsApi: choose('nodeJsApi', [['server', nodeJsApi]], ['builtIn', origin]),
        auth: choose('auth', [['server', auth]], ['apiHost', `${api}/api/auth`]),
        apiKey: choose('apiKey', [], ['server', apiKey]),
        authBase: choose('authBase', [['server', authBase]], ['issuer', named?.authBase]),
        issuer,
        clientId: choose(
          'clientId',
          [
            ['server', clientId],
            ['authConfig', configClientId],
          ],
          ['issuer', named?.clientId],
        ),
        scope: choose('scope', [], ['server', scope]),
        accounts,
        live,
        assistant: choose('assistant', [], ['server', assistantName]),
      }
      const follows = sources.authBase === 'issuer' || sources.clientId === 'issuer'
      const unused: Record<string, unknown> = {
        ...unknown,
        ...(follows ? {} : { issuer: givenIssuer }),
        ...prefixed('assistant', restOfAssistant),
        ...prefixed('authConfig', {
          ...restOfConfig,
          ...(follows && sources.issuer === 'authConfig' ? {} : { issuer: configIssuer }),
          ...(sources.clientId === 'authConfig' ? {} : { clientId: configClientId }),
        }),
      }
      return {
        ...values,
        /** Questions that the assistant is good at. */
        examples,
        /** Where each value comes from. A value that is not set has no source. */
        sources,
        /** Names of what the answer says and nothing uses, never what they are: `authConfig.secret`. */
        unused: Object.keys(unused).filter((name) => unused[name] !== undefined),
      }
    }),
  )
}

const prefixed = (part: string, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]))

/** Why an answer is not in force; `paths` name the values that could not be read. */
export type ConfigurationFailure =
  | { kind: 'noAnswer' | 'unreadable' }
  | { kind: 'status'; status: number }
  | { kind: 'values'; paths: readonly string[] }

/** Where the parts of this deployment are. Source: spec.md, sections 3 and 7. */
export type Configuration = z.infer<ReturnType<typeof configurationSchema>> & {
  /** Missing where the answer of the server is in force. */
  failure?: ConfigurationFailure
}

/** Everything on the own origin, without an identity provider. */
export const defaultConfiguration = (origin: string): Configuration => configurationSchema(origin).parse({})
