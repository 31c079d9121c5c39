/** Names the story whose page sends a request. */
const header = 'x-story'

let story = 0
/** The requests of the running story that are not answered yet. */
let underWay = new Set<Request>()
/** The calls that pages have made and nobody has been told of yet, and all of them: `POST /api/apps/tasks/tag`. */
let news: string[] = []
const made = new Set<string>()

/** The requests of the running story's pages. */
export const storyRequests = {
  /** A `send` for a page: once the story has ended nothing is sent, as it would reach the back end of the next one. */
  sender() {
    const own = story
    return async (request: Request): Promise<Response> => {
      if (own !== story) throw new DOMException('The story has ended', 'AbortError')
      request.headers.set(header, String(own))
      note(`${request.method} ${new URL(request.url).pathname}`)
      underWay.add(request)
      try {
        return await fetch(request)
      } finally {
        underWay.delete(request)
      }
    }
  },
  /** Whether an answer is still to come. */
  isWaiting: () => underWay.size > 0,
  /** The paths that an answer is still to come for. */
  waiting: () => [...underWay].map(({ url }) => new URL(url).pathname),
  /** Whether a page of an earlier story sent it: the worker may hand it over when the story has ended. */
  isLate: ({ headers }: Request): boolean => headers.has(header) && headers.get(header) !== String(story),
  /** The calls that pages made for the first time since this was asked last. */
  takeNews() {
    const taken = news
    news = []
    return taken
  },
  /** A story ends. */
  end() {
    story += 1
    underWay = new Set()
  },
}

function note(call: string) {
  if (made.has(call)) return
  made.add(call)
  news.push(call)
}
