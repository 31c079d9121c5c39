import type { OperationArea } from '@embpm/contract/operation-area'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { AreaCalendar } from './AreaCalendar.js'
import { OperationAreaFields } from './OperationAreaFields.js'
import { operationAreaKind } from './operationAreaKind.js'
import { operationOrderColumns } from '../operation-orders/operationOrderColumns.js'
import { operationOrderKind } from '../operation-orders/operationOrderKind.js'
import { operationAreaTree } from './OperationAreasScreen.js'

/** The page of an operation area below the way to it, or of a new one. */
export function OperationAreaScreen() {
  return (
    <EntityPage
      kind={operationAreaKind}
      fields={OperationAreaFields}
      related={OperationAreaRelated}
      aside={AreaCalendar}
      breadcrumbs={useTreeLevels(operationAreaTree)}
    />
  )
}

/** What belongs to an operation area: those below it, and the orders that are done there. */
function OperationAreaRelated({ entity }: { entity: OperationArea }) {
  return (
    <>
      <TreeChildren tree={operationAreaTree} entity={entity} />
      <RelatedEntities
        kind={operationOrderKind}
        columns={operationOrderColumns}
        filter={{ areaId: [entity.id] }}
        sort="plannedStart"
        newSearch={`?areaId=${encodeURIComponent(entity.id)}`}
      />
    </>
  )
}
