import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Identity, joinChat, sessionHolder, type Store } from '@embpm/backend'
import { chatSocketPath, chatSocketProtocols } from '@embpm/contract/sample/chat'
import { WebSocketServer } from 'ws'

/** What the socket of the chats needs of its server. */
export interface ChatSocketOptions {
  store: Store
  identity: Identity
  newId: () => string
  /** Told what went wrong with a frame. */
  onError: (error: unknown) => void
}

/** The socket of the chats, to be given what asks for another protocol. */
export interface ChatSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

const bearer = 'embpm.bearer.'
/** Bytes of the largest frame. */
const maxPayload = 64 * 1024

/** The token among the subprotocols that a client offers: a browser sends no header with a WebSocket. */
function tokenIn(offered: string | undefined): string {
  const protocol = offered?.split(',').find((one) => one.trim().startsWith(bearer))
  return Buffer.from(protocol?.trim().slice(bearer.length) ?? '', 'base64url').toString('utf8')
}

/** Serves the chats of each user, to all their windows; nobody without a valid token. */
export function createChatSocket({ store, identity, newId, onError }: ChatSocketOptions): ChatSocket {
  const [chosen = ''] = chatSocketProtocols(null)
  const sockets = new WebSocketServer({ noServer: true, maxPayload, handleProtocols: () => chosen })

  async function ownerOf({ url = '', headers }: IncomingMessage): Promise<string | undefined> {
    if (new URL(url, 'http://localhost').pathname !== `/api${chatSocketPath}`) return undefined
    const userId = await identity.subjectOf(tokenIn(headers['sec-websocket-protocol']))
    return userId === null ? undefined : (await sessionHolder(store, userId)).user?.id
  }

  sockets.on('connection', (client, owner: string) => {
    const connection = joinChat({
      context: { store, newId, owner },
      latency: Infinity,
      send: (frame) => client.send(JSON.stringify(frame)),
    })
    let last: Promise<void> = Promise.resolve()
    client.on('message', (data: Buffer) => {
      const receive = () => connection.receive(data.toString('utf8'))
      last = last.then(receive, receive)
      last.catch(onError)
    })
    client.on('close', () => connection.leave())
    client.on('error', onError)
  })

  return {
    upgrade(request, socket, head) {
      const refuse = () => socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n')
      ownerOf(request).then(
        (owner) =>
          owner === undefined
            ? refuse()
            : sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, owner)),
        (error: unknown) => {
          onError(error)
          refuse()
        },
      )
    },
    close() {
      for (const client of sockets.clients) client.close(1001, 'The server stops.')
      sockets.close()
    },
  }
}
