import type { Process } from '@embpm/contract/process'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { requirementColumns } from '../requirements/requirementColumns.js'
import { requirementKind } from '../requirements/requirementKind.js'
import { ricefwColumns } from '../ricefw/ricefwColumns.js'
import { ricefwKind } from '../ricefw/ricefwKind.js'
import { processTree } from './ProcessesScreen.js'
import { CarriedOver } from './CarriedOver.js'
import { ProcessRaci } from './ProcessRaci.js'
import { ProcessRevisions } from './ProcessRevisions.js'
import { ProcessVariants } from './ProcessVariants.js'

const requirementsOfProcess = requirementColumns.filter(({ id }) => id !== 'process')
const columns = ricefwColumns.filter(({ id }) => id !== 'processPath')

/** What belongs to a process: what has been drawn of it, its variants, who has to do with its steps, the processes below it, what is required of it, and the RICEFW items that are developed for it. */
export function ProcessRelated({ entity }: { entity: Process }) {
  return (
    <>
      <ProcessRevisions entity={entity} />
      <ProcessVariants entity={entity} />
      <ProcessRaci entity={entity} />
      <CarriedOver entity={entity} />
      <TreeChildren tree={processTree} entity={entity} />
      <RelatedEntities
        kind={requirementKind}
        columns={requirementsOfProcess}
        filter={{ processId: [entity.id] }}
        sort="key"
        newSearch={`?processId=${encodeURIComponent(entity.id)}`}
      />
      <RelatedEntities
        kind={ricefwKind}
        columns={columns}
        filter={{ processId: [entity.id] }}
        sort="ricefwId"
        newSearch={`?processId=${encodeURIComponent(entity.id)}`}
      />
    </>
  )
}
