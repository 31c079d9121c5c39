import * as z from 'zod/mini'
import { firstView, type ChatView } from '../../../chat/ChatView.js'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'

const id = z.string().check(z.minLength(1), z.maxLength(200))

const parameters = {
  q: z.string().check(z.maxLength(500)),
  chat: id,
  info: id,
  list: z.enum(['chats', 'contacts']),
}

/** What an address asks the chat page to show, and the parameters that it could not follow, each as `name=value`. */
export interface ChatSearch {
  view: ChatView
  ignored: readonly string[]
}

/** Reads the view from an address. What does not parse falls back to its default and is named in `ignored`. */
export function parseChatSearch(raw: RawSearch): ChatSearch {
  const { values, ignored } = readSearch(raw, parameters)
  const { q = firstView.search, chat = firstView.chat, info = firstView.info, list = firstView.list } = values
  return { view: { search: q, chat, info, list }, ignored }
}

/** Writes a view as search parameters; what equals its default is left out. */
export function formatChatSearch({ search, chat, info, list }: ChatView): RawSearch {
  return {
    ...(chat === null ? {} : { chat }),
    ...(search === '' ? {} : { q: search }),
    ...(list === firstView.list ? {} : { list }),
    ...(info === null ? {} : { info }),
  }
}
