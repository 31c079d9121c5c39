import { addDays } from '@embpm/calendar/arithmetic'
import type { ProjectDashboard } from '@embpm/contract/dashboard'
import { ChartCard, PlotChart, type PlotSeries } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

const results = ['pass', 'reservations', 'fail', 'blocked'] as const
const colors = [1, 2, 6, 8] as const

/** Results of test tasks by the week in which they were recorded. */
export function TestResults({ weeks, today }: { weeks: ProjectDashboard['results']; today: string }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const { page } = useListHref()
  const sum = (name: (typeof results)[number]) => weeks.reduce((all, week) => all + week[name], 0)
  const figures = {
    label: t('dashboards.project.testResults'),
    summary: t('dashboards.project.testResultsSummary', {
      all: text.number(results.reduce((all, name) => all + sum(name), 0)),
      passed: text.number(sum('pass') + sum('reservations')),
    }),
    series: results.map((id, place): PlotSeries => ({
      id,
      label: choiceText('testResult', id),
      shape: 'bar',
      color: colors[place],
    })),
    groups: weeks
      .filter(({ start }) => start <= today)
      .map((week) => ({
        id: week.week,
        label: text.week(week.start),
        values: results.map((name) => week[name]),
        isPartial: addDays(week.start, 6) >= today,
        href: page('implementation/scenario-results', {
          view: 'results',
          executedAt: `${week.start}..${addDays(week.start, 6)}`,
        }),
      })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      figures={figures}
      groupLabel={t('dashboards.weekHead')}
      total={{ label: t('dashboards.total'), values: results.map(sum) }}
      href={page('implementation/scenario-results', { view: 'results' })}
    >
      <PlotChart {...figures} isStacked height={170} />
    </ChartCard>
  )
}
