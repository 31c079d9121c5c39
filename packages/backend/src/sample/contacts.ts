import { contacts as contract, contactTag } from '@embpm/contract/sample/contacts'

import { sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { contactTable, contactTagSeeds, emptyContact } from './contacts.data.js'
import { contactsByName } from './contactsByName.js'
import { countries } from './countries.js'
import { textSearch } from './textSearch.js'

const defaultSize = 10

const tags = sampleTable({ name: 'contact-tag', schema: contactTag, seeds: () => contactTagSeeds })

const api = sampleApi(contract)

/** The part of a list that was asked for; everything when no part was. */
function partOf({ page, size }: { page?: number; size?: number }): { start?: number; end?: number } {
  if (page === undefined && size === undefined) return {}
  const length = size ?? defaultSize
  const start = (page ?? 0) * length
  return { start, end: start + length }
}

/** The content of a file as an address that needs no network. */
async function dataAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // In pieces, for a call takes only so many arguments.
  const piece = 0x8000
  let binary = ''
  for (let at = 0; at < bytes.length; at += piece) binary += String.fromCharCode(...bytes.subarray(at, at + piece))
  return `data:${file.type};base64,${btoa(binary)}`
}

/** The handlers of the contacts. */
export const contacts = api.router({
  contacts: {
    list: api.contacts.list.handler(async ({ input, context }) => [
      ...contactsByName(await contactTable.list(context), partOf(input)),
    ]),
    search: api.contacts.search.handler(async ({ input: { query, ...part }, context }) => {
      if (query === undefined) return []
      const { isIn } = textSearch(query)
      // Found first and put in order then: a search seldom finds many.
      const found = (await contactTable.list(context)).filter(({ name }) => isIn(name))
      return [...contactsByName(found, partOf(part))]
    }),
    get: api.contacts.get.handler(({ input, context }) => contactTable.get(context, input.id)),
    create: api.contacts.create.handler(async ({ context }) => {
      const { id } = await contactTable.add(context, 'first', emptyContact)
      return { id, ...emptyContact }
    }),
    update: api.contacts.update.handler(({ input, context }) => contactTable.patch(context, input.id, input.contact)),
    remove: api.contacts.remove.handler(async ({ input: { query }, context }) => {
      await contactTable.remove(context, query.id)
      return true as const
    }),
    setAvatar: api.contacts.setAvatar.handler(async ({ input, context }) =>
      contactTable.patch(context, input.id, { avatar: await dataAddress(input.avatar) }),
    ),
  },
  countries: { list: api.countries.list.handler(async () => [...(await countries())]) },
  tags: {
    list: api.tags.list.handler(async ({ context }) => [...(await tags.list(context))]),
    create: api.tags.create.handler(({ input, context }) => tags.add(context, 'first', input.tag)),
    update: api.tags.update.handler(({ input, context }) => tags.patch(context, input.id, input.tag)),
    remove: api.tags.remove.handler(async ({ input: { query }, context }) => {
      await tags.remove(context, query.id)
      await contactTable.changeAll(context, (row) =>
        row.tags.includes(query.id) ? { ...row, tags: row.tags.filter((tag) => tag !== query.id) } : undefined,
      )
      return true as const
    }),
  },
})
