import { chatSocketPath, incomingFrame, type IncomingFrame, type OutgoingFrame } from '@embpm/contract/sample/chat'
import { expect } from 'vitest'

/** Lets time pass. */
export const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for something that will come about soon. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  for (const start = Date.now(); !condition(); await later(2))
    if (Date.now() - start > 6000) throw new Error(`Waited in vain for ${what}`)
}

/** A client over a real WebSocket, which only takes frames of the contract. */
export class ChatTestClient {
  readonly frames: IncomingFrame[] = []
  readonly times: number[] = []
  readonly socket: WebSocket
  constructor(origin: string, base = '/api') {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}${base}${chatSocketPath}`)
    this.socket.addEventListener('message', ({ data }) => {
      const sent: unknown = JSON.parse(String(data))
      const frame = incomingFrame.parse(sent)
      expect(sent).toEqual(frame)
      this.frames.push(frame)
      this.times.push(performance.now())
    })
  }
  open = () => until(() => this.socket.readyState === WebSocket.OPEN, 'the connection')
  send = (frame: OutgoingFrame) => this.socket.send(JSON.stringify(frame))
  say = (chatId: string, value: string) => this.send({ chatId, value, isMine: true })
  async first(count: number): Promise<IncomingFrame[]> {
    await until(() => this.frames.length >= count, `${count} frames, there were ${JSON.stringify(this.frames)}`)
    return this.frames
  }
}
