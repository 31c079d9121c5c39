import { chat, type Conversation, type IncomingFrame } from '@embpm/contract/sample/chat'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../session/services.js'
import { applyFrame } from './applyFrame.js'

/** Called when the chats are read; what it returns is called with the answer. */
type Watcher = () => (chats: readonly Conversation[]) => void

const chatsKey: readonly string[] = ['user', 'chats']

/**
 * The chats of a workspace as its cache holds them. Frames of the socket change what is cached; those that arrive while the
 * chats are being read are applied to the answer as well, which may be older.
 */
function createChatData(services: Services) {
  const { queryClient } = services
  const client = services.connectTo('live', chat)
  const reading = new Set<IncomingFrame[]>()
  const watchers = new Set<Watcher>()

  const list = async (signal: AbortSignal): Promise<readonly Conversation[]> => {
    const heard: IncomingFrame[] = []
    reading.add(heard)
    const answered = [...watchers].map((watcher) => watcher())
    try {
      const answer = await client.chats.list(undefined, { signal })
      const chats = heard.reduce<readonly Conversation[]>(applyFrame, answer)
      for (const notify of answered) notify(chats)
      return chats
    } finally {
      reading.delete(heard)
    }
  }

  const cached = () => queryClient.getQueryData<readonly Conversation[]>(chatsKey)
  const change = (next: (chats: readonly Conversation[]) => readonly Conversation[]) =>
    void queryClient.setQueryData<readonly Conversation[]>(chatsKey, (chats) => chats && next(chats))

  return {
    client,
    query: queryOptions({ queryKey: chatsKey, queryFn: ({ signal }) => list(signal) }),
    cached,
    change,
    /** Takes a frame of the socket. */
    take(frame: IncomingFrame) {
      for (const heard of reading) heard.push(frame)
      change((chats) => applyFrame(chats, frame))
    },
    /** Reads the chats again, if they have been asked for. */
    renew: () => queryClient.invalidateQueries({ queryKey: chatsKey }),
    /** @returns ends the watching */
    watch(watcher: Watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** The chats of a workspace as its cache holds them. */
export type ChatData = ReturnType<typeof createChatData>

const known = new WeakMap<Services, ChatData>()

/** The chats of a workspace; one for each, however many parts of the page show them. */
export function chatDataOf(services: Services): ChatData {
  const data = known.get(services) ?? createChatData(services)
  known.set(services, data)
  return data
}
