import { useQuery } from '@tanstack/react-query'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'

/** All about a contact; `null` when there is none of this id. */
export function useContact(id: string) {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-contact', id],
    queryFn: ({ signal }) => client.contacts.get({ id }, { signal }),
  })
}
