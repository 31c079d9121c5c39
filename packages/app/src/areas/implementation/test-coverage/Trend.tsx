import type { CoverageWeek } from '@embpm/contract/test-coverage'
import { Card } from '@embpm/ui/card'
import { BarChart, ChartTable } from '@embpm/ui/charts'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { StateMessage } from '@embpm/ui/state-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'

/** What was executed and passed week by week, as bars or as a table. */
export function Trend({ weeks }: { weeks: readonly CoverageWeek[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const last = weeks.at(-1)
  if (!last)
    return (
      <StateMessage kind="empty" title={t('testCoverage.noTrendTitle')} description={t('testCoverage.noTrendText')} />
    )
  const sum = (name: 'executed' | 'passed') => weeks.reduce((total, week) => total + week[name], 0)
  const chart = {
    label: t('testCoverage.trend'),
    series: [
      { id: 'executed', label: t('testCoverage.executed') },
      { id: 'passed', label: t('testCoverage.passedResults') },
    ],
    groups: weeks.map(({ week, start, executed, passed }) => ({
      id: week,
      label: week,
      values: [executed, passed],
      note: dates.date(start),
    })),
    total: { label: t('testCoverage.total'), values: [sum('executed'), sum('passed')] },
  }
  return (
    <div className="emb-app-coverage-trend">
      <Card
        title={chart.label}
        actions={
          <SegmentedControl
            label={t('board.shownAs')}
            size="s"
            segments={[
              { value: 'chart', label: t('testCoverage.asChart') },
              { value: 'table', label: t('testCoverage.asTable') },
            ]}
            value={shown}
            onValueChange={setShown}
          />
        }
      >
        {shown === 'chart' ? (
          <BarChart
            {...chart}
            summary={t('testCoverage.trendSummary', { week: last.week, executed: last.executed, passed: last.passed })}
          />
        ) : (
          <ChartTable {...chart} groupLabel={t('testCoverage.week')} noteLabel={t('testCoverage.from')} />
        )}
      </Card>
    </div>
  )
}
