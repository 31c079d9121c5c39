import { intervalsOutside, pruneIntervals } from '@embpm/calendar'
import { expect, test } from 'vitest'

import { organisationData } from '../administration/organisation.data.js'
import { operationOrderTable } from './operation-order.js'

const { collection } = operationOrderTable
const orders = organisationData.flatMap(({ organisationId }) => [...collection.seeds(organisationId).list])

test('no sample order contradicts itself: its intervals fit how often it is done, and lie within the planned days', () => {
  expect(orders.length).toBeGreaterThan(10_000)
  const wrong = orders.filter(({ intervals, operationInterval, plannedStart: start, plannedEnd: end }) => {
    const isReversed = start !== null && end !== null && end < start
    const isHalf = (start === null) !== (end === null)
    const pruned = pruneIntervals(intervals, operationInterval).length < intervals.length
    return isReversed || isHalf || pruned || intervalsOutside(intervals, { start, end }).length > 0
  })
  expect(wrong.map(({ organisationId, id }) => `${organisationId} ${id}`)).toEqual([])
})

test('most sample orders are planned', () => {
  const planned = orders.filter(({ plannedStart }) => plannedStart !== null)
  expect(planned.length / orders.length).toBeGreaterThan(0.8)
})
