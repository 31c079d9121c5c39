import { EntityPage } from '../../../entity/EntityPage.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { BusinessAreaFields } from './BusinessAreaFields.js'
import { businessAreaKind } from './businessAreaKind.js'
import { BusinessAreaRelated } from './BusinessAreaRelated.js'
import { businessAreaTree } from './BusinessAreasScreen.js'

/** The page of a business area below the way to it, or of a new one. */
export function BusinessAreaScreen() {
  return (
    <EntityPage
      kind={businessAreaKind}
      fields={BusinessAreaFields}
      related={BusinessAreaRelated}
      breadcrumbs={useTreeLevels(businessAreaTree)}
    />
  )
}
