import { AdminGate } from '../../../entity/AdminGate.js'
import { EntityList } from '../../../entity/EntityList.js'
import { userColumns } from './userColumns.js'
import { userKind } from './userKind.js'

/** The list of users, for administrators. */
export function UsersScreen() {
  return (
    <AdminGate>
      <EntityList kind={userKind} columns={userColumns} />
    </AdminGate>
  )
}
