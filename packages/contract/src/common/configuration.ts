import { oc } from '@orpc/contract'
import * as z from 'zod'

/**
 * Where the parts of a deployment are. Addresses are absolute or relative to the page. Source: the specification, entity
 * "Configuration object" and the call of the start.
 */
export const configurationObject = z.object({
  host: z.string().optional(),
  originalHost: z.string().optional(),
  apiHost: z.string().optional(),
  nodeJsApi: z.string().optional(),
  /** API of accounts. Default: `/api/auth` of `apiHost`. */
  auth: z.string().optional(),
  /** The realm to sign in to, `{authBase}/realms/{clientId}`; says both where they are not given. */
  issuer: z.string().optional(),
  apiKey: z.string().optional(),
  /** Base of the identity provider; none: the sample sign-in. */
  authBase: z.string().optional(),
  /** Realm of those who never chose one. */
  clientId: z.string().optional(),
  /** What the library of the identity provider is set up with: realm, issuer, and what is asked of the provider. */
  authConfig: z
    .object({ clientId: z.string().optional(), issuer: z.string().optional(), scope: z.string().optional() })
    .optional(),
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
