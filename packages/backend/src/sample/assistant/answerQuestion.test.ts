import { assistantEvent, type AssistantEvent, entityName } from '@embpm/contract'
import { beforeEach, expect, test } from 'vitest'

import { answer, type AnswerOptions } from '../../answer.js'
import { sampleOrganisations } from '../../product/administration/organisation.js'
import { createStore } from '../../store.js'
import { sampleCredentials } from '../sampleCredentials.js'
import { answerQuestion } from './answerQuestion.js'
import { wordsOf } from './findObjects.js'
import { sampleAssistant } from './sampleAssistant.js'

const organisation = sampleOrganisations[0]?.organisationId ?? ''
const other = sampleOrganisations.find(({ plan }) => plan === 'SUBSCRIPTION')?.organisationId ?? ''

let options: AnswerOptions
let token: string
beforeEach(async () => {
  options = { store: createStore(), latency: 0 }
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleCredentials),
  }
  const session: unknown = await (await answer(new Request('http://x/api/auth/sign-in', signIn), options)).json()
  token = typeof session === 'object' && session && 'accessToken' in session ? String(session.accessToken) : ''
})

const ask = (body: unknown, { of = organisation, by = token } = {}) =>
  answerQuestion(
    new Request('http://x/ai-client/answers', {
      method: 'POST',
      headers: { authorization: `Bearer ${by}`, 'x-org-id': of, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    options,
  )

async function eventsTo(question: string, of?: string): Promise<AssistantEvent[]> {
  const response = await ask({ question, conversationId: 'c' }, { of })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const blocks = (await response.text()).split('\n\n').filter(Boolean)
  return blocks.map((block) => {
    const [, type, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
    const parsed: unknown = JSON.parse(data ?? '')
    return assistantEvent.parse({ type, data: parsed })
  })
}

const textOf = (events: readonly AssistantEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.data.delta : '')).join('')
const sourcesOf = (events: readonly AssistantEvent[]) =>
  events.flatMap((event) => (event.type === 'source' ? [event.data] : []))

test('each example finds objects, which exist, and the text numbers them', async () => {
  for (const question of sampleAssistant.examples) {
    const events = await eventsTo(question)
    const sources = sourcesOf(events)
    expect(sources.length, question).toBeGreaterThan(1)
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
    for (const { number, kind, title } of sources) {
      expect(entityName.safeParse(kind).success).toBe(true)
      expect(textOf(events)).toContain(`- ${title} [${number}]\n`)
    }
    expect(textOf(events)).toMatch(/^This is the sample assistant\./)
    expect(events.at(-1)).toEqual({ type: 'done', data: {} })
  }
})

test('a question that fits nothing, or has no word, is answered by how to ask', async () => {
  const nothing = await eventsTo('Who knows zzzzqqq?')
  expect(sourcesOf(nothing)).toEqual([])
  expect(textOf(nothing)).toContain('Nothing fits “knows”, “zzzzqqq”.')
  expect(textOf(await eventsTo('What is it?'))).toContain('There is no word in your question')
})

test('it finds nothing of an organisation that one is not in, or that has nothing', async () => {
  const question = sampleAssistant.examples[0] ?? ''
  expect(sourcesOf(await eventsTo(question, other))).toEqual([])
  expect(sourcesOf(await eventsTo(question, 'nobody'))).toEqual([])
})

test('without a token it answers as the API does, and what is no question it refuses', async () => {
  expect((await ask({ question: 'x', conversationId: 'c' }, { by: 'nonsense' })).status).toBe(401)
  for (const body of [
    '',
    '{',
    {},
    { question: ' ', conversationId: 'c' },
    { question: 'x'.repeat(4001), conversationId: 'c' },
  ])
    expect((await ask(body)).status).toBe(400)
})

test('words that say nothing are not looked for', () => {
  expect(wordsOf('Which processes are about purchase orders in W44 or O2C-0147?')).toEqual([
    'purchase',
    'orders',
    'w44',
    'o2c-0147',
  ])
})
