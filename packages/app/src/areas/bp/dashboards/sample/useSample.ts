import { dashboards } from '@embpm/contract/sample/dashboards'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../../shell/ServicesProvider.js'

/** A dashboard that the sample service has too. */
export type DashboardName = 'project' | 'analytics' | 'finance'

/** A figure of the sample service. */
export interface SampleFigure {
  id:
    | 'weeklyExpenses'
    | 'monthlyExpenses'
    | 'yearlyExpenses'
    | 'newIssues'
    | 'visitors'
    | 'conversions'
    | 'impressions'
    | 'visits'
    | 'balance'
    | 'income'
    | 'spent'
    | 'previousStatement'
  value: number
  /** From the oldest to the newest. */
  trend: readonly number[]
}

/** The figures of the sample service. They never change, so that they are asked for once. */
export function useSample(name: DashboardName) {
  const { connectTo } = useServices()
  const service = useMemo(() => connectTo('api', dashboards), [connectTo])
  return useQuery({
    queryKey: ['sampleDashboards', name],
    queryFn: async ({ signal }): Promise<SampleFigure[]> => {
      if (name === 'project') {
        const { weeklyExpenses, monthlyExpenses, yearlyExpenses, githubIssues } = await service.project({}, { signal })
        const of = (id: SampleFigure['id'], { amount, series }: typeof weeklyExpenses): SampleFigure => ({
          id,
          value: amount,
          trend: series[0]?.data ?? [],
        })
        return [
          of('weeklyExpenses', weeklyExpenses),
          of('monthlyExpenses', monthlyExpenses),
          of('yearlyExpenses', yearlyExpenses),
          {
            id: 'newIssues',
            value: githubIssues.overview.thisWeek.newIssues,
            trend: githubIssues.series.thisWeek[0]?.data ?? [],
          },
        ]
      }
      if (name === 'analytics') {
        const { visitors, conversions, impressions, visits } = await service.analytics({}, { signal })
        const of = (id: SampleFigure['id'], { amount, series }: typeof visits): SampleFigure => ({
          id,
          value: amount,
          trend: series[0]?.data ?? [],
        })
        return [
          {
            id: 'visitors',
            value: visitors.totals.thisYear,
            trend: visitors.series.thisYear[0]?.data.map(({ y }) => y) ?? [],
          },
          of('conversions', conversions),
          of('impressions', impressions),
          of('visits', visits),
        ]
      }
      const { accountBalance, budget, currentStatement, previousStatement } = await service.finance({}, { signal })
      return [
        {
          id: 'balance',
          value: accountBalance.amount,
          trend: accountBalance.series.at(-1)?.data.map(({ y }) => y) ?? [],
        },
        { id: 'income', value: budget.income, trend: [] },
        { id: 'spent', value: currentStatement.spent, trend: [] },
        { id: 'previousStatement', value: previousStatement.spent, trend: [] },
      ]
    },
    staleTime: Infinity,
    retry: false,
  })
}
