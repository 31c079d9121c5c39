import { storyRequests } from './storyRequests.js'

const noted: string[] = []

/** What a network frame carries: a request, or a WebSocket connection, which has none. */
interface Frame {
  protocol: string
  data: unknown
}

/** Requests of the running story that nothing answered. A story with one fails: its picture would show an accident. */
export const unhandledRequests = {
  /** Remembers a request to an API; assets and Storybook's own files pass. */
  note({ data }: Frame) {
    if (typeof data !== 'object' || !data || !('request' in data) || !(data.request instanceof Request)) return
    if (new URL(data.request.url).pathname.startsWith('/api/')) unhandledRequests.noteRequest(data.request)
  },
  /** Remembers a request that reached the back end, which has no endpoint for it. */
  noteRequest(request: Request) {
    const { method, url } = request
    if (!storyRequests.isLate(request)) noted.push(`${method} ${new URL(url).pathname}`)
  },
  /** Answers and forgets them, for a story that sends one on purpose and says which. */
  take: (): string[] => noted.splice(0),
  clear() {
    noted.length = 0
  },
  /** @throws when the story sent a request that no handler answered */
  throwIfAny() {
    if (noted.length > 0) throw new Error(`No handler answered ${noted.splice(0).join(', ')}`)
  },
}
