import { type AssistantEvent, assistantQuestion, createClient } from '@embpm/contract'

import { answer, type AnswerOptions } from '../../answer.js'
import { findObjects, type FoundObject, wordsOf } from './findObjects.js'
import { sampleAssistant } from './sampleAssistant.js'

/** The time between two pieces of an answer, in ms. */
const pace = 30

/**
 * Answers `POST …/ai-client/answers` as a scripted assistant, which says so: it looks for the words of the question by the
 * search of the API, with the token of the one who asks, and streams what it finds. No language model is asked.
 */
export async function answerQuestion(request: Request, options: AnswerOptions): Promise<Response> {
  const headers = {
    authorization: request.headers.get('authorization') ?? '',
    'x-org-id': request.headers.get('x-org-id') ?? '',
  }
  const base = new URL('/api', request.url).href
  const ask = (asked: Request) => answer(asked, { ...options, latency: 0 })
  const holder = await ask(new Request(`${base}/administration/users/current`, { headers }))
  if (!holder.ok) return holder
  const body: unknown = await request.json().catch(() => null)
  const parsed = assistantQuestion.safeParse(body)
  if (!parsed.success) return Response.json({ code: 'BAD_REQUEST', message: 'This is no question.' }, { status: 400 })
  const words = wordsOf(parsed.data.question)
  const found = await findObjects(createClient({ url: base, headers: () => headers, fetch: ask }), words)
  return new Response(streamOf(script(words, found), Math.min(pace, options.latency ?? Infinity)), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  })
}

/** The events of an answer, its text word by word. */
function script(words: readonly string[], found: readonly FoundObject[]): AssistantEvent[] {
  const said = words.map((word) => `“${word}”`).join(', ')
  const intro = `This is the ${sampleAssistant.name.toLowerCase()}. It looks for the words of a question in the workspace and understands no more than that.`
  const text =
    found.length > 0
      ? [
          `${intro}\n\n${found.length === 1 ? 'One object fits' : `${found.length} objects fit`} ${said}:\n\n`,
          found.map(({ name }, index) => `- ${name} [${index + 1}]`).join('\n'),
          '\n\nOpen one to read on, or ask with other words.',
        ]
      : [
          `${intro}\n\n`,
          words.length > 0
            ? `Nothing fits ${said}. Ask with the name or the number of an object.`
            : 'There is no word in your question that it could look for. Ask with the name or the number of an object.',
        ]
  return [
    ...found.map(({ kind, id, name }, index) => ({
      type: 'source' as const,
      data: { number: index + 1, kind, key: id, title: name },
    })),
    ...text
      .join('')
      .split(/(?<=\s)/)
      .map((delta) => ({ type: 'text' as const, data: { delta } })),
    { type: 'done', data: {} },
  ]
}

function streamOf(events: readonly AssistantEvent[], pause: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const rest = events.values()
  return new ReadableStream({
    async pull(controller) {
      const { value: event, done } = rest.next()
      if (done) return controller.close()
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`))
    },
  })
}
