import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { Popover } from '@embpm/ui/popover'
import { Info } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../../entity/usePlace.js'
import { operationTaskKind as kind } from '../operationTaskKind.js'
import type { GanttRow } from './ganttPlan.js'
import type { BarChange } from './useGanttEditing.js'
import { useGanttWords } from './useGanttWords.js'

/** What can be done to a task from beside its bar. */
interface GanttDetailsActions {
  /** Moves it; `null` where it cannot be moved. */
  onChange: ((row: GanttRow, change: BarChange) => void) | null
  /** Picks it up to be linked; `null` where it cannot. */
  onLink: ((row: GanttRow) => void) | null
}

/** Props of `GanttDetails`. */
export interface GanttDetailsProps extends GanttDetailsActions {
  row: GanttRow
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives the focus back to the chart, whose keys go on. */
  onLeave: () => void
  style: CSSProperties
}

const glyph = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What a task is, beside its bar: when, how long, how far, how much it matters, and what can be done with it. */
export function GanttDetails({ row, open, onOpenChange, onLeave, onChange, onLink, style }: GanttDetailsProps) {
  const { t } = useTranslation()
  const words = useGanttWords()
  const place = usePlace()
  const { task, number, title, dates, summary } = row
  if (!task || !dates) return null
  const move = (days: number) => onChange?.(row, { kind: 'step', days })
  const items = [
    { label: t('operationTasks.when'), value: words.range(dates) },
    {
      label: t('operationTasks.gantt.duration'),
      value: task.duration === 0 ? t('operationTasks.gantt.milestone') : words.days(task.duration),
    },
    { label: t('operationTasks.gantt.progress'), value: words.percent(task.progress) },
    {
      label: t('operationTasks.slack'),
      value: dates.critical
        ? t('operationTasks.criticalText')
        : t('operationTasks.slackText', { days: words.days(dates.slack) }),
    },
    { label: t('operationTasks.baseline'), value: words.baseline(row) },
  ]
  return (
    <span role="gridcell" className="emb-app-gantt-details" style={style}>
      <Popover
        aria-label={title}
        placement="bottom start"
        className="emb-app-gantt-popover"
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <IconButton
            size="s"
            tooltip={false}
            excludeFromTabOrder
            label={t('operationTasks.gantt.detailsOf', { title })}
            icon={<Info {...glyph} />}
            // The focus that comes back belongs to the chart.
            onFocus={onLeave}
          />
        }
      >
        <h2 className="emb-app-gantt-popover-title">
          <bdi>{`${number} ${title}`}</bdi>
        </h2>
        <KeyValue items={items} />
        <div className="emb-app-gantt-popover-actions">
          <LinkButton size="s" variant="primary" href={kindHref(kind, place, task.id)}>
            {t('operationTasks.gantt.open')}
          </LinkButton>
          {onLink && !summary && (
            <Button size="s" slot="close" onPress={() => onLink(row)}>
              {t('operationTasks.gantt.linkOn')}
            </Button>
          )}
          {onChange && !summary && task.actualStart === null && (
            <>
              <Button size="s" onPress={() => move(-1)}>
                {t('operationTasks.gantt.sooner')}
              </Button>
              <Button size="s" onPress={() => move(1)}>
                {t('operationTasks.gantt.later')}
              </Button>
            </>
          )}
        </div>
      </Popover>
    </span>
  )
}
