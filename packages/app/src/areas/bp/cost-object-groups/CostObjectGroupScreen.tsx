import type { CostObjectGroup } from '@embpm/contract/cost-object-group'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { costObjectColumns } from '../cost-objects/costObjectColumns.js'
import { costObjectKind } from '../cost-objects/costObjectKind.js'
import { CostObjectGroupFields } from './CostObjectGroupFields.js'
import { costObjectGroupKind } from './costObjectGroupKind.js'
import { costObjectGroupTree } from './CostObjectGroupsScreen.js'

/** The page of a group of cost objects below the way to it, or of a new one. */
export function CostObjectGroupScreen() {
  return (
    <EntityPage
      kind={costObjectGroupKind}
      fields={CostObjectGroupFields}
      related={CostObjectGroupRelated}
      breadcrumbs={useTreeLevels(costObjectGroupTree)}
    />
  )
}

/** What belongs to a group of cost objects: the groups below it, and its own cost objects. */
function CostObjectGroupRelated({ entity }: { entity: CostObjectGroup }) {
  return (
    <>
      <TreeChildren tree={costObjectGroupTree} entity={entity} />
      <RelatedEntities
        kind={costObjectKind}
        columns={costObjectColumns}
        filter={{ groupId: [entity.id] }}
        sort="costObject"
        newSearch={`?groupId=${encodeURIComponent(entity.id)}`}
      />
    </>
  )
}
