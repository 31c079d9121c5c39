import { EntityList } from '../../../entity/EntityList.js'
import { userColumns } from './userColumns.js'
import { userKind } from './userKind.js'

/** The list of users. */
export function UsersScreen() {
  return <EntityList kind={userKind} columns={userColumns} />
}
