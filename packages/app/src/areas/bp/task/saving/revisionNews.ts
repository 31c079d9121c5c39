import * as z from 'zod/mini'

const news = z.object({ organisation: z.string(), processId: z.string(), revision: z.string() })

/** A revision that another tab has made. */
export type RevisionNews = z.infer<typeof news>

/** Tells other tabs of revisions, and hears of theirs. */
export interface RevisionChannel {
  tell: (made: RevisionNews) => void
  close: () => void
}

/** @param onNews called with what another tab has saved, of any process */
export function openRevisionNews(onNews: (made: RevisionNews) => void): RevisionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('embpm-revisions')
  channel.addEventListener('message', ({ data }) => {
    const made = news.safeParse(data)
    if (made.success) onNews(made.data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (made) => channel.postMessage(made),
    close: () => channel.close(),
  }
}
