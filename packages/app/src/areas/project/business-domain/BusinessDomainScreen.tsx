import type { BusinessDomain } from '@embpm/contract/business-domain'
import { EntityPage } from '../../../entity/EntityPage.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { BusinessDomainFields } from './BusinessDomainFields.js'
import { businessDomainKind } from './businessDomainKind.js'
import { businessDomainTree } from './BusinessDomainsScreen.js'

/** The page of a business domain below the way to it, or of a new one. */
export function BusinessDomainScreen() {
  return (
    <EntityPage
      kind={businessDomainKind}
      fields={BusinessDomainFields}
      related={BusinessDomainRelated}
      breadcrumbs={useTreeLevels(businessDomainTree)}
    />
  )
}

/** What belongs to a business domain: those below it. */
function BusinessDomainRelated({ entity }: { entity: BusinessDomain }) {
  return <TreeChildren tree={businessDomainTree} entity={entity} />
}
