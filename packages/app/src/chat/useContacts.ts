import { useQuery } from '@tanstack/react-query'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'

/** Everybody one can chat with, by name. */
export function useContacts() {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-contacts'],
    queryFn: ({ signal }) => client.contacts.list(undefined, { signal }),
  })
}
