import { type Analytics, analytics, crypto, finance, type Point, project } from '@embpm/contract/sample/dashboards'
import { expect } from 'vitest'

import { conforms } from '../testing/conforms.js'
import { ago, sampleNow } from './clock.js'
import { expectTrend, sum, weekUpToNow } from '../testing/trends.js'

const values = (points: readonly Point[] = []) => points.map(({ y }) => y)

/** The last point is at the clock, and all lie so many hours apart. */
function expectSteps(points: readonly Point[] | undefined, hours: number, length: number, end = sampleNow): void {
  const times = points?.map(({ x }) => Date.parse(x)) ?? []
  expect(times).toEqual(Array.from({ length }, (_, index) => end - (length - 1 - index) * hours * 3_600_000))
}

const shares = ({ newVsReturning, gender, age, language }: Analytics) => [newVsReturning, gender, age, language]

conforms('/dashboards', [
  { says: 'answers the analytics', call: 'GET analytics', answers: analytics },
  { says: 'answers the coins', call: 'GET crypto', answers: crypto },
  { says: 'answers the account', call: 'GET finance', answers: finance },
  { says: 'answers the project', call: 'GET project', answers: project },
  {
    says: 'answers the same every time',
    check: async ({ call }) => {
      for (const path of ['analytics', 'crypto', 'finance', 'project']) {
        expect(await call(`GET ${path}`)).toEqual(await call(`GET ${path}`))
      }
    },
  },
  {
    says: 'sums up the visitors of two years',
    check: async ({ read }) => {
      const { visitors } = await read(analytics, 'GET analytics')
      const { thisYear, lastYear } = visitors.series
      expectSteps(thisYear[0]?.data, 7 * 24, 52)
      expectSteps(lastYear[0]?.data, 7 * 24, 52, Date.parse(ago({ days: 52 * 7 })))
      expect(visitors.totals.thisYear).toBe(sum(values(thisYear[0]?.data)))
      expect(visitors.totals.lastYear).toBe(sum(values(lastYear[0]?.data)))
      expect(visitors.totals.thisYear).toBeGreaterThan(visitors.totals.lastYear)
      expect(Math.min(...values(lastYear[0]?.data))).toBeGreaterThan(0)
    },
  },
  {
    says: 'counts page views by visitors, and the last week as the weeks do',
    check: async ({ read }) => {
      const { visitors, visitorsVsPageViews } = await read(analytics, 'GET analytics')
      const [views, people] = visitorsVsPageViews.series
      expect([views?.name, people?.name]).toEqual(['Page views', 'Visitors'])
      expectSteps(views?.data, 24, 30)
      expectSteps(people?.data, 24, 30)
      expect(visitorsVsPageViews.visitors).toBe(sum(values(people?.data)))
      expect(visitorsVsPageViews.pageViews).toBe(sum(values(views?.data)))
      const ratio = visitorsVsPageViews.pageViews / visitorsVsPageViews.visitors
      expect(visitorsVsPageViews.pagesPerVisitor).toBeCloseTo(ratio, 2)
      expect(ratio).toBeGreaterThan(1)
      expect(sum(values(people?.data).slice(-7))).toBe(visitors.series.thisYear[0]?.data.at(-1)?.y)
    },
  },
  {
    says: 'leads from impressions to visits to conversions',
    check: async ({ read }) => {
      const { conversions, impressions, visits } = await read(analytics, 'GET analytics')
      expectTrend(conversions, 'Conversions', 7)
      expectTrend(impressions, 'Impressions', 7)
      expectTrend(visits, 'Visits', 7)
      for (const { labels } of [conversions, impressions, visits]) expect(labels).toEqual(weekUpToNow)
      expect(impressions.amount).toBeGreaterThan(visits.amount)
      expect(visits.amount).toBeGreaterThan(conversions.amount)
    },
  },
  {
    says: 'divides the same visitors four times, each time wholly',
    check: async ({ read }) => {
      const answer = await read(analytics, 'GET analytics')
      for (const { series, labels, uniqueVisitors } of shares(answer)) {
        expect(sum(series)).toBe(100)
        expect(Math.min(...series)).toBeGreaterThan(0)
        expect(new Set(labels).size).toBe(series.length)
        expect(uniqueVisitors).toBe(answer.gender.uniqueVisitors)
        expect(uniqueVisitors).toBeLessThan(answer.visitorsVsPageViews.visitors)
      }
      expect(answer.newVsReturning.labels).toEqual(['New', 'Returning'])
    },
  },
  {
    says: 'values Bitcoin by its last price',
    check: async ({ read }) => {
      const { btc, prices } = await read(crypto, 'GET crypto')
      const series = values(btc.series[0]?.data)
      expectSteps(btc.series[0]?.data, 4, 42)
      expect(btc.amount).toBe(series.at(-1))
      expect(prices.btc).toBe(btc.amount)
      expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply))
      expect(btc.allTimeHigh).toBeGreaterThanOrEqual(Math.max(...series))
      const before = series.at(-7) ?? 0
      const change = ((btc.amount - before) / before) * 100
      expect(btc.trend).toEqual({ dir: change < 0 ? 'down' : 'up', amount: Math.round(Math.abs(change) * 100) / 100 })
    },
  },
  {
    says: 'adds up the wallets',
    check: async ({ read }) => {
      const { prices, wallets, watchlist } = await read(crypto, 'GET crypto')
      for (const coin of ['btc', 'eth', 'bch', 'xrp'] as const) {
        expect(wallets.worth[coin]).toBeCloseTo(wallets.balances[coin] * prices[coin], 2)
        const watched = watchlist.find(({ iso }) => iso.toLowerCase() === coin)
        if (watched) expect(watched.amount).toBe(prices[coin])
      }
      expect(wallets.total).toBeCloseTo(sum(Object.values(wallets.worth)), 6)
    },
  },
  {
    says: 'watches coins that rise and coins that fall',
    check: async ({ read }) => {
      const { watchlist } = await read(crypto, 'GET crypto')
      expect(watchlist.map(({ iso }) => iso)).toEqual(['ETH', 'BCH', 'XRP', 'ADA', 'XLM', 'LTC'])
      expect(new Set(watchlist.map(({ trend }) => trend.dir))).toEqual(new Set(['up', 'down']))
      for (const { amount, trend, series, iso } of watchlist) {
        const prices = values(series[0]?.data)
        const [first = 0] = prices
        const change = ((amount - first) / first) * 100
        expectSteps(series[0]?.data, 4, 13)
        expect(series.map(({ name }) => name)).toEqual([iso])
        expect(amount).toBe(prices.at(-1))
        expect(trend).toEqual({ dir: change < 0 ? 'down' : 'up', amount: Math.round(Math.abs(change) * 100) / 100 })
      }
    },
  },
  {
    says: 'ends the balance at its last point, and divides the income wholly',
    check: async ({ read }) => {
      const { accountBalance, budget } = await read(finance, 'GET finance')
      const [predicted, actual] = accountBalance.series
      expect([predicted?.name, actual?.name]).toEqual(['Predicted', 'Actual'])
      expectSteps(predicted?.data, 7 * 24, 52)
      expectSteps(actual?.data, 7 * 24, 52)
      const [first = 0] = values(actual?.data)
      expect(accountBalance.amount).toBe(values(actual?.data).at(-1))
      expect(accountBalance.growth).toBeCloseTo((accountBalance.amount / first - 1) * 100, 2)
      expect(accountBalance.averageMonthlyIncome).toBe(budget.income)
      expect(budget.expenses.amount + budget.bills.amount + budget.savings.amount).toBe(budget.income)
      expect(budget.expenses.amount).toBeLessThanOrEqual(budget.expenses.limit)
      expect(budget.bills.amount).toBeLessThanOrEqual(budget.bills.limit)
      expect(budget.savings.amount).toBeLessThanOrEqual(budget.savings.goal)
    },
  },
  {
    says: 'charges the card with what was spent since the last statement',
    check: async ({ read }) => {
      const { previousStatement, currentStatement, recentTransactions } = await read(finance, 'GET finance')
      expect([previousStatement, currentStatement].map(({ status, date }) => [status, date])).toEqual([
        ['paid', '2026-10-31'],
        ['pending', '2026-11-30'],
      ])
      const since = recentTransactions.filter(({ amount, date }) => amount < 0 && date.slice(0, 10) > '2026-10-31')
      expect(currentStatement.spent).toBeCloseTo(-sum(since.map(({ amount }) => amount)), 6)
      for (const { limit, spent, minimum } of [previousStatement, currentStatement]) {
        expect(spent).toBeGreaterThan(0)
        expect(spent).toBeLessThanOrEqual(limit)
        expect(minimum).toBeCloseTo(spent / 20, 2)
      }
    },
  },
  {
    says: 'lists the newest transactions first, the pending ones on top',
    check: async ({ read }) => {
      const { recentTransactions: rows } = await read(finance, 'GET finance')
      expect(rows).toHaveLength(20)
      for (const key of ['id', 'transactionId', 'name'] as const) {
        expect(new Set(rows.map((row) => row[key])).size, key).toBe(rows.length)
      }
      const dates = rows.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(Date.parse(dates[0] ?? '')).toBeLessThan(sampleNow)
      expect(rows.slice(0, 3).map(({ status }) => status)).toEqual(['pending', 'pending', 'completed'])
      expect(rows.slice(3).filter(({ status }) => status === 'pending')).toEqual([])
      expect(rows.filter(({ amount }) => amount === 0 || !Number.isFinite(amount))).toEqual([])
    },
  },
  { says: 'knows no other dashboard', call: 'GET sales', status: 404, answers: 'NOT FOUND' },
  { says: 'has no list of dashboards', call: 'GET ', status: 404, answers: 'NOT FOUND' },
  { says: 'takes no other method', call: 'PATCH project', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'has nothing beneath a dashboard', call: 'GET project/teamMembers', status: 404, answers: 'NOT FOUND' },
])
