import type { UserRecord } from '@embpm/contract/user-record'
import { languageName } from '../../../entity/languageName.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { RoleNames } from './RoleNames.js'
import { UserStatus } from './UserStatus.js'

/** Columns of the list of users. */
export const userColumns: readonly ListColumn<UserRecord>[] = [
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
