import { assistantEvent, assistantEventNames, type AssistantEvent } from '@embpm/contract'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { AnswerFailure } from './AnswerFailure.js'

/** An event that brings something of an answer. */
export type AnswerPart = Extract<AssistantEvent, { type: 'text' | 'source' }>

/** How an answer is read. */
export interface ReadAnswerOptions {
  /** Aborts when the person has enough. */
  signal: AbortSignal
  /** How long nothing at all may come, in ms. Default 30,000. */
  silence?: number
  /** So many characters of text and titles are taken. Default 100,000. */
  longest?: number
}

/** A character may be six in JSON; beside text an event has no more than its name. */
const longestEscape = 6

/**
 * Asks, and reads the answer as it comes; whoever leaves the loop ends the connection.
 *
 * @param ask sends the question with the signal given
 * @throws AnswerFailure where it ends early; whatever an aborted request throws, when `signal` aborts
 */
export async function* readAnswer(
  ask: (signal: AbortSignal) => Promise<Response>,
  { signal, silence = 30_000, longest = 100_000 }: ReadAnswerOptions,
): AsyncGenerator<AnswerPart, void, undefined> {
  const own = new AbortController()
  const both = AbortSignal.any([signal, own.signal])
  try {
    const response = await inTime(ask(both), silence, both)
    let left = longest
    for await (const event of eventsOf(await bodyOf(response), silence, both, longest)) {
      if (event.type === 'done') return
      if (event.type === 'error') throw new AnswerFailure('said', event.data.message)
      const length = event.type === 'text' ? event.data.delta.length : event.data.title.length
      if (event.type === 'text' && length > left) {
        yield { type: 'text', data: { delta: event.data.delta.slice(0, left) } }
      }
      // An event that brings nothing counts, too, or a stream of them would have no end.
      left -= Math.max(length, 1)
      if (left < 0) throw new AnswerFailure('tooLong')
      yield event
    }
    throw new AnswerFailure('cut')
  } finally {
    own.abort()
  }
}

async function bodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  const { ok, status, headers, body } = response
  const type = headers.get('content-type') ?? ''
  if (ok && body && /^text\/event-stream\b/i.test(type)) return body
  await body?.cancel()
  // A web server that knows no assistant may answer with a page.
  throw ok ? new AnswerFailure('damaged', type.slice(0, 100)) : new AnswerFailure('status', String(status))
}

/** The events of a stream, in whatever pieces it comes. Comments and events of other names are left out. */
async function* eventsOf(body: ReadableStream<Uint8Array>, silence: number, signal: AbortSignal, longest: number) {
  const waiting: (AssistantEvent | AnswerFailure)[] = []
  const parser = createParser({
    maxBufferSize: longest * longestEscape + 1000,
    onEvent: (message) => {
      const event = eventIn(message)
      if (event) waiting.push(event)
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') waiting.push(new AnswerFailure('tooLong'))
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { value, done } = await inTime(reader.read(), silence, signal, 'cut')
      if (value) parser.feed(decoder.decode(value, { stream: true }))
      for (const event of waiting.splice(0)) {
        if (event instanceof AnswerFailure) throw event
        yield event
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** The event that a message is; `null` for one of another name. */
function eventIn({ event, data }: EventSourceMessage): AssistantEvent | AnswerFailure | null {
  const name = assistantEventNames.find((one) => one === event)
  if (name === undefined) return null
  const parsed = assistantEvent.safeParse({ type: name, data: jsonOf(data) })
  return parsed.success ? parsed.data : new AnswerFailure('damaged', name)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What comes in time; a failure of the network by its name, an abort as it is. */
async function inTime<T>(
  work: Promise<T>,
  silence: number,
  signal: AbortSignal,
  failure: 'unreachable' | 'cut' = 'unreachable',
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let abort = () => {}
  const ended = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason)
    timer = setTimeout(() => reject(new AnswerFailure('silent')), silence)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
  try {
    return await Promise.race([work, ended])
  } catch (error) {
    if (signal.aborted || error instanceof AnswerFailure) throw error
    throw new AnswerFailure(failure)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
