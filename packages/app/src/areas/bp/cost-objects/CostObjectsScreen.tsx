import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { costObjectColumns } from './costObjectColumns.js'
import { costObjectKind } from './costObjectKind.js'
import { useCostObjectTabs } from './useCostObjectTabs.js'

/** The list of cost objects. */
export function CostObjectsScreen() {
  return (
    <EntityList
      kind={costObjectKind}
      columns={costObjectColumns}
      start={<LinkTabs {...useCostObjectTabs()} current="list" />}
    />
  )
}
