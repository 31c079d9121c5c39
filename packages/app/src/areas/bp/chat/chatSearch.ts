import * as z from 'zod/mini'
import { firstView, type ChatView } from '../../../chat/ChatView.js'
import { isShellParameter, type RawSearch } from '../../../shell/searchParams.js'

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
  const ignored: string[] = []
  const read = <T>(name: keyof typeof parameters, schema: z.ZodMiniType<T>): T | undefined => {
    const value = raw[name]
    if (value === undefined) return undefined
    const result = schema.safeParse(value)
    if (!result.success) ignored.push(`${name}=${String(value)}`)
    return result.data
  }
  for (const name of Object.keys(raw)) {
    if (!(name in parameters) && !isShellParameter(name)) ignored.push(`${name}=${String(raw[name])}`)
  }
  return {
    view: {
      search: read('q', parameters.q) ?? firstView.search,
      chat: read('chat', parameters.chat) ?? firstView.chat,
      info: read('info', parameters.info) ?? firstView.info,
      list: read('list', parameters.list) ?? firstView.list,
    },
    ignored,
  }
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
