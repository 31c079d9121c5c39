import type { Product } from '@embpm/contract/sample/inventory'
import { Badge } from '@embpm/ui/badge'
import { useTranslation } from 'react-i18next'
import { stockState } from './stockState.js'

/** Props of `StockCell`. */
export interface StockCellProps {
  product: Pick<Product, 'stock' | 'reserved'>
  /** Names the pieces, too, where no head does. */
  isCard: boolean
}

/** The stock of a product, how much of it is promised to nobody, and whether nothing is. */
export function StockCell({ product, isCard }: StockCellProps) {
  const { t, i18n } = useTranslation()
  const state = stockState(product)
  const count = Number(product.stock)
  if (state === null) return null
  return (
    <span className="emb-app-inventory-stock">
      {!isCard && (
        <svg aria-hidden data-lack={state.lack ?? undefined}>
          <rect width={`${state.free * 100}%`} height="100%" />
        </svg>
      )}
      <span>
        {isCard ? t('inventory.pieces', { count }) : new Intl.NumberFormat(i18n.language || 'en').format(count)}
      </span>
      {state.lack && (
        <Badge tone={state.lack === 'out' ? 'danger' : 'warning'}>{t(`inventory.lack.${state.lack}`)}</Badge>
      )}
    </span>
  )
}
