import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import type { TimeBar } from './TimeBars.js'
import './styles.css'

/** Props of `TimeLegend`. */
export interface TimeLegendProps {
  looks: readonly { look: TimeBar['look']; text: string; glyph?: ReactNode }[]
  today: string
  /** Before it, such as what of the time is in sight. */
  children?: ReactNode
}

/** What the looks of bars stand for, and what day the line is at. */
export function TimeLegend({ looks, today, children }: TimeLegendProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <footer className="emb-app-time-legend">
      {children}
      <ul>
        {looks.map(({ look, text, glyph }) => (
          <li key={look}>
            <span className="emb-app-timebar" data-look={look}>
              {glyph}
            </span>
            {text}
          </li>
        ))}
        <li>
          <i className="emb-app-time-today" aria-hidden />
          {t('timeline.todayIs', { date: dates.date(today) })}
        </li>
      </ul>
    </footer>
  )
}
