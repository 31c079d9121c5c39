import { project } from '@embpm/contract/sample/dashboards'
import { expect } from 'vitest'

import { conforms } from '../testing/conforms.js'
import { expectTrend, sum, weekUpToNow } from '../testing/trends.js'
import { ago } from './clock.js'

const periods = ['thisWeek', 'lastWeek'] as const

conforms('/dashboards', [
  {
    says: 'counts the issues of two weeks',
    check: async ({ read }) => {
      const { githubIssues } = await read(project, 'GET project')
      expect(githubIssues.labels).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      for (const period of periods) {
        const { newIssues, closedIssues, fixed, wontFix } = githubIssues.overview[period]
        const [opened, closed] = githubIssues.series[period]
        expect([opened?.name, closed?.name]).toEqual(['New issues', 'Closed issues'])
        expect([opened?.data.length, closed?.data.length]).toEqual([7, 7])
        expect(newIssues).toBe(sum(opened?.data ?? []))
        expect(closedIssues).toBe(sum(closed?.data ?? []))
        expect(fixed + wontFix).toBe(closedIssues)
      }
      // The sample's clock stands on a Friday.
      expect(githubIssues.series.thisWeek.map(({ data }) => data.slice(5))).toEqual([
        [0, 0],
        [0, 0],
      ])
    },
  },
  {
    says: 'distributes tasks and budget wholly',
    check: async ({ read }) => {
      const { taskDistribution, budgetDistribution, budgetDetails } = await read(project, 'GET project')
      for (const period of periods) {
        expect(taskDistribution.series[period]).toHaveLength(taskDistribution.labels.length)
        expect(sum(taskDistribution.series[period])).toBe(100)
      }
      const [budget] = budgetDistribution.series
      const whole = sum(budgetDetails.rows.map(({ total }) => total))
      expect(budgetDistribution.categories).toEqual(budgetDetails.rows.map(({ type }) => type))
      expect(budget?.data).toEqual(budgetDetails.rows.map(({ total }) => Math.round((total * 100) / whole)))
      expect(sum(budget?.data ?? [])).toBe(100)
    },
  },
  {
    says: 'leaves of each budget what was not spent',
    check: async ({ read }) => {
      const { budgetDetails } = await read(project, 'GET project')
      const { columns, rows } = budgetDetails
      expect(columns).toEqual(['Type', 'Budget', 'Expenses', 'Expenses (%)', 'Remaining', 'Remaining (%)'])
      expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
      for (const row of rows) {
        expect(row.remainingAmount).toBe(row.total - row.expensesAmount)
        expect(row.expensesPercentage + row.remainingPercentage).toBe(100)
        expect(row.expensesPercentage).toBeCloseTo((row.expensesAmount / row.total) * 100, 6)
      }
    },
  },
  {
    says: 'spends the same by day, week and month, and all of it in the budget',
    check: async ({ read }) => {
      const answer = await read(project, 'GET project')
      expectTrend(answer.weeklyExpenses, 'Expenses', 7)
      expectTrend(answer.monthlyExpenses, 'Expenses', 4)
      expectTrend(answer.yearlyExpenses, 'Expenses', 12)
      expect(answer.weeklyExpenses.labels).toEqual(weekUpToNow)
      expect(answer.monthlyExpenses.labels).toEqual(['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'])
      expect(answer.yearlyExpenses.labels.slice(0, 2)).toEqual(['2025-12', '2026-01'])
      expect(answer.yearlyExpenses.labels.at(-1)).toBe('2026-11')
      const [month = [], year = []] = [answer.monthlyExpenses, answer.yearlyExpenses].map(
        ({ series }) => series[0]?.data,
      )
      expect(month.at(-1)).toBe(answer.weeklyExpenses.amount)
      // November begins with the second week, but for its Saturday, a day without expenses in October.
      expect(year.at(-1)).toBe(sum(month.slice(1)))
      expect(answer.yearlyExpenses.amount).toBe(sum(answer.budgetDetails.rows.map((row) => row.expensesAmount)))
    },
  },
  {
    says: 'plans today and tomorrow in order',
    check: async ({ read }) => {
      const { schedule } = await read(project, 'GET project')
      const all = [...schedule.today, ...schedule.tomorrow]
      expect([schedule.today.length, schedule.tomorrow.length]).toEqual([5, 3])
      expect(new Set(schedule.today.map(({ start, end }) => `${start.slice(0, 10)} ${end.slice(0, 10)}`))).toEqual(
        new Set(['2026-11-20 2026-11-20']),
      )
      expect(new Set(schedule.tomorrow.map(({ start }) => start.slice(0, 10)))).toEqual(new Set(['2026-11-21']))
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      let free = ago({})
      for (const { start, end } of all) {
        expect(start >= free).toBe(true)
        expect(end > start).toBe(true)
        free = end
      }
    },
  },
  {
    says: 'names the team, with pictures that need no network',
    check: async ({ read }) => {
      const { teamMembers } = await read(project, 'GET project')
      expect(teamMembers).toHaveLength(9)
      expect(teamMembers[0]).toMatchObject({ id: 'person-marta-kowalczyk', name: 'Marta Kowalczyk' })
      for (const key of ['id', 'email', 'phone'] as const) {
        expect(new Set(teamMembers.map((member) => member[key])).size, key).toBe(teamMembers.length)
      }
      for (const { avatar, email, phone } of teamMembers) {
        expect(avatar).toMatch(/^data:image\/svg\+xml,/)
        expect(email).toMatch(/^\S+@\S+\.\S+$/)
        expect(phone).toMatch(/^\+\d{2} [\d ]+$/)
      }
    },
  },
])
