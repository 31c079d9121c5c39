import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { createHandlers, type HandlersOptions } from '../msw.js'
import { createStore } from '../store.js'
import { listen } from '#listen'
import type { Listening } from './node/listen.js'

/** What a service answered. */
export interface Answer {
  status: number
  /** The parsed JSON; `undefined` for an empty body. */
  body: unknown
}

/** Sends a request: `call('PATCH tag', { id, tag })`, `call('GET products?page=0')`. The path is relative to the service. */
export type Call = (line: string, body?: unknown) => Promise<Answer>

/** What a case has at hand besides {@link Call}. */
export interface World {
  call: Call
  /** The body of an answer of 200 that must look exactly like the schema: no field more or less. */
  read: <S extends z.ZodMiniType>(schema: S, line: string, body?: unknown) => Promise<z.output<S>>
  /** Address of the service, for requests that are no JSON. */
  base: string
  /** Origin and `/api`, for other services: `call` takes `/common/user` as well, with a leading slash. */
  api: string
}

/** One line of a service's conformance table. */
export type Case =
  /** One call and its exact answer: a value, or a schema that it must look exactly like. */
  | { says: string; call: string; body?: unknown; status?: number; answers: unknown }
  /** Several calls that belong together. */
  | { says: string; check: (world: World) => Promise<void> }
  /** A call that takes at least so many milliseconds. */
  | { says: string; call: string; body?: unknown; takes: number }

/**
 * The conformance table of a service, at `/api` and this path: each case has fresh sample data. It holds in Node and in
 * a browser, where the same file runs again.
 */
export function conforms(path: string, cases: readonly Case[]): void {
  let listening: Listening
  let world: World

  const renew = (options: HandlersOptions) => listening.use(createHandlers({ store: createStore(), ...options }))

  beforeAll(async () => {
    listening = await listen()
    const api = `${listening.origin}/api`
    const call: Call = async (line, body) => {
      const [method = '', target = ''] = line.split(/ (.*)/)
      const url = target.startsWith('/') ? api + target : `${api}${path}${/^(\?|$)/.test(target) ? '' : '/'}${target}`
      const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await fetch(url, { method, ...init })
      const text = await response.text()
      const parsed: unknown = text === '' ? undefined : JSON.parse(text)
      return { status: response.status, body: parsed }
    }
    const read: World['read'] = async (schema, line, body) => {
      const answer = await call(line, body)
      expect(answer, line).toMatchObject({ status: 200 })
      const parsed = schema.parse(answer.body)
      expect(answer.body, line).toEqual(parsed)
      return parsed
    }
    world = { call, read, base: api + path, api }
  })
  beforeEach(() => renew({ latency: 0 }))
  afterAll(() => listening?.close())

  describe(path, () => {
    test.each(cases.map((one) => [one.says, one] as const))('%s', async (_, one) => {
      if ('check' in one) return one.check(world)
      if ('takes' in one) {
        renew({})
        const start = performance.now()
        await world.call(one.call, one.body)
        // Timers may fire a little early by the clock that is read here.
        expect(performance.now() - start).toBeGreaterThan(one.takes - 5)
        return
      }
      if (isSchema(one.answers)) {
        await world.read(one.answers, one.call, one.body)
        return
      }
      expect(await world.call(one.call, one.body)).toEqual({ status: one.status ?? 200, body: one.answers })
    })
  })
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}
