import * as z from 'zod/mini'

import {
  anything,
  byId,
  byIdInQuery,
  id,
  iso,
  optionalInQuery,
  pageNumber,
  pageSize,
  patchOf,
  sampleRoute,
} from '../common/sample.js'

/** The largest picture that is taken as an avatar, in bytes: 5 MiB. */
export const maxAvatarBytes = 5 * 1024 * 1024

/** An e-mail address of a contact; the label is `Personal` or `Work` in the sample. */
export const contactEmail = z.object({ email: z.string(), label: z.string() })

/** A phone number of a contact. */
export const contactPhone = z.object({
  /** ISO 3166 code of two letters, lower case: `iso` of a {@link country}. */
  country: z.string(),
  /** As it is dialled within the country, without the country's code. */
  phoneNumber: z.string(),
  /** `Mobile`, `Work` or `Home` in the sample. */
  label: z.string(),
})

/** A contact. */
export const contact = z.object({
  id,
  /** Address of a picture, `data:` for one that was uploaded. */
  avatar: z.nullable(z.string()),
  /** Address of a wide picture behind the contact. */
  background: z.nullable(z.string()),
  name: z.string(),
  emails: z.array(contactEmail),
  phoneNumbers: z.array(contactPhone),
  title: z.optional(z.string()),
  company: z.string(),
  birthday: z.nullable(iso),
  address: z.nullable(z.string()),
  /** HTML. */
  notes: z.nullable(z.string()),
  /** Ids of {@link contactTag}. */
  tags: z.array(id),
})

/** A contact. */
export type Contact = z.infer<typeof contact>

/** A contact as it was just created: title and company stand in `job`, and it has no background. */
export const newContact = z.extend(z.omit(contact, { background: true, title: true, company: true }), {
  avatar: z.null(),
  name: z.literal('New Contact'),
  emails: z.array(contactEmail).check(z.length(0)),
  phoneNumbers: z.array(contactPhone).check(z.length(0)),
  job: z.object({ title: z.literal(''), company: z.literal('') }),
  birthday: z.null(),
  address: z.null(),
  notes: z.null(),
  tags: z.array(id).check(z.length(0)),
})

/** A contact as it was just created. */
export type NewContact = z.infer<typeof newContact>

/** A contact as it is stored: a {@link contact}, or a {@link newContact} with the fields that it was given since. */
export const storedContact = z.extend(contact, {
  background: z.optional(contact.shape.background),
  company: z.optional(contact.shape.company),
  job: z.optional(z.object({ title: z.string(), company: z.string() })),
})

/** A contact as it is stored. */
export type StoredContact = z.infer<typeof storedContact>

/** A country that a phone number may belong to. */
export const country = z.object({
  id,
  /** ISO 3166 code of two letters, lower case. */
  iso: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** In English. */
  name: z.string(),
  /** Calling code with a leading `+`, such as `+49`. Countries may share one. */
  code: z.string().check(z.regex(/^\+\d+$/)),
  /**
   * `background-position` of the flag, such as `-96px -54px`, in a sprite of 26 × 26 cells, each 24 px wide and 18 px
   * high: the row is the first letter of `iso`, the column the second, both counted from `a` as 0. So the place of a
   * flag never depends on which countries there are.
   */
  flagImagePos: z.string().check(z.regex(/^(0|-\d+px) (0|-\d+px)$/)),
})

/** A country that a phone number may belong to. */
export type Country = z.infer<typeof country>

/** A tag of contacts. */
export const contactTag = z.object({ id, title: z.string() })

/** A tag of contacts. */
export type ContactTag = z.infer<typeof contactTag>

/**
 * A picture from a form: any image type, 1 byte to {@link maxAvatarBytes}. What the browser says about the type is
 * believed, for the picture is only ever shown as a picture.
 */
const picture = z.file({ error: 'A picture is needed, as a file of a multipart form.' }).check(
  z.minSize(1, { error: 'The picture is empty.' }),
  z.maxSize(maxAvatarBytes, { error: `The picture may have ${maxAvatarBytes / 1024 / 1024} MB at most.` }),
  z.refine(({ type }) => /^image\/[\w.+-]+(?:; ?[\w-]+=[\w-]+)*$/i.test(type), { error: 'The file is no picture.' }),
)

/**
 * Part of a list, an extension of the sample services: `page` counts from 0, `size` is 10 unless given. The whole list
 * is answered when both are absent, an empty one past the last page.
 */
const part = { page: optionalInQuery(pageNumber(0)), size: optionalInQuery(pageSize) }

const route = sampleRoute('/apps/contacts', 'Contacts')

/** An address book. Source: sample services, "Contacts". */
export const contacts = {
  contacts: {
    /** By name, without regard to case and accents. */
    list: route('GET', '/all', 'List contacts').input(z.object(part)).output(z.array(storedContact)),
    /** `query` is found anywhere in a name, ignoring case; by name; an empty one finds nothing. */
    search: route('GET', '/search', 'Search contacts by name')
      .input(z.object({ query: optionalInQuery(z.string()), ...part }))
      .output(z.array(storedContact)),
    get: route('GET', '/contact', 'Read a contact').input(byId).output(z.nullable(storedContact)),
    /** It stands first in the storage, and so before others of its name. */
    create: route('POST', '/contact', 'Create an empty contact').input(anything).output(newContact),
    update: route('PATCH', '/contact', 'Change a contact')
      .input(z.extend(byId, { contact: patchOf(storedContact) }))
      .output(z.nullable(storedContact)),
    remove: route('DELETE', '/contact', 'Delete a contact').input(byIdInQuery).output(z.literal(true)),
    /** A multipart form. The picture becomes the contact's `avatar` as `data:<its type>;base64,…`. */
    setAvatar: route('POST', '/avatar', 'Give a contact a picture')
      .input(z.extend(byId, { avatar: picture }))
      .output(z.nullable(storedContact)),
  },
  /** Every country with a calling code, by name. */
  countries: { list: route('GET', '/countries', 'List countries').output(z.array(country)) },
  tags: {
    list: route('GET', '/tags', 'List tags').output(z.array(contactTag)),
    create: route('POST', '/tag', 'Create a tag')
      .input(z.object({ tag: z.omit(contactTag, { id: true }) }))
      .output(contactTag),
    update: route('PATCH', '/tag', 'Change a tag')
      .input(z.extend(byId, { tag: patchOf(contactTag) }))
      .output(z.nullable(contactTag)),
    /** Takes the tag off every contact. */
    remove: route('DELETE', '/tag', 'Delete a tag').input(byIdInQuery).output(z.literal(true)),
  },
}
