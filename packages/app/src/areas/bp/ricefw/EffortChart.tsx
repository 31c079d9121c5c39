import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { BarChart, ChartTable } from '@embpm/ui/charts'
import type { TableView } from '@embpm/ui/data-table'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useState, type FocusEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardGroup } from '../../../entity/board/boardGroups.js'
import { overPlan, overPlanned } from './effortFigures.js'
import { EffortTools } from './EffortTools.js'
import type { ricefwGroups } from './ricefwViews.js'
import { ricefwKind as kind } from './ricefwKind.js'
import { useEffort } from './useEffort.js'
import { useEffortNote } from './useEffortNote.js'
import { useHours } from './useHours.js'

/** Props of `EffortChart`. */
export interface EffortChartProps {
  /** The field that hours are added up by. */
  field: (typeof ricefwGroups)[number]
  /** What of the list is added up. */
  view: TableView
  /** Address of the list of what is in one group. */
  listHref: (field: string, group: Pick<BoardGroup, 'value' | 'name'>) => string
  /** The element that the search leads into. */
  chartRef: Ref<HTMLDivElement>
}

/** Effort planned and spent by a field, as bars or as a table; each line leads to the list of what is behind it. */
export function EffortChart({ field, view, listHref, chartRef }: EffortChartProps) {
  const { t } = useTranslation()
  const hours = useHours()
  const noteOf = useEffortNote()
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const { figures, isError, isStale, refetch } = useEffort(field, view)
  const groupLabel = t(`fields.${kind.fields[field]?.label ?? 'type'}`)
  const label = `${t('ricefws.plannedAndActual')} · ${groupLabel}`

  if (!figures)
    return isError ? (
      <StateMessage
        kind="error"
        title={t('ricefws.effortFailed')}
        description={t('object.loadFailedText')}
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    ) : (
      <SkeletonText />
    )

  const { groups, total } = figures
  const over = overPlanned(groups)
  const [furthest] = over
  const chart = {
    label,
    series: [
      { id: 'planned', label: t('ricefws.planned') },
      { id: 'actual', label: t('ricefws.actual') },
    ],
    groups: groups.map((group) => ({
      id: group.value,
      label: group.name,
      values: [group.planned, group.actual],
      note: noteOf(group),
      isOver: overPlan(group) > 0,
      href: listHref(field, group),
    })),
    total: {
      label: t('ricefws.total'),
      values: [total.planned, total.actual],
      note: noteOf(total),
      isOver: overPlan(total) > 0,
    },
    formatValue: hours,
  }
  const summary = [
    t('ricefws.effortSummary', {
      planned: hours(total.planned),
      actual: hours(total.actual),
      difference: noteOf(total),
      over: over.length,
      all: groups.length,
    }),
    ...(furthest ? [t('ricefws.effortFurthest', { name: furthest.name, difference: noteOf(furthest) })] : []),
  ].join(' ')
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus()
  }

  return (
    <div
      ref={chartRef}
      className="emb-app-effort"
      role="presentation"
      tabIndex={-1}
      aria-busy={isStale || undefined}
      onFocus={onFocus}
    >
      <Card
        title={label}
        actions={
          <>
            <SegmentedControl
              label={t('board.shownAs')}
              size="s"
              segments={[
                { value: 'chart', label: t('ricefws.asChart') },
                { value: 'table', label: t('ricefws.asTable') },
              ]}
              value={shown}
              onValueChange={setShown}
            />
            <EffortTools title={label} groupLabel={groupLabel} figures={figures} />
          </>
        }
      >
        {shown === 'chart' ? (
          <BarChart {...chart} summary={summary} overLabel={t('ricefws.overPlan')} />
        ) : (
          <ChartTable {...chart} groupLabel={groupLabel} noteLabel={t('ricefws.difference')} />
        )}
      </Card>
    </div>
  )
}
