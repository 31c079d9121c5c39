import * as z from 'zod/mini'
import { realmSchema } from './storage.js'

const seconds = z.number().check(z.gte(1), z.lte(60))

/** The settings as `settings.yaml` holds them; every one has a default. */
export const settingsSchema = z.object({
  signIn: z.prefault(
    z.object({
      /** Client id at the identity provider, where it is not the name of the realm. */
      client: z.optional(z.string().check(z.minLength(1))),
      /** What is asked of the identity provider, where `authConfig` of the configuration does not say it. */
      scope: z._default(z.string().check(z.minLength(1)), 'openid profile email'),
      /** How long before its end an access token is renewed, in seconds. */
      renewBefore: z._default(z.number().check(z.gte(1), z.lte(600)), 60),
      /** Realms of the two special sign-in pages. */
      realms: z.prefault(
        z.object({ tremco: z._default(realmSchema, 'tremco'), sub: z._default(realmSchema, 'subscription') }),
        {},
      ),
    }),
    {},
  ),
  /** The workspace in the window of Microsoft Teams. */
  teams: z.prefault(
    z.pipe(
      z.object({
        /** Realms to choose from, at most seven. None: that of the configuration and those of the special pages. */
        realms: z._default(z.array(realmSchema).check(z.maxLength(7)), []),
        /** How long the host may take to answer before the workspace continues in the web, in seconds. Default 5. */
        timeout: z.optional(seconds),
        /** Former name of `timeout`, which files that are in use still have. */
        patience: z.optional(seconds),
      }),
      z.transform(({ patience = 5, timeout = patience, ...teams }) => ({ ...teams, timeout })),
    ),
    {},
  ),
})

/** What a deployment may set beside its addresses. */
export type Settings = z.infer<typeof settingsSchema>

/** The settings of a deployment that sets nothing. */
export const defaultSettings: Settings = settingsSchema.parse({})
