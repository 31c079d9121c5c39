import { ORPCError } from '@orpc/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { sampleOrganisations } from './msw.js'
import { maxProblems, encodeError } from './problems.js'
import { type Host, startHost } from './testing/startHost.js'

const refusal = z.strictObject({
  defined: z.literal(false),
  code: z.literal('BAD_REQUEST'),
  status: z.literal(400),
  message: z.string().check(z.minLength(1)),
  data: z.strictObject({
    problems: z
      .array(z.strictObject({ path: z.string(), message: z.string().check(z.minLength(1)) }))
      .check(z.minLength(1)),
    more: z.optional(z.int().check(z.minimum(1))),
  }),
})

let host: Host
beforeAll(async () => {
  host = await startHost()
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const json = { 'content-type': 'application/json' }
const signedIn = () => ({
  authorization: `Bearer ${host.token}`,
  'x-org-id': sampleOrganisations[0]?.organisationId ?? '',
})

async function send(line: string, body?: BodyInit, headers: Record<string, string> = json) {
  const [method = '', path = ''] = line.split(' ')
  const response = await fetch(host.base + path, { method, body, headers: { ...signedIn(), ...headers } })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

/** The problems of a request that must be refused. */
async function refused(line: string, body?: BodyInit, headers?: Record<string, string>) {
  const { status, answer } = await send(line, body, headers)
  expect(status, line).toBe(400)
  return refusal.parse(answer)
}

const pathsOf = ({ data }: z.infer<typeof refusal>) => data.problems.map(({ path }) => path)
const tag = '/apps/ecommerce/inventory/tag'
const product = '/apps/ecommerce/inventory/product'

describe('a refused request says what is wrong', () => {
  test('with malformed JSON', async () => {
    for (const line of [`POST ${tag}`, `PATCH ${product}`, 'POST /auth/sign-in', 'POST /data/services']) {
      const answer = await refused(line, '{"tag": ')
      expect(answer.data.problems, line).toEqual([{ path: '', message: 'The body cannot be read.' }])
      expect(answer.message).toBe('The body cannot be read.')
    }
  })

  test('with a body of another type than JSON, or none', async () => {
    for (const line of [`POST ${tag}`, 'POST /auth/sign-in', 'POST /data/services']) {
      const text = await refused(line, JSON.stringify({ tag: { title: 'x' } }), { 'content-type': 'text/plain' })
      expect(text.message, line).toMatch(/object/)
      expect((await refused(line)).data.problems, line).not.toEqual([])
    }
  })

  test('with values of the wrong type', async () => {
    const body = JSON.stringify({ id: 7, product: { stock: 'many', active: 'yes', tags: ['a', 5] } })
    const answer = await refused(`PATCH ${product}`, body)
    expect(pathsOf(answer)).toEqual(['id', 'product.tags.1', 'product.stock', 'product.active'])
    expect(answer.message).toContain('product.active: Invalid input: expected boolean, received string')
  })

  test('with missing fields', async () => {
    expect(pathsOf(await refused('POST /auth/sign-in', '{}'))).toEqual(['email', 'password'])
    expect(pathsOf(await refused(`POST ${tag}`, '{"tag":{}}'))).toEqual(['tag.title'])
    expect(pathsOf(await refused(`GET ${product}`))).toEqual(['id'])
    expect(pathsOf(await refused(`DELETE ${product}`))).toEqual(['query.id'])
  })

  test('with a value that is none of those allowed', async () => {
    const sort = await refused('GET /apps/ecommerce/inventory/products?sort=nope&order=up&page=-1&size=x')
    expect(pathsOf(sort)).toEqual(['sort', 'order', 'page', 'size'])
    expect(sort.message).toContain('"asc"|"desc"')
    expect(pathsOf(await refused('GET /data/services/values?column=nope'))).toEqual(['column'])
    const type = await refused('POST /data/services', JSON.stringify({ fields: { name: 'x', type: 'FTP' } }))
    expect(pathsOf(type)).toEqual(['fields.type'])
  })

  test('in an answer of limited size', async () => {
    const tags = Array.from({ length: 500 }, (_, index) => index)
    const answer = await refused(`PATCH ${product}`, JSON.stringify({ id: 'x', product: { tags } }))
    expect(answer.data.problems).toHaveLength(maxProblems)
    expect(answer.data.more).toBe(500 - maxProblems)
    expect(answer.message).toMatch(/; and 480 more$/)
    const long = 'x'.repeat(100_000)
    const key = await refused(`GET /data/services?filter[${long}][0]=a&sort=${long}`)
    expect(JSON.stringify(key).length).toBeLessThan(2000)
  })

  test('but an error that is no refusal stays as it is', () => {
    expect(encodeError(new ORPCError('NOT_FOUND'))).toBeUndefined()
    expect(encodeError(new ORPCError('WRONG_CREDENTIALS'))).toBe(false)
  })

  test('with JSON that is nested without end', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(pathsOf(await refused(`POST ${tag}`, `{"tag":${deep}}`))).toEqual(['tag'])
    const brackets = `filter${'[a]'.repeat(4000)}=x`
    expect((await send(`GET /data/services?${brackets}`)).status).toBe(400)
    const service = `{"fields":{"name":"x","metadata":${deep}}}`
    expect(pathsOf(await refused('POST /data/services', service))).toEqual(['fields.metadata'])
    const rows = `{"mode":"check","rows":[{"name":"x","metadata":${deep}}]}`
    const { answer } = await send('POST /data/services/import', rows)
    expect(answer).toEqual([{ action: 'refused', id: null, problems: [{ field: 'metadata', code: 'invalid' }] }])
  })
})

describe('a refused request changes nothing', () => {
  test('whatever is sent', async () => {
    const state = async () => [
      await send('GET /apps/ecommerce/inventory/products?page=0&size=1000'),
      await send('GET /apps/ecommerce/inventory/tags'),
      await send('GET /data/services?size=5'),
    ]
    const before = await state()
    const lines = [`POST ${tag}`, `PATCH ${tag}`, `PATCH ${product}`, 'POST /data/services', 'POST /auth/sign-in']
    const bodies = fc.oneof(
      fc.string({ maxLength: 20 }).filter((text) => !isJson(text)),
      fc.json({ maxDepth: 1 }).filter((text) => !text.startsWith('{')),
      fc.constantFrom('{}', '{"id":1}', '{"tag":{"title":null}}', '{"id":"product-001","product":{"stock":"x"}}', '[]'),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lines), bodies, async (line, body) => {
        await refused(line, body)
      }),
      { numRuns: 60 },
    )
    expect(await state()).toEqual(before)
  })
})

describe('keys that name a prototype are harmless', () => {
  const hostile = ['__proto__', 'constructor', 'prototype']
  const untouched = () => {
    expect(Reflect.has({}, 'polluted')).toBe(false)
    expect(Reflect.has(Object, 'polluted')).toBe(false)
    expect(Reflect.has([], 'polluted')).toBe(false)
  }

  test('in a JSON body', async () => {
    const page = await send('GET /apps/ecommerce/inventory/products?page=0&size=1')
    const { id } = z.object({ products: z.tuple([z.object({ id: z.string() })]) }).parse(page.answer).products[0]
    for (const key of hostile) {
      const inner = `"${key}":{"polluted":true,"prototype":{"polluted":true}}`
      const body = `{"id":"${id}",${inner},"product":{"name":"Named",${inner}}}`
      const { status, answer } = await send(`PATCH ${product}`, body)
      expect(status).toBe(200)
      expect(answer).toMatchObject({ id, name: 'Named' })
      expect(Object.keys(z.looseObject({}).parse(answer))).not.toContain(key)
      untouched()
      const stored = await send(`GET ${product}?id=${id}`)
      expect(JSON.stringify(stored)).not.toContain('polluted')
    }
  })

  test('in an address', async () => {
    for (const key of hostile) {
      const address = `/apps/ecommerce/inventory/products?page=0&${key}[polluted]=1&${key}[prototype][polluted]=1`
      expect((await send(`GET ${address}`)).status).toBe(200)
      const { answer } = await send(`GET /data/services?size=1&filter[${key}][polluted]=1`)
      expect(JSON.stringify(answer)).not.toContain('polluted: ')
      untouched()
    }
  })

  test('in a form', async () => {
    for (const key of hostile) {
      const form = new FormData()
      form.set('tag[title]', 'From a form')
      form.set(`${key}[polluted]`, '1')
      form.set(`tag[${key}][polluted]`, '1')
      const { answer } = await send(`POST ${tag}`, form, {})
      expect(JSON.stringify(answer)).not.toContain('polluted')
      untouched()
    }
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
