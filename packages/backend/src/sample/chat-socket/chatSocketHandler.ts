import { chatSocketPath } from '@embpm/contract/sample/chat'
import type { WebSocketHandler } from 'msw'
import { ws } from 'msw/ws'

import { type ChatHost, joinChat } from './joinChat.js'

/** One for all handlers: each link listens to the page for as long as it lives. */
const link = ws.link(`*/api${chatSocketPath}`)

/** Clients that are served. Of several sets of handlers the first one answers, as with requests. */
const served = new WeakSet<object>()

/**
 * Serves the live chat to WebSockets that MSW intercepts. Frames go out through the store's room and not by the link's
 * `broadcast`, which would reach the clients of other stores too.
 */
export function chatSocketHandler(host: Omit<ChatHost, 'send'>): WebSocketHandler {
  return link.addEventListener('connection', ({ client }) => {
    if (served.has(client)) return
    served.add(client)
    const connection = joinChat({ ...host, send: (frame) => client.send(JSON.stringify(frame)) })
    // MSW keeps every client that there was: one that left is to keep no store.
    const listening = new AbortController()
    const { signal } = listening
    let last: Promise<void> = Promise.resolve()
    client.addEventListener(
      'message',
      ({ data }) => {
        const receive = () => connection.receive(data)
        last = last.then(receive, receive)
      },
      { signal },
    )
    client.addEventListener(
      'close',
      () => {
        listening.abort()
        connection.leave()
      },
      { signal },
    )
  })
}
