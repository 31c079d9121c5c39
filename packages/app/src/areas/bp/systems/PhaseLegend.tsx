import { systemPhases } from '@embpm/contract/system'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { phaseLooks } from './phaseLooks.js'

/** What the looks of the bars stand for, and what day the line is at. */
export function PhaseLegend({ today }: { today: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <footer className="emb-app-systems-legend">
      <ul>
        {systemPhases.map((phase) => (
          <li key={phase}>
            <span className="emb-app-timebar" data-look={phaseLooks[phase].look}>
              {phaseLooks[phase].glyph}
            </span>
            {t(`systems.phases.${phase}`)}
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
