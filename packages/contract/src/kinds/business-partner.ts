import * as z from 'zod/mini'

import { countries, country } from '../common/countries.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, choices, structure, text } from '../common/fields.js'

/** What a business partner is. */
export const partnerCategories = ['organisation', 'person', 'group'] as const

/** What a business partner is to one; it may be several at once. */
export const partnerRoles = ['customer', 'supplier', 'carrier', 'bank', 'authority', 'contact'] as const

/** What an address is used for. */
export const addressUses = ['main', 'billing', 'delivery'] as const

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const needed = (most: number) => line(most).check(z.minLength(1))

/** Schema of an address of a business partner. */
const address = z.object({
  use: z.enum(addressUses),
  street: line(200),
  postalCode: line(20),
  city: needed(100),
  country: z.enum(countries),
})

/** Schema of somebody whom one talks to at a business partner. */
const contact = z.object({
  name: needed(200),
  /** Such as purchasing. */
  role: line(100),
  email: z.union([z.literal(''), z.email().check(z.maxLength(254))]),
  phone: line(40),
})

/** Somebody one does business with. Source: the domain model, BusinessPartner. */
export const businessPartner = entityOf({
  kind: 'businessPartners',
  path: '/implementation/business-partners',
  tag: 'Implementation',
  one: 'a business partner',
  many: 'business partners',
  key: ['bpNumber'],
  nameOf: ({ bpNumber, name }) => `${bpNumber} ${name}`,
  referenceOf: ({ bpNumber, name }) => ({ name, detail: bpNumber }),
  fields: {
    /** Unique in the organisation, such as 1000417. */
    bpNumber: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    category: choice(partnerCategories, 'partnerCategory').sort().filter().search().bulk(),
    roles: choices(partnerRoles, 'partnerRole').filter(),
    /** Whose rules the tax number follows. */
    country: country().sort().filter().bulk(),
    /** With the letters of the country, such as DE136695976; empty where none is known. */
    taxNumber: text(30).sort().filter().search(),
    addresses: structure(z.array(address).check(z.maxLength(50)), []),
    contacts: structure(z.array(contact).check(z.maxLength(100)), []),
  },
})

/** A business partner as the server stores and answers it. */
export type BusinessPartner = EntityOf<typeof businessPartner>
