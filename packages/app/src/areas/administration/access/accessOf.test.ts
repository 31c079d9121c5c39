import { needs, type Need } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf, judged } from './accessOf.js'

type Known = Pick<UserRecord, 'userType' | 'roles' | 'permissions' | 'status' | 'memberships'>

const user: fc.Arbitrary<Known> = fc.record({
  userType: fc.constantFrom('CORPORATE' as const, 'SUBSCRIPTION' as const),
  roles: fc.subarray(['ADM' as const, 'CON' as const]),
  permissions: fc.subarray(['embpm_r' as const]),
  status: fc.constantFrom('active' as const, 'invited' as const, 'locked' as const),
  memberships: fc.array(
    fc.record({
      organisationId: fc.constantFrom('here', 'elsewhere'),
      roles: fc.subarray(['ADM' as const, 'CON' as const]),
    }),
    { maxLength: 2 },
  ),
})
const asked: fc.Arbitrary<Need[]> = fc.subarray([...needs])
const plan = fc.constantFrom('CORPORATE' as const, 'SUBSCRIPTION' as const)

test('a chain ends at the first step that fails, and only there', () => {
  fc.assert(
    fc.property(user, asked, plan, (one, wanted, of) => {
      const { chain, open } = judged(wanted, factsOf(one, { organisationId: 'here', plan: of }))
      expect(chain.slice(0, -1).every(({ passed }) => passed)).toBe(true)
      expect(chain.at(-1)?.passed).toBe(open)
      if (open) expect(chain).toHaveLength(3 + wanted.length)
    }),
  )
})

test('nobody who is locked, invited or of another organisation may do anything; more roles never take anything away', () => {
  fc.assert(
    fc.property(user, asked, plan, (one, wanted, of) => {
      const at = { organisationId: 'here', plan: of }
      const { open } = judged(wanted, factsOf(one, at))
      const belongs = one.memberships.some(({ organisationId }) => organisationId === 'here')
      if (one.status !== 'active' || !belongs) expect(open).toBe(false)
      if (open) expect(judged(wanted, factsOf({ ...one, roles: ['ADM', 'CON'] }, at)).open).toBe(true)
    }),
  )
})
