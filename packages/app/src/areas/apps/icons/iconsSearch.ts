import * as z from 'zod/mini'

/** What the address of the icons says beside the set: what is searched for in their names. */
export const iconsSearch = {
  search: z.string().check(z.maxLength(200)),
}
