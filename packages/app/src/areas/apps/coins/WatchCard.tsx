import type { Crypto } from '@embpm/contract/sample/dashboards'
import { Card } from '@embpm/ui/card'
import { Sparkline } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { Trend } from './Trend.js'
import { useCoinText } from './useCoinText.js'

/** The coins that are watched: price, and how it went in two days. */
export function WatchCard({ watchlist }: Pick<Crypto, 'watchlist'>) {
  const { t } = useTranslation()
  const text = useCoinText()
  return (
    <Card className="emb-app-coins-watch" flush title={t('coins.watchlist')}>
      <ul className="emb-app-coins-list" aria-label={t('coins.watchlist')}>
        {watchlist.map(({ title, iso, amount, trend, series }) => {
          const prices = series.flatMap(({ data }) => data.map(({ y }) => y))
          return (
            <li key={iso}>
              <span className="emb-app-coins-name">
                <b>{title}</b>
                <span>{iso}</span>
              </span>
              <Sparkline
                values={prices}
                label={t('coins.twoDays', { first: text.price(prices[0] ?? amount), last: text.price(amount) })}
              />
              <span className="emb-app-coins-figure">
                {text.price(amount)}
                <Trend trend={trend} />
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
