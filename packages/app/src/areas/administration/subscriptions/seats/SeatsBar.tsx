import type { Subscription } from '@embpm/contract/subscription'
import { useTranslation } from 'react-i18next'
import './styles.css'

/** How many seats are taken, as a bar and as a number; red once none is free. */
export function SeatsBar({ seats, seatsUsed }: Pick<Subscription, 'seats' | 'seatsUsed'>) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const share = Math.min(1, seatsUsed / seats)
  return (
    <span className="emb-app-seats" data-full={seatsUsed >= seats || undefined}>
      <svg width="72" height="6" aria-hidden>
        <rect width="72" height="6" rx="3" className="emb-app-seats-all" />
        <rect width={72 * share} height="6" rx="3" className="emb-app-seats-used" />
      </svg>
      {t('subscriptions.seatsOf', { used: numbers.format(seatsUsed), seats: numbers.format(seats) })}
    </span>
  )
}
