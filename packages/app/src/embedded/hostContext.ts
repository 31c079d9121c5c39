import * as z from 'zod'

/** The looks of a host; one that is not known, such as a newer one, counts as the default. */
export const hostTheme = z.enum(['default', 'dark', 'contrast']).catch('default')

/** One of the looks of a host. */
export type HostTheme = z.infer<typeof hostTheme>

const defaultHost = { theme: 'default', locale: '' } as const

/** What of a host's context the workspace uses. Whatever else it says is left out, and whatever does not fit is missing. */
export const hostContext = z
  .object({
    app: z.object({ theme: hostTheme, locale: z.string().max(35).catch('') }).catch(defaultHost),
    page: z.object({ subPageId: z.string().max(200).optional().catch(undefined) }).catch({}),
  })
  .catch({ app: defaultHost, page: {} })
  .transform(({ app, page }) => ({ ...app, subPage: page.subPageId }))

/** What the workspace knows of its host. */
export type HostContext = z.infer<typeof hostContext>
