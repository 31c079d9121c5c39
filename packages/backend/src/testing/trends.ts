import type { Trend } from '@embpm/contract/sample/dashboards'
import { expect } from 'vitest'

import { ago } from '../sample/clock.js'

/** Adds up. */
export const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)

/** The days of the week that ends at the sample's clock. */
export const weekUpToNow = Array.from({ length: 7 }, (_, index) => ago({ days: 6 - index }).slice(0, 10))

/** Expects the amount to be the sum of the values, which have a label each. */
export function expectTrend({ amount, labels, series }: Trend, name: string, length: number): void {
  expect(series.map((one) => one.name)).toEqual([name])
  expect(labels).toHaveLength(length)
  expect(new Set(labels).size).toBe(length)
  expect(series[0]?.data).toHaveLength(length)
  expect(amount).toBeCloseTo(sum(series[0]?.data ?? []), 6)
  expect(Math.min(...(series[0]?.data ?? []))).toBeGreaterThanOrEqual(0)
}
