import type { InventoryTag, Product } from '@embpm/contract/sample/inventory'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import type { MenuItem } from '@embpm/ui/menu'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { CircleCheck, CircleSlash, Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { MoreTools } from '../../../entity/MoreTools.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { useCatalog } from './useCatalog.js'
import type { InventoryAddress } from './useInventoryAddress.js'
import { useProductColumns } from './useProductColumns.js'
import type { Products } from './useProducts.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The first of these is what the service has where it is asked for nothing else. */
const pageSizes = [10, 25, 50, 100]

/** Props of `ProductTable`. */
export interface ProductTableProps {
  address: InventoryAddress
  products: Products
  tags: readonly InventoryTag[]
  /** Below the head, such as what could not be loaded. */
  notice: ReactNode
  /** Edits the tags of all products. */
  onEditTags: () => void
  onDelete: (product: Product) => void
}

/** The products, searched, sorted and paged by the service, and what can be done with one. */
export function ProductTable({ address, products, tags, notice, onEditTags, onDelete }: ProductTableProps) {
  const { t } = useTranslation()
  const catalog = useCatalog()
  const actions = [
    { id: 'tags', label: t('apps.tags.edit'), icon: <Tags {...glyph} />, onAction: onEditTags },
    { id: 'new', label: t('inventory.new'), icon: <Plus {...glyph} />, shortcut: 'N', onAction: address.begin },
  ] as const
  useOffer('page', actions)
  usePageKeys({ n: address.begin })

  const { productHref } = address
  const table = useDataTable<Product>({
    columns: useProductColumns(catalog, tags),
    source: products.source,
    view: address.view,
    onViewChange: address.show,
    rowHref: useCallback(({ id }: Product) => productHref(id), [productHref]),
    onRowAction: ({ id }) => address.open(id),
    rowActions: (product): readonly MenuItem[] => [
      { id: 'edit', label: t('inventory.change'), icon: <Pencil {...glyph} />, href: productHref(product.id) },
      {
        id: 'active',
        label: t(product.active ? 'inventory.takeOff' : 'inventory.putUp'),
        icon: product.active ? <CircleSlash {...glyph} /> : <CircleCheck {...glyph} />,
        onAction: () => void products.setActive(product.id, !product.active),
      },
      {
        id: 'delete',
        label: t('inventory.delete'),
        icon: <Trash2 {...glyph} />,
        danger: true,
        onAction: () => onDelete(product),
      },
    ],
  })
  return (
    <>
      <Page.Head
        title={t('apps.pages.inventory')}
        count={table.page?.total}
        actions={actions.map(({ id, label, icon, onAction }) => (
          <Button key={id} variant={id === 'new' ? 'primary' : 'ghost'} icon={icon} onPress={onAction}>
            {label}
          </Button>
        ))}
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      {notice}
      <DataTable.Toolbar
        table={table}
        searchLabel={t('inventory.search')}
        exportName={t('apps.pages.inventory')}
        end={<MoreTools />}
      />
      <DataTable.Grid
        table={table}
        aria-label={t('inventory.list')}
        empty={
          <StateMessage
            kind="empty"
            title={t('inventory.emptyTitle')}
            description={t('inventory.emptyText')}
            actions={
              <Button variant="primary" onPress={address.begin}>
                {t('inventory.new')}
              </Button>
            }
          />
        }
      />
      <DataTable.Pager table={table} pageSizes={pageSizes} />
    </>
  )
}
