import { useTags } from '../names-dialog/useTags.js'
import { rowsKey, useContactsClient } from './useContacts.js'

/** The tags of contacts, and what can be done with them. */
export const useContactTags = () =>
  useTags({ queryKey: ['user', 'contacts', 'tags'], usedIn: rowsKey, calls: useContactsClient().tags })
