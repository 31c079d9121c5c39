import type { UserRecord } from '@embpm/contract/user-record'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { isInstallationAdmin } from '../entity/withAccess.js'

/**
 * Whether to be this user opens more than somebody administers: they have rights in all organisations, or are in another one. How such a
 * user signs in is for administrators of the installation alone.
 */
export const reachesFurther = (user: Pick<UserRecord, 'roles' | 'memberships'>, caller: Caller): boolean =>
  !isInstallationAdmin(caller) &&
  (user.roles.length > 0 || user.memberships.some((one) => one.organisationId !== caller.organisationId))
