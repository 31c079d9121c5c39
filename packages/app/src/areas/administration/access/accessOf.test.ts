import { access, needs, type Need, type Organisation, type Profile } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pages } from '../../../routes/registry.js'
import { isBuilt, pageOf } from '../../../routes/views.js'
import { organisation, people, pretendedWindow, visit, type Person } from '../../../routes/visit.fixture.js'
import { textOf } from '../../../../textFiles.ts'
import { factsOf, judged } from './accessOf.js'

beforeAll(() => {
  vi.stubGlobal('window', pretendedWindow)
  vi.stubGlobal('location', pretendedWindow.location)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(textOf('en'))))
})

type Known = Pick<UserRecord, 'userType' | 'roles' | 'permissions' | 'status' | 'memberships'>

const here = pages.filter((page) => page.path.startsWith('/$lang/$orgId/') && !page.redirect && isBuilt(page))
const everybody = Object.keys(people).filter((who): who is Person => who !== 'signed out' && who in people)

describe.each(everybody)('the simulator and the guard agree about %s', (who) => {
  test.each([true, false])(
    'with the permission: %s',
    async (permitted) => {
      const visiting: { profile: Profile; plan?: Organisation['plan']; roles?: Organisation['roles'] } | null =
        people[who]
      if (!visiting) throw new Error('Nobody is signed in.')
      const { profile, plan = 'CORPORATE', roles = [] } = visiting
      const user: Known = {
        ...profile,
        status: 'active',
        permissions: permitted ? ['embpm_r'] : [],
        memberships: [{ organisationId: organisation, roles }],
      }
      const facts = factsOf(user, { organisationId: organisation, plan })
      for (const { path, needs: asked } of here) {
        const { at } = await visit(path.replace('/$lang/$orgId', '/en/ORG'), who, { permitted })
        const refused = at.startsWith('/en/ORG/forbidden?')
        expect([path, judged(asked, facts).open]).toEqual([path, !refused])
      }
      // Every page is opened, one after the other.
    },
    60_000,
  )
})

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

test('the audit log is one of the pages that were walked', () => {
  expect(here).toContain(pageOf('/$lang/$orgId/administration/audit-log'))
  expect(access.audit.read).toEqual(['administrator'])
})
