import type { AnalyticsDashboard, CountedKind } from '@embpm/contract/dashboard'
import { useTranslation } from 'react-i18next'
import type { DashboardRange } from '../dashboardSearch.js'
import { Kpi, MissingKpi } from '../Kpi.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

const shown = ['processes', 'requirements', 'ricefws', 'documents'] as const satisfies readonly CountedKind[]

/** How many there are of the most important kinds, and how many of them are new in the period. */
export function AnalyticsKpis({
  figures: { kinds, areaIds },
  range,
}: {
  figures: AnalyticsDashboard
  range: DashboardRange
}) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  return (
    <ul className="emb-app-kpis">
      {shown.map((name) => {
        const of = kinds.find(({ kind }) => kind === name)
        const label = t('dashboards.analytics.newOf', { kind: t(`${name}.title`) })
        if (!of) return <MissingKpi key={name} label={label} note={t('dashboards.analytics.noArea')} />
        const more = of.created - of.createdBefore
        return (
          <Kpi
            key={name}
            label={label}
            value={text.number(of.created)}
            note={t('dashboards.analytics.before', { all: text.number(of.all), before: text.number(of.createdBefore) })}
            tag={{ text: text.signed(more), tone: more < 0 ? 'warning' : 'neutral' }}
            share={of.all === 0 ? 0 : of.created / of.all}
            target={of.all === 0 ? 0 : of.createdBefore / of.all}
            trend={of.grown}
            href={list(name, { createdAt: `${range.from}..${range.to}` })}
          />
        )
      })}
    </ul>
  )
}
