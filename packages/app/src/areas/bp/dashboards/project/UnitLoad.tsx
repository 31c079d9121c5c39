import type { ProjectDashboard } from '@embpm/contract/dashboard'
import { ChartCard, HeatMap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Beyond so many per cent the colour says no more. */
const full = 120

/** What is asked of units in the next weeks, in per cent of the hours of their assigned people. */
export function UnitLoad({ load: { weeks, units } }: { load: ProjectDashboard['load'] }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { page } = useListHref()
  const over = units.filter(({ percent }) => percent.some((one) => one > 100))
  const figures = {
    label: t('dashboards.project.load'),
    summary: t('dashboards.project.loadSummary', { all: text.number(units.length), over: text.number(over.length) }),
    series: weeks.map(({ week, start }) => ({ id: week, label: text.week(start) })),
    groups: units.map(({ id, name, percent }) => ({
      id: id ?? '',
      label: name || t('dashboards.none'),
      values: percent,
      href: page('implementation/employee-assignment', id === null ? {} : { orgUnitId: id }),
    })),
    formatValue: (value: number) => text.percent(value / 100),
  }
  return (
    <ChartCard
      data-wide="12"
      figures={figures}
      groupLabel={t('dashboards.project.unit')}
      href={page('implementation/employee-assignment')}
    >
      <HeatMap {...figures} max={full} />
    </ChartCard>
  )
}
