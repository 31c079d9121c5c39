import type { Product } from '@embpm/contract/product'
import { StatusCircle } from '@embpm/ui/status-circle'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { productKind } from './productKind.js'

const columns: readonly ListColumn<Product>[] = [
  { id: 'productNo', type: 'technical', width: 130, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'type', width: 170 },
  { id: 'group', width: 150, filterable: true },
  { id: 'baseUnit', width: 110, filterable: true },
  { id: 'weight', width: 140 },
  { id: 'plants', width: 150 },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'description', width: 320, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of products. */
export function ProductsScreen() {
  return <EntityList kind={productKind} columns={columns} />
}
