import * as z from 'zod/mini'

/** The looks of a host; one that is not known, such as a newer one, counts as the default. */
export const hostTheme = z.catch(z.enum(['default', 'dark', 'contrast']), 'default')

/** One of the looks of a host. */
export type HostTheme = z.infer<typeof hostTheme>

const defaultHost = { theme: 'default', locale: '' } as const

/** What of a host's context the workspace uses. Whatever else it says is left out, and whatever does not fit is missing. */
export const hostContext = z.pipe(
  z.catch(
    z.object({
      app: z.catch(z.object({ theme: hostTheme, locale: z.catch(z.string().check(z.maxLength(35)), '') }), defaultHost),
      page: z.catch(z.object({ subPageId: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined) }), {}),
    }),
    { app: defaultHost, page: {} },
  ),
  z.transform(({ app, page }) => ({ ...app, subPage: page.subPageId })),
)

/** What the workspace knows of its host. */
export type HostContext = z.infer<typeof hostContext>
