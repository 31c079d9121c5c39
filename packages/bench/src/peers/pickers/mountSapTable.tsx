// All nodes are tables, so that any of them can be selected.
import type { SapTableNode } from '@embpm/contract/sap-table'
import { SapTablePicker } from '@embpm/pickers/sap-table-picker'
import { flatTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { countedTree } from '../../page/countedSource.ts'
import { pageText } from '../../page/pageText.ts'
import { listNodes, mountTreeField, type PlacedItem } from '../../page/mountTreeField.tsx'
import type { TreeItem } from '../../treeData.ts'

const toNode = ({ item, parentId, order }: PlacedItem): SapTableNode => ({
  internalId: item.id,
  id: item.id,
  parentId,
  order,
  type: 'table',
  attr1: item.label,
  attr2: '',
  attr3: 'TRANSP',
  meta: { tableName: '', access: 'read' },
})

function Picker({ roots }: { roots: TreeItem[] }) {
  const source = useMemo(
    () =>
      countedTree(
        flatTree(listNodes(roots).map(toNode), {
          parent: ({ parentId }) => parentId,
          order: ({ order }) => order,
          searchIn: ({ attr1, attr2 }) => [attr1, attr2],
        }),
      ),
    [roots],
  )
  return <SapTablePicker label={pageText.open} source={source} />
}

/** Shows it and offers it to the harness. */
export const mountSapTable = (): void => mountTreeField(Picker)
