import { incomingFrame, type IncomingFrame } from '@embpm/contract/sample/chat'

/** How the socket of a story behaves. */
export interface FakeSocketScript {
  /** Whether it opens; else it breaks at once. */
  opens: boolean
  /** What it tells again and again from when it opened. */
  tells?: IncomingFrame
  /** What it tells when something is sent. */
  answers?: IncomingFrame
}

/**
 * Puts a socket with a script in place of the browser's.
 *
 * @returns puts the browser's own back
 */
export function fakeSocket(script: FakeSocketScript): () => void {
  class FakeSocket extends EventTarget {
    readyState = 0
    #timers: ReturnType<typeof setTimeout>[] = []
    constructor() {
      super()
      this.#timers.push(setTimeout(() => this.#begin(), 0))
    }
    #begin() {
      this.readyState = script.opens ? 1 : 3
      this.dispatchEvent(new Event(script.opens ? 'open' : 'close'))
      const { tells } = script
      if (!script.opens || !tells) return
      this.#tell(tells)
      this.#timers.push(setInterval(() => this.#tell(tells), 2000))
    }
    #tell(frame: IncomingFrame) {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(incomingFrame.parse(frame)) }))
    }
    send(text: string) {
      const { answers } = script
      if (answers && text.includes('"value"')) setTimeout(() => this.#tell(answers), 0)
    }
    close() {
      this.readyState = 3
      for (const timer of this.#timers) clearTimeout(timer)
    }
  }
  const own = Object.getOwnPropertyDescriptor(window, 'WebSocket')
  Object.defineProperty(window, 'WebSocket', { value: FakeSocket, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(window, 'WebSocket', own)
  }
}
