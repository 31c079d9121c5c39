import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { contactsSearch } from './contactsSearch.js'

/** The id that an address gives a contact that does not exist yet. */
export const newContact = 'new'

/** What is shown of the contacts. */
export interface ContactsChoice {
  /** The contact that is open; {@link newContact} for one that does not exist yet. */
  contactId: string | undefined
  isEditing: boolean
  search: string
  /** Id of a tag that all that are listed have. */
  tag: string | undefined
}

/** What the address of the contacts says, and the ways to another one. */
export function useContactsAddress() {
  const router = useRouter()
  const place = usePlace()
  const { contactId }: { contactId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), contactsSearch)
  const choice: ContactsChoice = {
    contactId,
    isEditing: values.edit !== undefined,
    search: values.search ?? '',
    tag: values.tag,
  }
  const list = addressOf(inOrganisation('apps/contacts'), place)
  const hrefOf = (next: Partial<ContactsChoice>) => {
    const { contactId: id, isEditing, search, tag } = { ...choice, ...next }
    const parameters = {
      ...(search !== '' && { search }),
      ...(tag !== undefined && { tag }),
      ...(isEditing && { edit: true }),
    }
    return (id === undefined ? list : `${list}/${encodeURIComponent(id)}`) + stringifySearch(parameters)
  }
  const go = (next: Partial<ContactsChoice>, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href: hrefOf(next), resetScroll: false, ...step })
  const isNarrowed = choice.search !== '' || choice.tag !== undefined
  const narrow = (next: Pick<ContactsChoice, 'search' | 'tag'>) =>
    go(next, stepOf(router, isNarrowed, next.search !== '' || next.tag !== undefined))
  return {
    choice,
    /** What the address asks for in vain. */
    ignored,
    /** Address of the list. */
    listHref: hrefOf({ contactId: undefined, isEditing: false }),
    /** Address with a contact opened. */
    contactHref: (id: string) => hrefOf({ contactId: id, isEditing: false }),
    /** Opens a contact; from one to the next is no step of the history. */
    open: (id: string) => go({ contactId: id, isEditing: false }, { replace: contactId !== undefined }),
    begin: () => go({ contactId: newContact, isEditing: false }),
    edit: () => go({ isEditing: true }),
    endEditing: () => go({ isEditing: false }, { replace: true }),
    close: () => go({ contactId: undefined, isEditing: false }, { replace: true }),
    searchFor: (search: string) => narrow({ search, tag: choice.tag }),
    filterBy: (tag: string | undefined) => narrow({ search: choice.search, tag }),
    showAll: () => narrow({ search: '', tag: undefined }),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go({}, { replace: true }),
  }
}
