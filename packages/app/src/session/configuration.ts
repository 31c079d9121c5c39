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

/**
 * The schema of the configuration for a page of this origin. What is missing is the origin itself; where the identity
 * provider is follows from the issuer, unless `authBase` says so. Source: spec.md, sections 3 and 7.
 */
export const configurationSchema = (origin: string) => {
  const own = () => z._default(address(origin), origin)
  return z.pipe(
    z.object({
      /** Where the workspace itself is served. */
      host: own(),
      /** Where it is served without a proxy in between. */
      originalHost: own(),
      /** Host of the API, which lives below `/api`. */
      apiHost: own(),
      /** Host of chat and other live services. */
      nodeJsApi: own(),
      /** API of accounts. Default: `/api/auth` of `apiHost`. */
      auth: z.optional(address(origin)),
      /** Sent as `x-api-key`. */
      apiKey: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
      /** Base of the identity provider, whose realms are at `{authBase}/realms/{clientId}`. None: the sample sign-in. */
      authBase: z.optional(address(origin)),
      /** `{authBase}/realms/{clientId}`: says both where they are not given. */
      issuer: z.optional(address(origin)),
      /** Realm of those who never chose one. */
      clientId: z.optional(realmSchema),
      /** The same for the library of the identity provider, and what is asked of the provider. */
      authConfig: z._default(
        z.object({
          clientId: z.optional(realmSchema),
          issuer: z.optional(address(origin)),
          scope: z.optional(z.string().check(z.minLength(1))),
        }),
        {},
      ),
    } satisfies Record<keyof ConfigurationObject, z.ZodMiniType>),
    z.transform(({ authConfig, issuer = authConfig.issuer, ...given }, context) => {
      const named = issuer === undefined ? null : realmOf(issuer)
      if (issuer !== undefined && !named && given.authBase === undefined) {
        context.issues.push({
          code: 'custom',
          message: 'not {authBase}/realms/{clientId}',
          input: issuer,
          path: ['issuer'],
        })
        return z.NEVER
      }
      return {
        ...given,
        auth: given.auth ?? `${given.apiHost}/api/auth`,
        authBase: given.authBase ?? named?.authBase,
        clientId: given.clientId ?? authConfig.clientId ?? named?.clientId,
        scope: authConfig.scope,
      }
    }),
  )
}

/** Where the parts of this deployment are. Source: spec.md, sections 3 and 7. */
export type Configuration = z.infer<ReturnType<typeof configurationSchema>>

/** Everything on the own origin, without an identity provider. */
export const defaultConfiguration = (origin: string): Configuration => configurationSchema(origin).parse({})
