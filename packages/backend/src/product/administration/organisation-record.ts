import { contract } from '@embpm/contract'

import { entityHandlers } from '../entity/entityHandlers.js'
import { organisationRecordTable } from './organisationRecordTable.js'

/** The handlers of organisations for administrators. */
export const organisationRecord = entityHandlers(contract.administration.organisations, organisationRecordTable)
