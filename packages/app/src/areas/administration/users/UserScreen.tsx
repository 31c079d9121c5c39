import { EntityPage } from '../../../entity/EntityPage.js'
import { UserAccess } from './UserAccess.js'
import { UserFields } from './UserFields.js'
import { userKind } from './userKind.js'

/** The page of a user, or of a new one. */
export function UserScreen() {
  return <EntityPage kind={userKind} fields={UserFields} aside={UserAccess} />
}
