import { intervalKey, intervalOf, sortPeriods } from '@embpm/calendar'
import { interval } from '@embpm/contract'
import * as z from 'zod/mini'
import { StructuredValue } from '../../../entity/StructuredValue.js'
import { useIntervalName } from './useIntervalName.js'

const intervals = z.array(interval)

/** The intervals of an order in their order, each by its name; whatever else stands in their place as it is. */
export function IntervalNames({ value }: { value: unknown }) {
  const nameOf = useIntervalName()
  const { data } = intervals.safeParse(value)
  const inOrder = data && sortPeriods(data.map(intervalKey)).flatMap((key) => intervalOf(key) ?? [])
  return <StructuredValue value={inOrder?.map(nameOf) ?? value} />
}
