import {
  locales,
  organisationPlans,
  userRecord,
  userRecordFilterColumns,
  userRecordSortColumns,
  userRoles,
  userStatuses,
  type UserRecord,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The users of the installation, as administrators see them. */
export const userKind = defineKind<UserRecord>({
  name: 'users',
  words: 'users',
  path: '/administration/users',
  api: (client) => client.administration.users,
  schema: userRecord,
  nameOf: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  fields: {
    firstname: { label: 'firstname', kind: 'text', required: true },
    lastname: { label: 'lastname', kind: 'text', required: true },
    email: { label: 'email', kind: 'text', required: true },
    company: { label: 'company', kind: 'text', bulk: true },
    userType: { label: 'plan', kind: 'choice', choices: { set: 'plan', values: organisationPlans }, bulk: true },
    roles: { label: 'roles', kind: 'list', choices: { set: 'role', values: userRoles } },
    status: { label: 'status', kind: 'choice', choices: { set: 'userStatus', values: userStatuses }, bulk: true },
    locale: { label: 'language', kind: 'choice', choices: { values: locales }, bulk: true },
    memberships: { label: 'memberships', kind: 'json' },
    lastLogin: { label: 'lastLogin', kind: 'dateTime' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: userRecordSortColumns,
  filterColumns: userRecordFilterColumns,
})
