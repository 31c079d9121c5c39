import type { Person } from '@embpm/contract'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { userRecordTable } from './userRecordTable.js'

/** Answers the label of any user by id, and none for an unknown one. */
export async function personsOf(caller: Caller): Promise<(id: string | null) => Person> {
  const userOf = await userRecordTable.byId(caller)
  return (id) => {
    const user = userOf(id)
    return user ? { id: user.id, name: `${user.firstname} ${user.lastname}` } : null
  }
}
