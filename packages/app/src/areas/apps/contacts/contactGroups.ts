import type { StoredContact } from '@embpm/contract/sample/contacts'

/** Contacts whose names begin alike. */
export interface ContactGroup {
  /** Their first letter as a capital, without accents; `#` for those that begin with no letter. */
  letter: string
  contacts: readonly StoredContact[]
}

/** Case and accents of Latin, Greek and Cyrillic letters do not decide, as in the order of the service. */
const keyOf = ({ name }: Pick<StoredContact, 'name'>): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Contacts in the order in which the service lists them; those of one name stay as they stood. */
export const byName = (contacts: readonly StoredContact[]): readonly StoredContact[] =>
  contacts
    .map((contact) => ({ contact, key: keyOf(contact) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1))
    .map(({ contact }) => contact)

const letterOf = (contact: StoredContact): string => {
  const [first = ''] = keyOf(contact)
  return /^\p{L}$/u.test(first) ? first.toUpperCase() : '#'
}

/** The contacts by their first letters, as they follow each other. */
export const contactGroups = (contacts: readonly StoredContact[]): readonly ContactGroup[] =>
  Array.from(Map.groupBy(contacts, letterOf), ([letter, group]) => ({ letter, contacts: group }))
