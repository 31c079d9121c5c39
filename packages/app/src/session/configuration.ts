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

/** The schema of the configuration for a page of this origin. What is missing is the origin itself. */
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
      /** API of accounts. */
      auth: z.optional(address(origin)),
      /** Sent as `x-api-key`. */
      apiKey: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
      /** Base of the identity provider, whose realms are at `{authBase}/realms/{clientId}`. None: the sample sign-in. */
      authBase: z.optional(address(origin)),
      /** Realm of those who never chose one. */
      clientId: z.optional(realmSchema),
      authConfig: z.optional(z.object({ clientId: z.optional(realmSchema) })),
    }),
    z.transform(({ authConfig, clientId, ...rest }) => ({ ...rest, clientId: clientId ?? authConfig?.clientId })),
  )
}

/** Where the parts of this deployment are. Source: spec.md, sections 3 and 7. */
export type Configuration = z.infer<ReturnType<typeof configurationSchema>>

/** Everything on the own origin, without an identity provider. */
export const defaultConfiguration = (origin: string): Configuration => configurationSchema(origin).parse({})
