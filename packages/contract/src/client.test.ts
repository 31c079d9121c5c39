import { expect, test } from 'vitest'

import { createClient, isApiError } from './client.js'
import { DamagedAnswerError } from './common/DamagedAnswerError.js'
import { connect } from './connect.js'
import { inventory, readProduct } from './sample/inventory.js'

const answering = (body: string, init: ResponseInit = {}) =>
  createClient({
    url: 'https://embpm.test/api',
    fetch: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init })),
  })

test.each([
  ['a record without its fields', '[{"organisationId":"x"}]', 'application/json'],
  ['something else', '{"rows":[]}', 'application/json'],
  ['no JSON', '[{', 'application/json'],
  ['a page', '<!doctype html><p>Hello', 'text/html'],
  ['nothing', '', 'application/json'],
])('an answer with %s is a clear error', async (_, body, type) => {
  const error: unknown = await answering(body, { headers: { 'content-type': type } })
    .me.organisations()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DamagedAnswerError)
  expect(error).toMatchObject({ endpoint: 'me.organisations' })
  expect(String(error)).toContain('me.organisations')
})

test('fields that the contract does not know are left out', async () => {
  const organisationId = '00000000-0000-0000-0000-000000000000'
  const answer = [{ organisationId, title: 'SYSTEM', plan: 'CORPORATE', secret: 1 }]
  expect(await answering(JSON.stringify(answer)).me.organisations()).toEqual([
    { organisationId, title: 'SYSTEM', plan: 'CORPORATE', roles: [] },
  ])
})

test.each([
  [503, 'Service Unavailable'],
  [500, '{"some":"thing"}'],
  [401, '{"defined":true,"code":"UNAUTHORIZED","status":401,"message":"Sign in","data":null}'],
])('an error %i is an error of the API', async (status, body) => {
  const error: unknown = await answering(body, {
    status,
    headers: { 'content-type': status === 503 ? 'text/plain' : 'application/json' },
  })
    .me.organisations()
    .catch((reason: unknown) => reason)
  expect(isApiError(error)).toBe(true)
  expect(error).toMatchObject({ status })
})

test('no connection is the error of fetch, and an abort stays one', async () => {
  const offline = createClient({ url: 'https://embpm.test/api', fetch: () => Promise.reject(new TypeError('offline')) })
  const error: unknown = await offline.me.organisations().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TypeError)
  expect(isApiError(error)).toBe(false)
})

test('a product that is not there is an error that names it', async () => {
  const client = connect(inventory, {
    url: 'https://embpm.test/api',
    fetch: () => Promise.resolve(Response.json(null)),
  })
  await expect(readProduct(client, 'p7')).rejects.toThrow('Could not found product with id of p7!')
})
