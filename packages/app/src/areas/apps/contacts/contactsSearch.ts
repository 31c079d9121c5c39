import * as z from 'zod/mini'

/** What the address of the contacts says beside the contact: what is searched for, the id of a tag, and whether the contact is edited. */
export const contactsSearch = {
  search: z.string().check(z.maxLength(200)),
  tag: z.string().check(z.minLength(1), z.maxLength(100)),
  edit: z.literal('true'),
}
