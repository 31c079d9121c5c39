let story = new AbortController()

/** The requests of the running story's pages. */
export const storyRequests = {
  /** A `send` for a page: once the story has ended nothing is sent, as it would reach the back end of the next one. */
  sender() {
    const { signal } = story
    return async (request: Request): Promise<Response> => {
      signal.throwIfAborted()
      return fetch(request)
    }
  },
  /** A story ends. */
  end() {
    story.abort()
    story = new AbortController()
  },
}
