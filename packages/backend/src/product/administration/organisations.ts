import { organisationRecord } from '@embpm/contract/organisation-record'

import { entityHandlers } from '../entity/entityHandlers.js'
import { organisationRecordTable } from './organisationRecordTable.js'

/** The handlers of organisations for administrators. */
export const organisations = entityHandlers(organisationRecord.endpoints, organisationRecordTable)
