import { addDays, openEnd, type Day } from '@embpm/calendar'
import type { System } from '@embpm/contract/system'
import { useTranslation } from 'react-i18next'
import type { TimeBar } from '../../../timeline/TimeBars.js'
import { useDates } from '../../../shell/useDates.js'
import { phasesOf } from './landscapes.js'
import { phaseLooks } from './phaseLooks.js'

/** Writes the phases of a system's life: as bars, as a sentence, and which one it is in and what comes next. */
export function usePhases(today: Day) {
  const { t } = useTranslation()
  const dates = useDates()
  return (system: System) => {
    const spans = phasesOf(system, (day) => addDays(day, -1))
    const bars = spans.map(({ phase, start, end }): TimeBar => ({
      id: phase,
      validFrom: start,
      validTo: end ?? openEnd,
      look: phaseLooks[phase].look,
      label: (
        <>
          {phaseLooks[phase].glyph}
          {t(`systems.phases.${phase}`)}
        </>
      ),
    }))
    const sentences = spans.map(({ phase, start, end }) => {
      const words = { phase: t(`systems.phases.${phase}`), from: dates.date(start) }
      return end === null ? t('systems.phaseOpen', words) : t('systems.phaseSpan', { ...words, to: dates.date(end) })
    })
    const current = spans.findLast(({ start }) => start <= today)
    const next = spans.find(({ start }) => start > today)
    return {
      bars,
      sentence: sentences.length > 0 ? sentences.join('; ') : t('systems.noDates'),
      now: current ? t(`systems.phases.${current.phase}`) : null,
      next: next
        ? t('systems.phaseOpen', { phase: t(`systems.phases.${next.phase}`), from: dates.date(next.start) })
        : null,
    }
  }
}
