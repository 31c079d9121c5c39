import type { PhaseSpan, ProjectMilestone } from '@embpm/contract/project-status'
import type { Day } from '@embpm/calendar/day'
import { useTranslation } from 'react-i18next'
import { shareOf, type TimeAxis } from '../../../timeline/timeAxis.js'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { usePeriodText } from '../../../timeline/usePeriodText.js'
import { usePercent } from './usePercent.js'

/** Props of `PhaseBars`. */
export interface PhaseBarsProps {
  axis: TimeAxis
  today: Day
  spans: readonly PhaseSpan[]
  next: ProjectMilestone | null
}

/** How a phase looks: done, in work or still to come. */
export const lookOf = (progress: number) =>
  progress === 100 ? ('ended' as const) : progress > 0 ? ('active' as const) : ('planned' as const)

/** The phases of a project over time, and its next milestone as a diamond; said in words as one image. */
export function PhaseBars({ axis, today, spans, next }: PhaseBarsProps) {
  const { t } = useTranslation()
  const period = usePeriodText()
  const percent = usePercent()
  const words = spans.map(
    ({ title, start, end, progress }) =>
      `${title}: ${period({ validFrom: start, validTo: end })}, ${percent(progress)}`,
  )
  const at = next?.day ? shareOf(axis, next.day) : -1
  return (
    <div className="emb-app-projects-bars">
      {spans.length === 0 ? (
        <span className="emb-app-projects-none">{t('projectManagement.none')}</span>
      ) : (
        spans.map(({ title, start, end, progress }, place) => (
          <TimeBars
            key={title}
            thin
            axis={axis}
            today={today}
            bars={[{ id: title, look: lookOf(progress), validFrom: start, validTo: end }]}
            label={words[place] ?? title}
          />
        ))
      )}
      {at >= 0 && at <= 100 && (
        <i className="emb-app-projects-diamond" style={{ insetInlineStart: `${at}%` }} aria-hidden />
      )}
    </div>
  )
}
