import { oc } from '@orpc/contract'
import * as z from 'zod/mini'

/**
 * Where the parts of a deployment are. Addresses are absolute or relative to the page. Source: the specification, entity
 * "Configuration object" and the call of the start.
 */
export const configurationObject = z.object({
  host: z.optional(z.string()),
  originalHost: z.optional(z.string()),
  apiHost: z.optional(z.string()),
  nodeJsApi: z.optional(z.string()),
  /** API of accounts. Default: `/api/auth` of `apiHost`. */
  auth: z.optional(z.string()),
  /** The realm to sign in to, `{authBase}/realms/{clientId}`; says both where they are not given. */
  issuer: z.optional(z.string()),
  apiKey: z.optional(z.string()),
  /** Base of the identity provider; none: the sample sign-in. */
  authBase: z.optional(z.string()),
  /** Realm of those who never chose one. */
  clientId: z.optional(z.string()),
  /** What the library of the identity provider is set up with: realm, issuer, and what is asked of the provider. */
  authConfig: z.optional(
    z.object({ clientId: z.optional(z.string()), issuer: z.optional(z.string()), scope: z.optional(z.string()) }),
  ),
  /**
   * Who makes accounts. `open`: whoever wants one asks for it, and a new password comes by mail. `invited`: administrators, who hand over
   * links for both. Default: `open`.
   */
  accounts: z.optional(z.enum(['open', 'invited'])),
  /** Whether changes of others are told as they happen (`live.events`). Default: no. */
  live: z.optional(z.boolean()),
  /** The assistant that answers at `{apiHost}/ai-client`. None: there is no AI chat. */
  assistant: z.optional(
    z.object({
      /** What it is called. */
      name: z.string(),
      /** Questions that it is good at, to begin with. */
      examples: z.optional(z.array(z.string())),
    }),
  ),
})

/** Where the parts of a deployment are. */
export type ConfigurationObject = z.infer<typeof configurationObject>

/** The endpoint of the start. It needs no token. */
export const configuration = {
  /** What the start has to know about its deployment. */
  read: oc
    .route({ method: 'GET', path: '/configuration', summary: 'Where everything is', tags: ['Start'] })
    .output(configurationObject),
}
