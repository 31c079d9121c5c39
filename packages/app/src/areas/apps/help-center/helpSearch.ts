import * as z from 'zod/mini'

/** What the address of the help center says beside topic and guide: what is searched for, and the slug of the questions that are shown. */
export const helpSearch = {
  search: z.string().check(z.maxLength(200)),
  questions: z.string().check(z.minLength(1), z.maxLength(100)),
}
