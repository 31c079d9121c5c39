import { EntityPage } from '../../../entity/EntityPage.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { useRawSearch } from '../../../entity/useRawSearch.js'
import { BusinessDomainFields } from './BusinessDomainFields.js'
import { businessDomainKind } from './businessDomainKind.js'
import { BusinessDomainRelated } from './BusinessDomainRelated.js'
import { businessDomainTree } from './businessDomainTree.js'

/** The page of a business domain below the way to it, or of a new one. */
export function BusinessDomainScreen() {
  const { parent } = useRawSearch()
  return (
    <EntityPage
      kind={businessDomainKind}
      fields={BusinessDomainFields}
      related={BusinessDomainRelated}
      start={typeof parent === 'string' ? { parentId: parent } : undefined}
      breadcrumbs={useTreeLevels(businessDomainTree)}
    />
  )
}
