import { type Service, service, serviceTypes } from '@embpm/contract/service'
import { expect, test } from 'vitest'

import { createQuery } from '../../query.js'
import { organisationData } from '../administration/organisation.data.js'
import { columnText } from '../entity/columnText.js'
import { serviceFixtures } from './service.fixtures.js'

const everything = organisationData.map(({ organisationId, services }) => ({
  organisationId,
  wanted: services,
  made: serviceFixtures(organisationId),
}))

test('every organisation has its number of valid services with ids of their own', () => {
  for (const { organisationId, wanted, made } of everything) {
    expect(made).toHaveLength(wanted)
    expect(new Set(made.map(({ id }) => id)).size).toBe(wanted)
    for (const one of made) expect(service.schema.safeParse(one).error, one.id).toBeUndefined()
    expect(made.every((one) => one.organisationId === organisationId && one.createdAt <= one.changedAt)).toBe(true)
    expect(made.every((one) => one.changedAt < '2026-02-08')).toBe(true)
  }
})

test('the services are the same at every start', () => {
  const first = everything[0]
  expect(serviceFixtures(first?.organisationId ?? '')).toEqual(first?.made)
  expect(first?.made[0]).toMatchObject({ id: 'SRV-00001', name: 'Sales order', serviceName: 'API_SALES_ORDER_SRV' })
})

test('they are a mixture that searches find something in', () => {
  const made = everything[0]?.made ?? []
  expect(new Set(made.map(({ type }) => type))).toEqual(new Set(serviceTypes))
  expect(new Set(made.map(({ businessDomain }) => businessDomain)).size).toBe(10)
  expect(new Set(made.map(({ organisation }) => organisation)).size).toBe(12)
  expect(new Set(made.map(({ status }) => status)).size).toBe(7)
  const query = createQuery<Service>({ searchColumns: service.search, text: columnText })
  const hits = query.search(made, 'idoc sales')
  expect(hits.length).toBeGreaterThan(20)
  expect(hits.length).toBeLessThan(200)
  expect(hits.every(({ type }) => type === 'IDoc')).toBe(true)
})

test('an unknown organisation has none', () => {
  expect(serviceFixtures('nobody')).toEqual([])
})
