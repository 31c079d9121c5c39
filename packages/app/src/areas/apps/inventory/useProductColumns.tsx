import type { InventoryTag, Product } from '@embpm/contract/sample/inventory'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useCards } from '../../../shell/useCards.js'
import { ProductPicture } from './ProductPicture.js'
import { productValue } from './productSource.js'
import { StockCell } from './StockCell.js'
import { type Catalog, nameIn } from './useCatalog.js'

const helper = columnHelper<Product>()

/** The columns of the products: what one looks for, then the other fields, which are hidden until they are chosen. */
export function useProductColumns(
  { categories, brands, vendors }: Catalog,
  tags: readonly InventoryTag[],
): readonly DataColumnDef<Product>[] {
  const { t, i18n } = useTranslation()
  const isCard = useCards()
  const choiceText = useChoiceText()
  const { language } = i18n
  return useMemo((): readonly DataColumnDef<Product>[] => {
    const written = (digits: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(language || 'en', digits)
      return (value: number | '') => (value === '' ? null : format.format(value))
    }
    const money = written({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const weight = written({ maximumFractionDigits: 3 })
    const percent = written({ style: 'percent', maximumFractionDigits: 2 })
    const chosen = (entries: Catalog['brands']) => ({ valueText: (id: string) => nameIn(entries, id) })
    const filtered = { enableColumnFilter: true }
    const hidden = { hidden: true }
    return helper.columns([
      helper.accessor('name', {
        ...filtered,
        header: t('fields.name'),
        size: 280,
        meta: { type: 'name' },
        cell: ({ row: { original } }) => (
          <span className="emb-app-inventory-name">
            <ProductPicture address={original.thumbnail} alt="" />
            <span dir="auto">{original.name}</span>
          </span>
        ),
      }),
      helper.accessor('sku', { ...filtered, header: t('inventory.sku'), size: 130, meta: { type: 'technical' } }),
      helper.accessor('category', {
        ...filtered,
        header: t('fields.category'),
        size: 120,
        enableSorting: false,
        meta: chosen(categories),
      }),
      helper.accessor('stock', {
        ...filtered,
        header: t('inventory.stock'),
        size: 200,
        meta: { filter: 'number' },
        cell: ({ row: { original } }) => <StockCell product={original} isCard={isCard} />,
      }),
      helper.accessor('reserved', {
        ...filtered,
        header: t('inventory.reserved'),
        size: 104,
        meta: { type: 'number', hidden: isCard },
      }),
      helper.accessor('price', {
        ...filtered,
        header: t('inventory.price'),
        size: 104,
        meta: { type: 'number' },
        cell: ({ row: { original } }) => money(original.price),
      }),
      helper.accessor((row) => productValue(row, 'active', tags), {
        ...filtered,
        id: 'active',
        header: t('fields.status'),
        size: 130,
        meta: { type: 'status', valueText: (value) => choiceText('lifecycle', value) },
      }),
      helper.accessor('brand', {
        ...filtered,
        header: t('inventory.brand'),
        enableSorting: false,
        meta: { ...hidden, ...chosen(brands) },
      }),
      helper.accessor('vendor', {
        ...filtered,
        header: t('fields.vendor'),
        enableSorting: false,
        meta: { ...hidden, ...chosen(vendors) },
      }),
      helper.accessor((row) => productValue(row, 'tags', tags), {
        ...filtered,
        id: 'tags',
        header: t('fields.tags'),
        size: 200,
        enableSorting: false,
        meta: { ...hidden, filter: 'text' },
      }),
      helper.accessor('barcode', {
        ...filtered,
        header: t('inventory.barcode'),
        size: 140,
        enableSorting: false,
        meta: hidden,
      }),
      helper.accessor('cost', {
        ...filtered,
        header: t('inventory.cost'),
        meta: { ...hidden, type: 'number' },
        cell: ({ row: { original } }) => money(original.cost),
      }),
      helper.accessor('basePrice', {
        ...filtered,
        header: t('inventory.basePrice'),
        size: 140,
        meta: { ...hidden, type: 'number' },
        cell: ({ row: { original } }) => money(original.basePrice),
      }),
      helper.accessor('taxPercent', {
        ...filtered,
        header: t('inventory.tax'),
        meta: { ...hidden, type: 'number' },
        cell: ({ row: { original } }) => percent(original.taxPercent === '' ? '' : original.taxPercent / 100),
      }),
      helper.accessor('weight', {
        ...filtered,
        header: t('inventory.weight'),
        meta: { ...hidden, type: 'number' },
        cell: ({ row: { original } }) => weight(original.weight),
      }),
    ])
  }, [t, language, isCard, choiceText, categories, brands, vendors, tags])
}
