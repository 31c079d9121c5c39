import { contract } from '@embpm/contract'

import { entityHandlers } from '../entity/entityHandlers.js'
import { userRecordTable } from './userRecordTable.js'

/** The handlers of users for administrators. */
export const userRecords = entityHandlers(contract.administration.users, userRecordTable)
