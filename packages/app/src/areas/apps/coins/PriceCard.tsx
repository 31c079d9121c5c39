import type { Crypto } from '@embpm/contract/sample/dashboards'
import { Card } from '@embpm/ui/card'
import { Sparkline } from '@embpm/ui/charts'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { Trend } from './Trend.js'
import { useCoinText } from './useCoinText.js'

/** The price of a Bitcoin now and on its way through the week, and what belongs to it. */
export function PriceCard({ btc }: { btc: Crypto['btc'] }) {
  const { t } = useTranslation()
  const text = useCoinText()
  const prices = btc.series.flatMap(({ data }) => data.map(({ y }) => y))
  const [first = btc.amount] = prices
  return (
    <Card className="emb-app-coins-price" title="Bitcoin (BTC)">
      <p className="emb-app-coins-now">
        <b>{text.price(btc.amount)}</b>
        <Trend trend={btc.trend} />
        <span>{t('coins.inDay')}</span>
      </p>
      <Sparkline
        className="emb-app-coins-week"
        values={prices}
        label={t('coins.week', { first: text.price(first), last: text.price(btc.amount) })}
      />
      <KeyValue
        items={[
          { label: t('coins.lowest'), value: text.price(Math.min(...prices)) },
          { label: t('coins.highest'), value: text.price(Math.max(...prices)) },
          { label: t('coins.allTimeHigh'), value: text.price(btc.allTimeHigh) },
          { label: t('coins.marketCap'), value: text.short(btc.marketCap) },
          { label: t('coins.volume'), value: text.short(btc.volume) },
          { label: t('coins.supply'), value: `${text.whole(btc.supply)} BTC` },
        ]}
      />
    </Card>
  )
}
