import { useQuery } from '@tanstack/react-query'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'

/** The profile of the one who chats. */
export function useProfile() {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-profile'],
    queryFn: ({ signal }) => client.profile.get(undefined, { signal }),
  })
}
