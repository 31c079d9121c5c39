import { EntityPage } from '../../../entity/EntityPage.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { ProcessFields } from './ProcessFields.js'
import { processKind } from './processKind.js'
import { ProcessRelated } from './ProcessRelated.js'
import { processTree } from './ProcessesScreen.js'
import { RaciNames } from './RaciNames.js'

const views = { raci: RaciNames }

/** The page of a process below the way to it, or of a new one. */
export function ProcessScreen() {
  return (
    <EntityPage
      kind={processKind}
      fields={ProcessFields}
      related={ProcessRelated}
      views={views}
      breadcrumbs={useTreeLevels(processTree)}
    />
  )
}
