import type { Crypto } from '@embpm/contract/sample/dashboards'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { useCoinText } from './useCoinText.js'

/** The coins that wallets can hold, as the service names them. */
const coins = [
  { id: 'btc', title: 'Bitcoin' },
  { id: 'eth', title: 'Ethereum' },
  { id: 'bch', title: 'Bitcoin Cash' },
  { id: 'xrp', title: 'XRP' },
] as const

/** What the wallets hold, what one coin costs, and what they are worth together. */
export function WalletsCard({ prices, wallets }: Pick<Crypto, 'prices' | 'wallets'>) {
  const { t } = useTranslation()
  const text = useCoinText()
  return (
    <Card className="emb-app-coins-wallets" flush title={t('coins.wallets')}>
      <table className="emb-app-coins-table">
        <thead>
          <tr>
            <th scope="col">{t('coins.coin')}</th>
            <th scope="col">{t('coins.balance')}</th>
            <th scope="col">{t('coins.price')}</th>
            <th scope="col">{t('coins.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {coins.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{text.coins(wallets.balances[id])}</td>
              <td>{text.price(prices[id])}</td>
              <td>{text.money(wallets.worth[id])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('coins.total')}
            </th>
            <td>{text.money(wallets.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
