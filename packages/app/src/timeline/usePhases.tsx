import { addDays, openEnd, type Day } from '@embpm/calendar'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeBar } from './TimeBars.js'
import { useDates } from '../shell/useDates.js'
import { type Life, phasesOf } from './phasesOf.js'
import { phaseLooks } from './phaseLooks.js'

/** Writes the phases of a life: as bars, as a sentence, and which one it is in and what comes next. */
export function usePhases(today: Day) {
  const { t } = useTranslation()
  const dates = useDates()
  return useCallback(
    (life: Life) => {
      const spans = phasesOf(life, (day) => addDays(day, -1))
      const bars = spans.map(({ phase, start, end }): TimeBar => ({
        id: phase,
        validFrom: start,
        validTo: end ?? openEnd,
        look: phaseLooks[phase].look,
        label: (
          <>
            {phaseLooks[phase].glyph}
            {t(`timeline.phases.${phase}`)}
          </>
        ),
      }))
      const sentences = spans.map(({ phase, start, end }) => {
        const words = { phase: t(`timeline.phases.${phase}`), from: dates.date(start) }
        return end === null
          ? t('timeline.phaseOpen', words)
          : t('timeline.phaseSpan', { ...words, to: dates.date(end) })
      })
      const current = spans.findLast(({ start }) => start <= today)
      const next = spans.find(({ start }) => start > today)
      return {
        bars,
        sentence: sentences.length > 0 ? sentences.join('; ') : t('timeline.noDates'),
        now: current ? t(`timeline.phases.${current.phase}`) : null,
        next: next
          ? t('timeline.phaseOpen', { phase: t(`timeline.phases.${next.phase}`), from: dates.date(next.start) })
          : null,
      }
    },
    [t, dates, today],
  )
}
