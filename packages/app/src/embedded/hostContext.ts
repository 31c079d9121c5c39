import * as z from 'zod/mini'

const orElse = z.catch

/** The looks of a host; one that is not known, such as a newer one, counts as the default. */
export const hostTheme = orElse(z.enum(['default', 'dark', 'contrast']), 'default')

/** One of the looks of a host. */
export type HostTheme = z.infer<typeof hostTheme>

const defaultHost = { theme: 'default', locale: '' } as const

/** What of a host's context the workspace uses. Whatever else it says is left out, and whatever does not fit is missing. */
export const hostContext = z.pipe(
  orElse(
    z.object({
      app: orElse(z.object({ theme: hostTheme, locale: orElse(z.string().check(z.maxLength(35)), '') }), defaultHost),
      page: orElse(z.object({ subPageId: orElse(z.optional(z.string().check(z.maxLength(200))), undefined) }), {}),
    }),
    { app: defaultHost, page: {} },
  ),
  z.transform(({ app, page }) => ({ ...app, subPage: page.subPageId })),
)

/** What the workspace knows of its host. */
export type HostContext = z.infer<typeof hostContext>
