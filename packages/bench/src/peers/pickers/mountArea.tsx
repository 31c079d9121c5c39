import type { BusinessAreaNode } from '@embpm/contract/business-area'
import { AreaPicker } from '@embpm/pickers/area-picker'
import { flatTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { countedTree } from '../../page/countedSource.ts'
import { pageText } from '../../page/pageText.ts'
import { listNodes, mountTreeField, type PlacedItem } from '../../page/mountTreeField.tsx'
import type { TreeItem } from '../../treeData.ts'

const toNode = ({ item, parentId, order }: PlacedItem): BusinessAreaNode => ({
  id: item.id,
  code: '',
  name: item.label,
  description: '',
  parentId,
  order,
  status: 'ACTIVE',
})

function Picker({ roots }: { roots: TreeItem[] }) {
  const source = useMemo(
    () =>
      countedTree(
        flatTree(listNodes(roots).map(toNode), {
          parent: ({ parentId }) => parentId,
          order: ({ order }) => order,
          searchIn: ({ code, name }) => [code, name],
        }),
      ),
    [roots],
  )
  return <AreaPicker label={pageText.open} source={source} />
}

/** Shows it and offers it to the harness. */
export const mountArea = (): void => mountTreeField(Picker)
