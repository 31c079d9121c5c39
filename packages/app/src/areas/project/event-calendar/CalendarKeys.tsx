import { Kbd } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'

const shown = [
  { of: 'views', keys: ['D', 'W', 'M', 'A'] },
  { of: 'today', keys: ['T'] },
  { of: 'new', keys: ['N'] },
  { of: 'later', keys: ['Alt', '↑', '↓'] },
  { of: 'move', keys: ['Alt', 'M'] },
] as const

/** What keys do in the calendar. */
export function CalendarKeys({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="emb-app-calendar-keys">
      {shown
        .filter(({ of }) => mayWrite || of === 'views' || of === 'today')
        .map(({ of, keys }) => (
          <span key={of}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {t(`eventCalendar.keys.${of}`)}
          </span>
        ))}
    </p>
  )
}
