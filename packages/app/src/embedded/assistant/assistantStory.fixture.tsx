import { StoryApp } from '@embpm/storybook/StoryApp'
import { http, type RequestHandler } from 'msw'
import { configurationSchema } from '../../session/configuration.js'
import { fakeHost } from '../fakeHost.fixture.js'

const own = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** The address of the chat with the assistant. */
export const assistantAddress = (language = 'en', chat?: string) =>
  `/${language}/${own}/ms-teams?page=chat${chat === undefined ? '' : `&chat=${chat}`}`

const examples = ['Which processes are about purchase orders?', 'What is there about goods receipt?']

/** A page of the chat inside a host's window, where the deployment has an assistant. */
export const assistantScene = (address: string, { phone = false } = {}) => ({
  parameters: {
    layout: 'fullscreen' as const,
    as: 'CON',
    ...(phone && {
      viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
    }),
  },
  ...(phone && { globals: { viewport: { value: 'phone' } } }),
  render: () => (
    <StoryApp
      address={address}
      configuration={configurationSchema(location.origin).parse({ assistant: { name: 'Sample assistant', examples } })}
      openHost={fakeHost({ theme: document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'default' }).open}
    />
  ),
})

/** A piece of the text. */
export const text = (delta: string): string => event('text', { delta })

/** Any event of an answer. */
export const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Two objects that there are, and what an answer says about them. */
export const answered: readonly string[] = [
  event('source', { number: 1, kind: 'processes', key: 'PRC-00001', title: 'Order to cash' }),
  event('source', {
    number: 2,
    kind: 'operationOrders',
    key: 'OO-00001',
    title: 'OO-100001 Close the month in Kassel',
  }),
  event('source', { number: 3, kind: 'unheardOf', key: 'X-1', title: 'Something that has no page here' }),
  text('Two things block the close [1]:\n\n1. Four executions of week 44 are not confirmed'),
  text(', on an order of Kassel [2].\n2. One order has no cost object, so 31 hours would be posted nowhere [3].'),
  event('done', {}),
]

/** Answers each question with the next of these answers, the last one again and again. A `hang` says nothing more. */
export function answersWith(...answers: readonly (readonly string[] | { hang: readonly string[] })[]): RequestHandler {
  let asked = 0
  return http.post('*/ai-client/answers', () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    const pieces = 'hang' in answer ? answer.hang : answer
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (!('hang' in answer)) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
}

const turn = (id: string, question: string, more: object = {}) => ({
  id,
  question,
  text: 'Nothing fits.',
  sources: [],
  state: 'done',
  ...more,
})

/** Keeps conversations of earlier days on this device. */
export function keepEarlierChats(): void {
  const chat = (id: string, at: string, question: string, more?: object) => ({
    id,
    organisation: own,
    at,
    turns: [turn(`${id}-1`, question, more)],
  })
  const chats = [
    chat('c1', '2026-11-20T08:10:00Z', 'Who is accountable for accruals?', {
      text: 'The controller of Kassel is',
      state: 'failed',
      problem: { kind: 'silent' },
    }),
    chat('c2', '2026-11-17T08:10:00Z', 'Which tables does the interface R2R-I-0042 write?'),
    chat('c3', '2026-11-16T08:10:00Z', 'Steps without a transaction'),
    chat('c4', '2026-10-02T08:10:00Z', 'Test cases for tax codes'),
  ]
  localStorage.setItem('assistantChats', JSON.stringify({ user: 'USR-00001', chats }))
}
