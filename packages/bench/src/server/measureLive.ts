import { setTimeout as sleep } from 'node:timers/promises'
import { timesOf, type Times } from './timesOf.ts'

/** A client that listens to a node. */
interface Listener {
  /** How many changes it has heard of. */
  heard: () => number
  end: () => void
}

async function listen(url: string, headers: Record<string, string>, stream: string): Promise<Listener> {
  const ending = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: { ...headers, 'x-sse-id': stream },
    signal: ending.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`The events answered ${answer.status}`)
  let heard = 0
  const decoder = new TextDecoder()
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const part of body) heard += decoder.decode(part, { stream: true }).split('"services"').length - 1
  }
  read(answer.body).catch(() => undefined)
  return { heard: () => heard, end: () => ending.abort() }
}

/** How long a write takes until every client has heard of it, over several writes; the clients are spread over the nodes. */
export async function measureLive(
  nodes: readonly string[],
  headers: Record<string, string>,
  clients: number,
  write: (round: number) => Promise<unknown>,
): Promise<Times> {
  const opening = Array.from({ length: clients }, (_, at) =>
    listen(nodes[at % nodes.length] ?? '', headers, `client-${String(at).padStart(6, '0')}`),
  )
  const listeners = await Promise.all(opening)
  const times: number[] = []
  try {
    await sleep(1000)
    for (let round = 0; round < 20; round += 1) {
      const before = listeners.map(({ heard }) => heard())
      const begun = performance.now()
      await write(round)
      while (listeners.some(({ heard }, at) => heard() === before[at])) {
        await sleep(2)
        if (performance.now() - begun > 30_000) throw new Error('Not every client heard of a write')
      }
      times.push(performance.now() - begun)
      await sleep(300)
    }
  } finally {
    for (const { end } of listeners) end()
  }
  return timesOf(times)
}
