import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOrganisation, useUser } from '../../entity/useUser.js'
import { basesOf } from '../../session/apiHosts.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { createChatHistory } from './chatHistory.js'
import { createAssistant, type Assistant, type AssistantState } from './createAssistant.js'

/** A name that no other conversation or question has. No secret, so that an insecure address, where there is no UUID, will do. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')

/** The conversations of the user with the assistant. Whoever leaves the page ends the answer that is being written. */
export function useAssistant(): { assistant: Assistant; state: AssistantState } {
  const { configuration, request, storage } = useServices()
  const { organisationId } = useOrganisation()
  const { id: user } = useUser()
  // An action under way says itself that it failed.
  const { mutateAsync } = useMutation({ mutationFn: (asked: Request) => request(asked), gcTime: 0 })
  const [assistant] = useState(() =>
    createAssistant({
      history: createChatHistory(storage, user, organisationId),
      send: (question, signal) =>
        mutateAsync(
          new Request(`${basesOf(configuration).ai}/answers`, {
            method: 'POST',
            headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
            body: JSON.stringify(question),
            signal,
          }),
        ),
      newId,
      now: () => new Date(),
    }),
  )
  useEffect(() => () => assistant.stop(), [assistant])
  return { assistant, state: useSyncExternalStore(assistant.subscribe, assistant.state) }
}
