import type { Profile } from '@embpm/contract'
import type { Need } from './RouteSpec.js'

/** The permission that the processes area asks for. Source: spec.md, section 6. */
const processesPermission = 'embpm_r'

/** Who a guard asks about. */
export type Visitor = Pick<Profile, 'roles' | 'userType' | 'permissions'>

const has: Readonly<Record<Need, (visitor: Visitor) => boolean>> = {
  permission: ({ permissions }) => permissions.includes(processesPermission),
  role: ({ roles }) => roles.includes('ADM') || roles.includes('CON'),
  plan: ({ userType }) => userType === 'CORPORATE',
}

/** What of the needs a user lacks, in their order; empty when the page is open to them. */
export const missingFor = (needs: readonly Need[], visitor: Visitor): Need[] =>
  needs.filter((need) => !has[need](visitor))
