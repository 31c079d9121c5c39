import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Client, isApiError } from '@embpm/contract'
import type { CreationProblem, NewElement, NewField, WholeTable } from '@embpm/contract/table-creation'
import { creationProblem, maxCreatedFields } from '@embpm/contract/table-creation'
import * as z from 'zod/mini'
import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const organisation = sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? ''
let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(organisation)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const field = (fieldName: string, more: Partial<NewField> = {}): NewField => ({
  fieldName,
  isKey: false,
  mandatory: false,
  dataElementId: null,
  newElement: '',
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: '',
  checkTable: '',
  refTable: '',
  refField: '',
  ...more,
})

const element = (rollName: string, more: Partial<NewElement> = {}): NewElement => ({
  system: 'S4P',
  rollName,
  domain: '',
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: '',
  heading: '',
  shortLabel: '',
  mediumLabel: '',
  longLabel: '',
  searchHelp: '',
  ...more,
})

const inModel = {
  kind: 'dataTables' as const,
  tableName: 'ZNEW',
  wbs: '1.2',
  version: 1,
  description: 'Something new',
  parentId: null,
}

const whole: WholeTable = {
  table: inModel,
  fields: [
    field('MANDT', { isKey: true, mandatory: true, type: 'CLNT', length: 3, dataElementId: 'DE-00001' }),
    field('ZNUMBER', { isKey: true, newElement: 'ZNUMBER_DE', type: 'NUMC', length: 8 }),
    field('ZBEFORE', { newElement: 'ZNUMBER_DE', type: 'NUMC', length: 8, checkTable: 'ZNEW' }),
    field('ZTEXT', { type: 'STRING', length: 0, description: 'What it says' }),
  ],
  elements: [element('ZNUMBER_DE', { type: 'NUMC', length: 8, description: 'Number' })],
}

const count = async () => {
  const totals = await Promise.all([
    client.dataTables.list({}),
    client.dictionaryTables.list({}),
    client.dataFields.list({}),
    client.dataElements.list({}),
  ])
  return totals.map(({ total }) => total)
}

const fieldsOf = async (tableId: string) =>
  (await client.dataFields.list({ filter: { tableId: [tableId] }, sort: 'position', size: 1000 })).rows

/** The problems that a call is refused for, after which nothing may have been written. */
async function refusal(input: WholeTable): Promise<CreationProblem[]> {
  const before = await count()
  const error: unknown = await client.tableCreation.create(input).catch((thrown: unknown) => thrown)
  expect(await count()).toEqual(before)
  if (!isApiError(error, 'REFUSED')) throw new Error('It was not refused.', { cause: error })
  return z.object({ problems: z.array(creationProblem) }).parse(error.data).problems
}

describe('a table is created as a whole', () => {
  test('in the data model, with its fields in their order and a new data element', async () => {
    const before = await count()
    const made = await client.tableCreation.create(whole)
    expect(made).toMatchObject({ kind: 'dataTables', tableName: 'ZNEW', version: 1, fields: 4, elements: 1 })
    const more = [1, 0, 4, 1]
    expect(await count()).toEqual(before.map((total, at) => total + (more[at] ?? 0)))
    const { kind: _, ...own } = inModel
    expect(await client.dataTables.get({ id: made.id })).toMatchObject(own)
    const { rows } = await client.dataElements.list({ filter: { rollName: ['ZNUMBER_DE'] } })
    expect(rows).toMatchObject([{ system: 'S4P', type: 'NUMC', length: 8, description: 'Number' }])
    const fields = await fieldsOf(made.id)
    expect(fields.map(({ position, fieldName }) => `${position} ${fieldName}`)).toEqual([
      '1 MANDT',
      '2 ZNUMBER',
      '3 ZBEFORE',
      '4 ZTEXT',
    ])
    expect(fields.map(({ dataElementId }) => dataElementId)).toEqual(['DE-00001', rows[0]?.id, rows[0]?.id, null])
  })

  test('in the dictionary of a system', async () => {
    const { descriptionInfo } = await client.dictionaryTables.get({ id: 'DT-00001' })
    const table = {
      kind: 'dictionaryTables' as const,
      system: 'S4P',
      category: 'TRANSP' as const,
      tableName: 'ZNEW',
      businessObject: '',
      version: 1,
      wbs: '',
      descriptionInfo,
      deliveryClass: 'A',
    }
    const made = await client.tableCreation.create({ ...whole, table })
    expect(made).toMatchObject({ kind: 'dictionaryTables', system: 'S4P', fields: 4 })
    expect(await fieldsOf(made.id)).toHaveLength(4)
    // The same name is free in another system, and taken in this one.
    expect(await refusal({ ...whole, table, elements: [], fields: [field('A')] })).toEqual([
      { path: 'table.version', code: 'taken', name: 'ZNEW v1' },
    ])
    const other = { ...table, system: 'S4Q' }
    await expect(
      client.tableCreation.create({ table: other, elements: [], fields: [field('A')] }),
    ).resolves.toMatchObject({ system: 'S4Q' })
  })

  test('once, however often it is asked for', async () => {
    const answers = await Promise.allSettled([client.tableCreation.create(whole), client.tableCreation.create(whole)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('with as many fields as it may have', async () => {
    const fields = Array.from({ length: maxCreatedFields }, (_, at) => field(`F${at}`))
    const made = await client.tableCreation.create({ table: inModel, fields, elements: [] })
    expect(made.fields).toBe(maxCreatedFields)
    await expect(
      client.tableCreation.create({ table: { ...inModel, version: 2 }, fields: [...fields, field('Z')], elements: [] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a table fails as a whole: nothing is written', () => {
  test('every place that does not fit is named', async () => {
    const { tableName, version } = await client.dataTables.get({ id: 'DM-00001' })
    const { rows } = await client.dataElements.list({ size: 1, sort: 'id' })
    const known = rows[0]
    const problems = await refusal({
      table: { ...inModel, tableName, version, parentId: 'DM-99999' },
      fields: [
        field('A', { newElement: 'Z1' }),
        field('A'),
        field('B', { newElement: 'Z2' }),
        field('C', { newElement: 'Z1', length: 11 }),
        field('D', { dataElementId: 'DE-99999' }),
        field('E', { checkTable: 'ZNONE' }),
        field('F', { checkTable: tableName }),
        field('G', { dataElementId: 'DE-00001', newElement: 'Z1' }),
        field('H', { newElement: known?.rollName ?? '' }),
      ],
      elements: [
        element('Z1'),
        element('Z1'),
        element('Z3'),
        element(known?.rollName ?? '', { system: known?.system ?? '' }),
      ],
    })
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'table.version taken',
      'table.parentId unknown',
      'fields.1.fieldName twice',
      'fields.2.newElement unknown',
      'fields.3.newElement differs',
      'fields.4.dataElementId unknown',
      'fields.5.checkTable unknown',
      'fields.7.newElement both',
      'elements.1.rollName twice',
      'elements.2.rollName unused',
      'elements.3.rollName taken',
    ])
  })

  test('a value that is none is refused before', async () => {
    const before = await count()
    await expect(
      client.tableCreation.create({ ...whole, fields: [field(''), field('B', { length: 2000 })] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(client.tableCreation.create({ ...whole, fields: [], elements: [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await count()).toEqual(before)
  })
})
