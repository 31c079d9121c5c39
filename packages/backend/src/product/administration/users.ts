import { userRecord } from '@embpm/contract/user-record'

import { entityHandlers } from '../entity/entityHandlers.js'
import { userRecordTable } from './userRecordTable.js'

/** The handlers of users for administrators. */
export const users = entityHandlers(userRecord.endpoints, userRecordTable)
