import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../msw.js'
import { type Host, startHost } from '../testing/startHost.js'
import { type ApiOperation, apiOperations } from './apiOperations.js'
import { exampleOf } from './exampleOf.js'
import { openApiDocument } from './openApiDocument.js'

let host: Host
let operations: ApiOperation[]

beforeAll(async () => {
  host = await startHost()
  operations = apiOperations(await openApiDocument('0.0.0'))
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const find = (id: string) => operations.find((operation) => operation.id === id)

describe('the calls of the document', () => {
  test('say what it takes to try them', () => {
    expect(find('services.update')).toMatchObject({
      method: 'PATCH',
      path: '/data/services/{id}',
      tag: 'Data',
      token: true,
      organisation: true,
      parameters: [{ name: 'id', in: 'path', required: true }],
      body: { kind: 'json', example: JSON.stringify({ lockVersion: 1, fields: { organisation: 'text' } }, null, 2) },
    })
    expect(find('sample.inventory.products.list')).toMatchObject({
      token: false,
      organisation: false,
      body: undefined,
      parameters: [
        { name: 'search', in: 'query', required: false },
        { name: 'sort', in: 'query' },
        { name: 'order', values: ['asc', 'desc'] },
        { name: 'page' },
        { name: 'size' },
      ],
    })
    expect(find('sample.inventory.products.list')?.parameters[1]?.values).toContain('price')
    expect(find('services.update')?.about).toMatch(/optimistic locking/)
    expect(find('services.get')?.answers).toContainEqual({
      status: '404',
      description: 'It does not exist, or was deleted.',
    })
    expect(find('sample.inventory.products.get')?.answers.find(({ status }) => status === '400')?.description).toMatch(
      /Nothing was changed/,
    )
  })

  test('start with an example that they take', async () => {
    const headers = {
      authorization: `Bearer ${host.token}`,
      'x-org-id': sampleOrganisations[0]?.organisationId ?? '',
      'content-type': 'application/json',
    }
    const refusals: string[] = []
    for (const { id, method, path, body, parameters } of operations) {
      if (body?.kind !== 'json') continue
      const address = path.replaceAll(/\{\w+\}/g, 'unknown')
      const query = new URLSearchParams(
        parameters.flatMap((one): [string, string][] =>
          one.in === 'query' && one.required ? [[one.name, 'unknown']] : [],
        ),
      )
      const response = await fetch(`${host.base}${address}?${query}`, { method, headers, body: body.example })
      const text = await response.text()
      if (response.status === 400 || response.status >= 500) refusals.push(`${id}: ${text}`)
    }
    expect(refusals).toEqual([])
  })
})

describe('an example', () => {
  test('has the required fields, or one that shows how it is done', () => {
    const name = { type: 'string' }
    expect(exampleOf({ type: 'object', properties: { a: name, b: name }, required: ['b'] })).toEqual({ b: 'text' })
    expect(exampleOf({ type: 'object', properties: { id: name, b: name } })).toEqual({ b: 'text' })
    expect(exampleOf({ type: 'object' })).toEqual({})
  })

  test('keeps to what is allowed', () => {
    expect(exampleOf({ type: 'string', enum: ['x', 'y'] })).toBe('x')
    expect(exampleOf({ const: false })).toBe(false)
    expect(exampleOf({ anyOf: [{ type: 'null' }, { type: 'string' }] })).toBe(null)
    expect(exampleOf({ type: ['string', 'null'], format: 'date-time' })).toBe('2026-11-20T09:00:00.000Z')
    expect(exampleOf({ type: 'integer', minimum: 4 })).toBe(4)
    expect(exampleOf({ type: 'array', items: { type: 'number' } })).toEqual([])
    expect(exampleOf({ type: 'array', items: { type: 'boolean' }, minItems: 1 })).toEqual([true])
    expect(exampleOf({})).toEqual({})
  })

  test('finds named schemas, and ends in one that contains itself', () => {
    const tree = { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } }, required: ['child'] }
    expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Tree' }, { Tree: tree }))).toMatch(/^\{"child":/)
    expect(exampleOf({ $ref: '#/components/schemas/None' })).toEqual({})
  })
})
