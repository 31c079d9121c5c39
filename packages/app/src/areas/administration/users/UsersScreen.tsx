import type { UserRecord } from '@embpm/contract/user-record'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { languageName } from '../../../session/languages.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { InviteButton } from './InviteButton.js'
import { userKind } from './userKind.js'
import { UserStatus } from './UserStatus.js'
import './styles.css'

/** Columns of the list of users. */
const userColumns: readonly ListColumn<UserRecord>[] = [
  { id: 'lastname', type: 'name', width: 170, pinned: true },
  { id: 'firstname', width: 150, pinned: true },
  { id: 'email', width: 260 },
  { id: 'company', width: 200, filterable: true },
  { id: 'userType', width: 140 },
  { id: 'roles', width: 200, filterable: true, cell: ({ roles }) => <RoleNames roles={roles} /> },
  { id: 'status', width: 110, cell: ({ status }) => <UserStatus status={status} /> },
  { id: 'memberships', type: 'number', width: 130, value: ({ memberships }) => memberships.length },
  { id: 'locale', width: 150, valueText: languageName },
  { id: 'lastLogin', width: 150 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of users. */
export function UsersScreen() {
  return <EntityList kind={userKind} columns={userColumns} actions={<InviteButton />} />
}

/** The roles of a user in words. */
function RoleNames({ roles }: Pick<UserRecord, 'roles'>) {
  const choiceText = useChoiceText()
  return roles.map((role) => choiceText('role', role)).join(', ')
}
