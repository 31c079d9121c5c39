import { businessPartner } from '@embpm/contract/business-partner'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'
import { samplePartner } from './business-partner.data.js'
import { taxNumberClash } from './taxNumber.js'

/** The business partners. A tax number is one of the country that is named. */
export const businessPartnerTable = entityTable({
  name: 'business-partner',
  prefix: 'BP',
  entity: businessPartner,
  admit: (entity) => refuse(taxNumberClash(entity)),
  seeds: (organisationId) =>
    seedRows(organisationId, { prefix: 'BP', full: 2000, make: ({ index, random }) => samplePartner(index, random) }),
})

/** The handlers of business partners. */
export const businessPartners = entityHandlers(businessPartner.endpoints, businessPartnerTable)
