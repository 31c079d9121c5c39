import { Validator } from '@seriousme/openapi-schema-validator'
import type { OpenAPI } from '@orpc/openapi'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import manifest from '../../../contract/package.json' with { type: 'json' }
import { openApiDocument, operationMethods } from './openApiDocument.js'
import { specifiedCalls } from './specifiedCalls.fixture.js'
import { tagWords } from './words.js'

let document: OpenAPI.Document
let operations: { call: string; operation: OpenAPI.OperationObject }[]

const asData = (value: unknown) => z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(value)))
const operationOf = (wanted: string) => operations.find(({ call }) => call === wanted)?.operation

/** Calls of the product; what is no sample call stands under one of its areas. */
const ofProduct =
  / \/(?:administration|data|processes|implementation|project|configuration|people|projects|views|events)(?:\/|$)/
/** Calls that need no organisation, and two that need not even a token. */
const ofNobody = ['GET /configuration', 'POST /administration/invitations/accept']
const ofUser = [
  'GET /administration/organisations',
  'GET /administration/organisations/disabled',
  'GET /administration/users/current',
]

beforeAll(async () => {
  document = await openApiDocument(manifest.version)
  operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    operationMethods.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ call: `${method.toUpperCase()} ${path}`, operation }] : []
    }),
  )
})

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(asData(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('is really looked at: a broken one is not valid', async () => {
    const broken = { ...document, paths: { '/x': { get: { parameters: 'none' } } } }
    expect(await new Validator().validate(asData(broken))).toMatchObject({ valid: false })
  })

  test('has every call of the specification, and no sample call besides', () => {
    const sampleCalls = operations.map(({ call }) => call).filter((call) => !ofProduct.test(call))
    expect(sampleCalls.toSorted()).toEqual([...specifiedCalls].toSorted())
  })

  test('has the calls of the product', () => {
    const calls = operations.map(({ call }) => call)
    expect(calls).toEqual(expect.arrayContaining(['GET /data/services', 'GET /administration/users/current']))
  })

  test('names each operation once and says what it does', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => !id || ids.indexOf(id) !== index)).toEqual([])
    expect(operations.filter(({ operation }) => !operation.summary).map(({ call }) => call)).toEqual([])
  })

  test('groups the operations under tags, and has words for none that does not exist', () => {
    const names = document.tags?.map(({ name }) => name) ?? []
    expect(operations.filter(({ operation }) => !operation.tags?.every((tag) => names.includes(tag)))).toEqual([])
    expect(Object.keys(tagWords).filter((tag) => !names.includes(tag))).toEqual([])
  })

  test('asks for token and organisation where the product does, and nowhere else', () => {
    for (const { call, operation } of operations) {
      const schemes = Object.keys(operation.security?.[0] ?? {})
      const free = !ofProduct.test(call) || ofNobody.includes(call)
      expect(schemes, call).toEqual(free ? [] : ofUser.includes(call) ? ['token'] : ['token', 'organisation'])
    }
  })

  test('documents 400 on whatever takes input', () => {
    for (const { call, operation } of operations) {
      const takes = operation.requestBody !== undefined || operation.parameters !== undefined
      expect(operation.responses?.['400'] !== undefined, call).toBe(takes)
    }
    expect(operations.filter(({ operation }) => operation.responses?.['400']).length).toBeGreaterThan(50)
  })

  test('shows the bodies of failed sign-ins as they are', () => {
    const wrong = { content: { 'application/json': { schema: { const: false } } } }
    expect(operationOf('POST /auth/sign-in')?.responses?.['404']).toMatchObject(wrong)
    expect(operationOf('POST /auth/unlock-session')?.responses?.['404']).toMatchObject(wrong)
    expect(operationOf('POST /auth/sign-in-with-token')?.responses?.['401']).toMatchObject({
      content: {
        'application/json': {
          schema: { type: 'object', properties: { error: { const: 'Invalid token' } }, required: ['error'] },
        },
      },
    })
    expect(operationOf('GET /data/services/{id}')?.responses?.['404']).toMatchObject({
      description: 'It does not exist, or was deleted.',
      content: { 'application/json': { schema: { properties: { code: { const: 'NOT_FOUND' } } } } },
    })
  })

  test('takes the picture of a contact as a form', () => {
    const body = operationOf('POST /apps/contacts/avatar')?.requestBody
    expect(body).toMatchObject({
      content: { 'multipart/form-data': { schema: { properties: { id: { type: 'string' }, avatar: {} } } } },
    })
  })

  test('says what the numbers of a page are', () => {
    expect(operationOf('GET /apps/ecommerce/inventory/products')?.parameters).toMatchObject(
      ['search', 'sort', 'order', 'page', 'size'].map((name) => ({ name, in: 'query' })),
    )
    expect(JSON.stringify(document.tags)).toContain('`lastPage` is the number of pages')
  })
})
