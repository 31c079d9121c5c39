import { readFileSync } from 'node:fs'
import { service } from '@embpm/contract/service'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText, type Sheet } from '../entity/import/Cell.js'
import { importLimits } from '../entity/import/importLimits.js'
import { readApiDescription } from './readApiDescription.js'

const read = (text: string) => readApiDescription(text, importLimits)

/** The rows by the names of their columns. */
function rowsOf(sheet: Sheet | null): Record<string, string>[] {
  if (!sheet) throw new Error('This is no description of an API')
  return sheet.rows.map(({ cells }) =>
    Object.fromEntries(sheet.headers.map((name, index) => [name, cellText(cells[index])])),
  )
}
const leftOf = (sheet: Sheet | null) => (sheet?.left ?? []).map(({ what, reason }) => `${reason} ${what}`)
const problemOf = (text: string): unknown => {
  try {
    return read(text)
  } catch (error) {
    return error instanceof Error && 'problem' in error ? error.problem : error
  }
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const parsed = (text: string | undefined) => {
  const value: unknown = JSON.parse(text ?? '')
  if (!isObject(value)) throw new Error('No object')
  return value
}

const shop = {
  openapi: '3.0.3',
  info: { title: 'Shop', version: '1', contact: { email: 'a@example.test' } },
  servers: [{ url: 'https://{stage}.shop.test/api/', variables: { stage: { default: 'live' } } }],
  paths: {
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'readOrder',
        summary: 'Read an order',
        parameters: [{ $ref: '#/components/parameters/Depth' }],
        responses: { 200: { description: 'ok', content: { j: { schema: { $ref: '#/components/schemas/Order' } } } } },
      },
      delete: { responses: {}, requestBody: { $ref: 'https://elsewhere.test/body.json' } },
    },
  },
  components: {
    parameters: { Depth: { name: 'depth', in: 'query' } },
    schemas: { Order: { properties: { parent: { $ref: '#/components/schemas/Order' } } }, Lonely: {} },
  },
}

describe('OpenAPI', () => {
  test('makes a service of each operation', () => {
    const sheet = read(JSON.stringify(shop))
    const [get, erase] = rowsOf(sheet)
    expect(get).toMatchObject({
      name: 'Read an order',
      serviceName: 'readOrder',
      type: 'REST',
      technology: 'REST',
      parameter: 'id* (path), depth (query)',
      host: 'live.shop.test',
      link: '/api/orders/{id}',
    })
    expect(erase).toMatchObject({ name: 'DELETE /orders/{id}', serviceName: 'DELETE /orders/{id}' })
    expect(sheet?.name).toBe('Shop')
  })

  test('names what no row has, and fetches nothing', () => {
    expect(leftOf(read(JSON.stringify(shop))).toSorted()).toEqual([
      'document info.contact',
      'remoteRef https://elsewhere.test/body.json',
      'serverVariable https://{stage}.shop.test/api/: {stage}',
      'unused #/components/schemas/Lonely',
    ])
  })

  test('keeps in the metadata what an operation refers to, in circles as well, and nothing else', () => {
    const [get] = rowsOf(read(JSON.stringify(shop)))
    const { openapi, title, path, method, components } = parsed(get?.metadata)
    expect({ openapi, title, path, method }).toEqual({
      openapi: '3.0.3',
      title: 'Shop',
      path: '/orders/{id}',
      method: 'get',
    })
    expect(components).toEqual({
      parameters: shop.components.parameters,
      schemas: { Order: shop.components.schemas.Order },
    })
  })

  test('reads YAML with anchors, Swagger 2.0 and webhooks', () => {
    const yaml =
      'swagger: "2.0"\ninfo: {title: Old}\nhost: old.test\nbasePath: /v1\npaths:\n  /a: &a\n    get: {responses: {}}\n  /b: *a\n'
    expect(rowsOf(read(yaml)).map(({ host, link }) => `${host}${link}`)).toEqual(['old.test/v1/a', 'old.test/v1/b'])
    const hooks = { openapi: '3.1.0', info: {}, webhooks: { paid: { post: { responses: {} } } } }
    expect(rowsOf(read(JSON.stringify(hooks)))).toMatchObject([{ serviceName: 'POST paid', type: 'event', link: '' }])
  })

  test('cuts what is too long for its field, and says so', () => {
    const get = { operationId: 'long', summary: 'x'.repeat(300), responses: {} }
    const sheet = read(JSON.stringify({ ...shop, components: {}, paths: { '/': { get } } }))
    expect(rowsOf(sheet)[0]?.name).toHaveLength(200)
    expect(leftOf(sheet)).toContain('cut long: name')
    expect(JSON.stringify(parsed(rowsOf(sheet)[0]?.metadata))).toContain('x'.repeat(300))
  })

  test('drops the parts of an operation that has more than the metadata take, by name', () => {
    const order = { description: 'x'.repeat(250_000), properties: {} }
    const sheet = read(JSON.stringify({ ...shop, components: { ...shop.components, schemas: { Order: order } } }))
    expect(leftOf(sheet)).toContain('metadataTooLong readOrder')
    for (const { metadata = '' } of rowsOf(sheet)) expect(metadata.length).toBeLessThanOrEqual(200_000)
  })
})

describe('a hostile file', () => {
  const lol = Array.from({ length: 12 }, (_, index) =>
    index === 0
      ? 'a0: &a0 [lol]'
      : `a${index}: &a${index} [${Array(10)
          .fill(`*a${index - 1}`)
          .join(',')}]`,
  )
  test.each([
    ['aliases that unfold without end', `openapi: 3.0.0\n${lol.join('\n')}\npaths: {}\n`, 'tooMuch'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><edmx:Edmx Version="4.0">&b;</edmx:Edmx>', 'documentType'],
    ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><Edmx Version="4.0"/>', 'documentType'],
    ['deep nesting', `{"openapi":"3.0.0","paths":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`, 'tooMuch'],
    ['deep XML', `<Edmx>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</Edmx>`, 'tooMuch'],
    ['half of JSON', '{"openapi":"3.0.0","paths":{', 'malformed'],
    ['half of XML', '<Edmx Version="4.0"><DataServices>', 'malformed'],
    ['other XML', '<html></html>', 'notDescribed'],
    ['other JSON', '{"name":"package"}', 'notDescribed'],
    ['another version', '{"openapi":"4.0.0","paths":{}}', 'otherVersion'],
    ['nothing in it', '{"openapi":"3.1.0","paths":{}}', 'noServices'],
  ])('with %s is refused', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('with names that reach into objects changes none', () => {
    const text =
      '{"openapi":"3.0.0","__proto__":{"polluted":1},"paths":{"/a":{"get":{"operationId":"a","__proto__":{"polluted":1},"responses":{"200":{"$ref":"#/__proto__/polluted"},"201":{"$ref":"#/constructor/prototype"}}}}}}'
    const sheet = read(text)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(leftOf(sheet)).toEqual(
      expect.arrayContaining([
        'unsafeKey #/__proto__',
        'unsafeKey #/paths//a/get/__proto__',
        'brokenRef #/__proto__/polluted',
        'brokenRef #/constructor/prototype',
      ]),
    )
    expect(rowsOf(sheet)[0]?.metadata).not.toContain('polluted":1')
  })

  test('with references in a circle ends', () => {
    const paths = { '/a': { $ref: '#/paths/~1b' }, '/b': { $ref: '#/paths/~1a' }, '/c': { get: {} } }
    const sheet = read(JSON.stringify({ openapi: '3.0.0', paths }))
    expect(rowsOf(sheet)).toHaveLength(1)
    expect(leftOf(sheet)).toEqual(expect.arrayContaining(['brokenRef paths//a', 'brokenRef paths//b']))
  })

  test('is read, left to others or refused with a reason, whatever it is', () => {
    const documents = fc.record({
      openapi: fc.constantFrom('3.0.0', '3.1.0'),
      info: fc.jsonValue(),
      servers: fc.jsonValue(),
      paths: fc.dictionary(
        fc.string(),
        fc.dictionary(fc.constantFrom('get', 'post', 'parameters', '$ref'), fc.jsonValue()),
      ),
      components: fc.jsonValue(),
    })
    fc.assert(
      fc.property(documents, (document) => {
        const answer = problemOf(JSON.stringify(document))
        expect(answer).not.toBeInstanceOf(Error)
      }),
    )
  })
})

describe('what is no description of an API', () => {
  test.each(['Name;Service name\na;b', '', 'a,b\n1,2', 'PK'])('%j is left to the other formats', (text) => {
    expect(read(text)).toBeNull()
  })
})

/** Documents written by others: the example documents of ReadMe, MIT. */
describe('a document written by others', () => {
  const folder = import.meta.resolve('@readme/oas-examples/package.json')
  const examples = [
    ['2.0/json/petstore.json', 20],
    ['3.0/json/petstore.json', 19],
    ['3.0/yaml/uspto.yaml', 3],
    ['3.1/json/petstore.json', 19],
    ['3.1/yaml/webhooks.yaml', 1],
    ['3.0/yaml/callbacks.yaml', 1],
    ['3.0/yaml/schema-circular.yaml', 1],
  ] as const
  test.each(examples)('%s is imported without loss, or with a named reason', (path, least) => {
    const text = readFileSync(new URL(path, folder), 'utf8')
    const sheet = read(text)
    const rows = rowsOf(sheet)
    expect(rows.length).toBeGreaterThanOrEqual(least)
    // The contract takes each.
    for (const { metadata, ...row } of rows)
      expect(service.input.safeParse({ ...row, metadata: parsed(metadata) }).error).toBeUndefined()
    // Whatever text an operation has stands in a row or is named.
    const kept = rows.map(({ metadata }) => metadata).join('\n')
    const said = leftOf(sheet).join('\n')
    for (const [, name = ''] of text.matchAll(/operationId["']?: *["']?([^"'\n,]+)/g))
      expect(kept).toContain(name.trim())
    for (const [, ref = ''] of text.matchAll(/\$ref["']?: *["']([^"'\n]+)["']/g)) expect(kept + said).toContain(ref)
  })
})
