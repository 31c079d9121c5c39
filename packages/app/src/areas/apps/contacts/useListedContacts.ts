import type { StoredContact } from '@embpm/contract/sample/contacts'
import { useContactSearch } from './useContacts.js'
import type { ContactsChoice } from './useContactsAddress.js'

/** Who is listed: of all, those whose names have the text that is searched for, and that have the chosen tag. */
export function useListedContacts(
  contacts: readonly StoredContact[] | undefined,
  { search, tag }: Pick<ContactsChoice, 'search' | 'tag'>,
) {
  const { data, isError, refetch } = useContactSearch(search)
  const isSearched = search.trim() !== ''
  const hits = isSearched ? data : undefined
  const failed = isSearched && isError
  const listed = contacts?.filter(
    ({ id, tags }) => (hits === undefined || hits.has(id)) && (tag === undefined || tags.includes(tag)),
  )
  return {
    /** `undefined` until the contacts are loaded; nobody where the search could not be done. */
    listed: failed ? [] : listed,
    /** How many a search has found; `undefined` while nothing is searched for. */
    hits: hits && listed?.length,
    /** Whether the search could not be done. */
    failed,
    /** Searches again. */
    searchAgain: refetch,
    /** Whether a text or a tag decides who is listed. */
    isNarrowed: search !== '' || tag !== undefined,
  }
}
