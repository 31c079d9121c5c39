import type { BusinessArea } from '@embpm/contract/business-area'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { processColumns } from '../processes/processColumns.js'
import { processKind } from '../processes/processKind.js'
import { requirementColumns } from '../requirements/requirementColumns.js'
import { requirementKind } from '../requirements/requirementKind.js'
import { ricefwColumns } from '../ricefw/ricefwColumns.js'
import { ricefwKind } from '../ricefw/ricefwKind.js'
import { businessAreaTree } from './BusinessAreasScreen.js'

const processesHere = processColumns.filter(({ id }) => id !== 'area')
const requirementsHere = requirementColumns.filter(({ id }) => id !== 'area')
const ricefwsHere = ricefwColumns.filter(({ id }) => id !== 'area')

/** What belongs to a business area: those below it, its processes, its requirements, and the RICEFW items that are developed for it. */
export function BusinessAreaRelated({ entity }: { entity: BusinessArea }) {
  const filter = { areaId: [entity.id] }
  const newSearch = `?areaId=${encodeURIComponent(entity.id)}`
  return (
    <>
      <TreeChildren tree={businessAreaTree} entity={entity} />
      <RelatedEntities kind={processKind} columns={processesHere} filter={filter} sort="code" newSearch={newSearch} />
      <RelatedEntities
        kind={requirementKind}
        columns={requirementsHere}
        filter={filter}
        sort="key"
        newSearch={newSearch}
      />
      <RelatedEntities kind={ricefwKind} columns={ricefwsHere} filter={filter} sort="ricefwId" newSearch={newSearch} />
    </>
  )
}
