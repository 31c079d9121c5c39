import { incomingFrame, outgoingFrame, type IncomingFrame, type OutgoingFrame } from '@embpm/contract/sample/chat'
import { browserNetwork, type Network } from './browserNetwork.js'

/** How the connection is: not wanted, on its first way, open, lost and tried again, or without a network. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost' | 'offline'

/** Options of {@link createChatSocket}. */
export interface ChatSocketOptions {
  /** Address, `ws:` or `wss:`. */
  url: string
  /** The subprotocols to offer, asked for before each attempt; one that rejects counts as a lost connection. */
  protocols(): Promise<string[]>
  /** Called with every frame of the contract; anything else is left out. */
  onFrame(frame: IncomingFrame): void
  onState(state: ConnectionState): void
  network?: Network
  /** Opens a socket. Default: the browser's. */
  open?: (url: string, protocols: string[]) => WebSocket
  /** 0 to 1, for the waiting times. */
  random?: () => number
}

/** The live connection to the chats, which comes back by itself. */
export interface ChatSocket {
  start(): void
  stop(): void
  /** Sends a frame; `false` when there is no connection. Throws when the frame does not fit the contract. */
  send(frame: OutgoingFrame): boolean
  /** Tries at once what waits to be tried, and gives up a connection that is open but silent. */
  renew(): void
  /** Number of the current or last connection; 0 before the first. */
  run(): number
}

/** How long a connection may take to open, and must last to count as a good one, in ms. */
const openingTime = 10_000
const goodTime = 5_000

/** A connection that, once lost, is tried again after 1, 2, 4 … up to 30 seconds, or when the network is back. */
export function createChatSocket(options: ChatSocketOptions): ChatSocket {
  const { url, protocols, onFrame, onState, network = browserNetwork, random = Math.random } = options
  const { open = (address, offered) => new WebSocket(address, offered) } = options
  let socket: WebSocket | null = null
  let listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | null = null
  let attempts = 0
  let run = 0

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, milliseconds)
  }

  /** Lets go of the socket: nothing it still says counts, and it keeps nothing of the page. */
  const drop = () => {
    clearTimeout(timer)
    listening.abort()
    const old = socket
    socket = null
    old?.close()
  }

  const lose = () => {
    drop()
    if (!network.isOnline()) return onState('offline')
    onState('lost')
    wait(reconnectDelay(attempts, random()), connect)
    attempts += 1
  }

  const connect = () => {
    drop()
    if (!network.isOnline()) return onState('offline')
    if (attempts === 0) onState('connecting')
    listening = new AbortController()
    const { signal } = listening
    wait(openingTime, lose)
    void protocols().then(
      (offered) => signal.aborted || begin(offered, signal),
      () => signal.aborted || lose(),
    )
  }

  const begin = (offered: string[], signal: AbortSignal) => {
    let mine: WebSocket
    try {
      mine = open(url, offered)
    } catch {
      return lose()
    }
    socket = mine
    const opened = () => {
      run += 1
      wait(goodTime, () => {
        attempts = 0
      })
      onState('open')
    }
    const receive = ({ data }: MessageEvent<unknown>) => {
      const frame = parse(data)
      if (frame) onFrame(frame)
    }
    mine.addEventListener('open', opened, { signal })
    mine.addEventListener('message', receive, { signal })
    mine.addEventListener('close', lose, { signal })
  }

  return {
    start() {
      if (stopListening) return
      stopListening = network.subscribe(() => (network.isOnline() ? connect() : lose()))
      connect()
    },
    stop() {
      stopListening?.()
      stopListening = null
      attempts = 0
      drop()
      onState('idle')
    },
    send(frame) {
      const text = JSON.stringify(outgoingFrame.parse(frame))
      if (socket?.readyState !== 1) return false
      socket.send(text)
      return true
    },
    renew() {
      if (!stopListening) return
      if (socket?.readyState === 1) lose()
      else connect()
    },
    run: () => run,
  }
}

function parse(data: unknown): IncomingFrame | null {
  if (typeof data !== 'string') return null
  try {
    return incomingFrame.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

const first = 1000
const longest = 30_000

/**
 * How long to wait before a lost connection is tried again, in ms: 1 second, doubled with each attempt, 30 at most, and up
 * to a fifth more or less, so that all who lost it do not come back in the same moment.
 *
 * @param attempts how many have failed
 * @param chance 0 to 1
 */
export const reconnectDelay = (attempts: number, chance: number): number =>
  Math.round(Math.min(longest, first * 2 ** Math.min(attempts, 10)) * (0.8 + 0.4 * chance))
