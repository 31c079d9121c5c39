import type { DataTableNode } from '@embpm/contract/data-table'
import { TablePicker } from '@embpm/pickers/table-picker'
import { flatTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { countedTree } from '../../page/countedSource.ts'
import { pageText } from '../../page/pageText.ts'
import { listNodes, mountTreeField, type PlacedItem } from '../../page/mountTreeField.tsx'
import type { TreeItem } from '../../treeData.ts'

const toNode = ({ item, parentId, order }: PlacedItem): DataTableNode => ({
  id: item.id,
  tableName: item.label,
  wbs: '1',
  version: 1,
  description: '',
  parentId,
  order,
})

function Picker({ roots }: { roots: TreeItem[] }) {
  const source = useMemo(
    () =>
      countedTree(
        flatTree(listNodes(roots).map(toNode), {
          parent: ({ parentId }) => parentId,
          order: ({ order }) => order,
          searchIn: ({ wbs, tableName, version, description }) => [wbs, tableName, `v${version}`, description],
        }),
      ),
    [roots],
  )
  return <TablePicker label={pageText.open} source={source} />
}

/** Shows it and offers it to the harness. */
export const mountDataTable = (): void => mountTreeField(Picker)
