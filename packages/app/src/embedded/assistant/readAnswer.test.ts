import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AnswerFailure, type AnswerProblem } from './AnswerFailure.js'
import { readAnswer, type AnswerPart, type ReadAnswerOptions } from './readAnswer.js'

const encoder = new TextEncoder()
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const text = (delta: string) => event('text', { delta })
const source = { number: 1, kind: 'processes', key: 'PRC-00001', title: 'Goods – 収' }
const done = event('done', {})
const answer = text('Zwei Dinge 🧾 [1].') + event('source', source) + text('\n- Ende') + done

/** A response whose body comes in these pieces; then it ends, breaks off or says nothing more. */
function response(pieces: readonly (string | Uint8Array)[], end: 'ends' | 'breaks' | 'hangs' = 'ends') {
  const rest = pieces.values()
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = rest.next()
      if (!next.done) {
        controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value)
        return
      }
      if (end === 'ends') controller.close()
      if (end === 'breaks') controller.error(new TypeError('network'))
    },
    cancel() {
      cancelled = true
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    isCancelled: () => cancelled,
  }
}

interface Read {
  text: string
  parts: AnswerPart[]
  problem: AnswerProblem | null
}

async function read(
  ask: (signal: AbortSignal) => Promise<Response>,
  options: Partial<ReadAnswerOptions> = {},
): Promise<Read> {
  const parts: AnswerPart[] = []
  let problem: AnswerProblem | null = null
  try {
    for await (const part of readAnswer(ask, { signal: new AbortController().signal, ...options })) parts.push(part)
  } catch (error) {
    if (!(error instanceof AnswerFailure)) throw error
    problem = error.problem
  }
  return { text: parts.map((part) => (part.type === 'text' ? part.data.delta : '')).join(''), parts, problem }
}

const readPieces = (pieces: readonly (string | Uint8Array)[], options?: Partial<ReadAnswerOptions>) =>
  read(() => Promise.resolve(response(pieces).response), options)

const whole: Read = {
  text: 'Zwei Dinge 🧾 [1].\n- Ende',
  parts: [
    { type: 'text', data: { delta: 'Zwei Dinge 🧾 [1].' } },
    { type: 'source', data: source },
    { type: 'text', data: { delta: '\n- Ende' } },
  ],
  problem: null,
}

test('an answer is the same wherever its bytes are parted, within a character as well', async () => {
  const bytes = encoder.encode(answer)
  for (let at = 0; at <= bytes.length; at += 1) {
    expect(await readPieces([bytes.slice(0, at), bytes.slice(at)]), `parted at ${at}`).toEqual(whole)
  }
  expect(await readPieces([...bytes].map((byte) => new Uint8Array([byte])))).toEqual(whole)
})

test('an answer is the same with any line ends, comments, and events of other names', async () => {
  const others = [
    ': keep-alive\n\n',
    ':\n',
    event('step', { searched: 4 }),
    'data: [DONE]\n\n',
    'retry: 9\n\n',
    'id: 7\n\n',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.constantFrom('', ...others), { minLength: 4, maxLength: 4 }),
      async (lineEnd, between) => {
        const events = answer.split(/(?<=\n\n)/)
        const stream = events.map((one, index) => `${between[index] ?? ''}${one}`).join('')
        expect(await readPieces([stream.replaceAll('\n', lineEnd)])).toEqual(whole)
      },
    ),
    { numRuns: 60 },
  )
})

test('what comes after the end is not read', async () => {
  const { response: answered, isCancelled } = response([answer, text('more')], 'hangs')
  expect(await read(() => Promise.resolve(answered))).toEqual(whole)
  expect(isCancelled()).toBe(true)
})

test('an event that cannot be read is named, and what came before is kept', async () => {
  const broken: readonly [string, string][] = [
    ['event: text\ndata: {"delta":\n\n', 'text'],
    [event('text', { delta: 7 }), 'text'],
    [event('text', null), 'text'],
    [event('source', { ...source, number: 0 }), 'source'],
    [event('source', { ...source, title: 'x'.repeat(501) }), 'source'],
    [event('error', {}), 'error'],
  ]
  for (const [piece, detail] of broken) {
    expect(await readPieces([text('Before.'), piece, text('After.'), done])).toMatchObject({
      text: 'Before.',
      problem: { kind: 'damaged', detail },
    })
  }
})

test('a server that says nothing does not answer: before the first byte, and in the middle', async () => {
  const silence = 30
  const never = () => new Promise<Response>(() => {})
  expect(await read(never, { silence })).toMatchObject({ text: '', problem: { kind: 'silent' } })
  const { response: answered, isCancelled } = response([text('Half')], 'hangs')
  expect(await read(() => Promise.resolve(answered), { silence })).toMatchObject({
    text: 'Half',
    problem: { kind: 'silent' },
  })
  expect(isCancelled()).toBe(true)
})

test('a slow server that gives a sign of life is waited for', async () => {
  let left = 6
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 40))
      left -= 1
      controller.enqueue(encoder.encode(left > 0 ? ': working\n\n' : answer))
    },
  })
  const answered = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  expect(await read(() => Promise.resolve(answered), { silence: 150 })).toEqual(whole)
})

test('who has enough ends the connection, before the answer and in the middle', async () => {
  const waiting = new AbortController()
  const never = (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const asked = read(never, { signal: waiting.signal })
  waiting.abort(new DOMException('Stopped', 'AbortError'))
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })

  const controller = new AbortController()
  const { response: answered, isCancelled } = response([text('Half')], 'hangs')
  let seen = ''
  const reading = (async () => {
    for await (const part of readAnswer(() => Promise.resolve(answered), { signal: controller.signal })) {
      seen += part.type === 'text' ? part.data.delta : ''
      setTimeout(() => controller.abort(new DOMException('Stopped', 'AbortError')))
    }
  })()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect([seen, isCancelled()]).toEqual(['Half', true])
})

test('who leaves the loop ends the request', async () => {
  let signal: AbortSignal | undefined
  const ask = (given: AbortSignal) => {
    signal = given
    return Promise.resolve(response([text('Half')], 'hangs').response)
  }
  for await (const part of readAnswer(ask, { signal: new AbortController().signal })) {
    expect(part.type).toBe('text')
    break
  }
  expect(signal?.aborted).toBe(true)
})

test('a refusal says its status, a page in place of an answer its type, no answer that there was none', async () => {
  for (const status of [401, 403, 404, 429, 500, 503]) {
    expect(await read(() => Promise.resolve(Response.json({}, { status })))).toMatchObject({
      problem: { kind: 'status', detail: String(status) },
    })
  }
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  expect(await read(() => Promise.resolve(page))).toMatchObject({ problem: { kind: 'damaged', detail: 'text/html' } })
  expect(await read(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    problem: { kind: 'unreachable' },
  })
})

test('a failure in the middle keeps what came: said by the server, broken off, or ended too early', async () => {
  expect(await readPieces([text('Half'), event('error', { message: 'No quota' })])).toMatchObject({
    text: 'Half',
    problem: { kind: 'said', detail: 'No quota' },
  })
  expect(await readPieces([text('Half')])).toMatchObject({ text: 'Half', problem: { kind: 'cut' } })
  const broken = response([text('Half')], 'breaks').response
  expect(await read(() => Promise.resolve(broken))).toMatchObject({ text: 'Half', problem: { kind: 'cut' } })
})

test('an answer without an end is ended, be it in pieces, in one, in sources, in nothing or in a line without an end', async () => {
  const longest = 1000
  const endless = (piece: string) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        if (sent > 20_000) throw new Error('It was read on')
        controller.enqueue(encoder.encode(piece))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const tooLong = { kind: 'tooLong' }
  const inPieces = await read(() => Promise.resolve(endless(text('endless '))), { longest })
  expect([inPieces.text.length, inPieces.problem]).toEqual([longest, tooLong])
  const inOne = await readPieces([text('x'.repeat(5000)), done], { longest })
  expect([inOne.text.length, inOne.problem]).toEqual([longest, tooLong])
  for (const piece of [event('source', source), text(''), 'data: x'.repeat(50), 'event: text\ndata: x\ndata: x\n']) {
    expect((await read(() => Promise.resolve(endless(piece)), { longest })).problem).toEqual(tooLong)
  }
  expect(await readPieces([text('y'.repeat(longest)), done], { longest })).toMatchObject({ problem: null })
})
