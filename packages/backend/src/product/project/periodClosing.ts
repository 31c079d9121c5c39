import type { Period } from '@embpm/contract/period'
import { periodClosing as contract } from '@embpm/contract/period-closing'
import { periodCode } from '@embpm/contract/period'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { touch } from '../entity/entityStep.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, lacking, lockedFor, missing } from '../entity/refusals.js'
import { together } from '../entity/together.js'
import { rowsOf } from '../entity/seeding.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { calendarOfYear } from './calendarOfYear.js'
import { periodTable } from './period.js'
import { changedBy } from './periodRules.js'
import { checkOf, yearOf } from './periodWork.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => ['consulting']))
const write = on.use(withWriting('consulting'))

const isAdministrator = ({ visitor }: Caller) => visitor.roles.includes('ADM')

/** What the check looks at besides periods. */
async function workIn(caller: Caller) {
  const [executions, orders] = await Promise.all([rowsOf('executions', caller), rowsOf('operationOrders', caller)])
  return { executions, orders }
}

/** The chosen ids, or NOT_FOUND for the first that is no period. */
function known(ids: readonly string[], periods: readonly Period[]): ReadonlySet<string> {
  const there = new Set(periods.map(({ id }) => id))
  const unknown = ids.find((id) => !there.has(id))
  if (unknown !== undefined) throw missing(unknown)
  return new Set(ids)
}

/** The handlers of closing periods. */
export const periodClosing: Router<typeof contract, Context> = {
  year: read.year.handler(async ({ input: { year }, context }) => {
    const [periods, executions] = await Promise.all([periodTable.all(context), rowsOf('executions', context)])
    return yearOf(year, periods, executions)
  }),

  check: read.check.handler(async ({ input: { ids }, context }) => {
    const periods = await periodTable.all(context)
    return checkOf(known(ids, periods), { periods, ...(await workIn(context)) }, isAdministrator(context))
  }),

  act: write.act.handler(({ input: { action, periods: asked, name }, context }) =>
    together(context, async (open) => {
      const { draft, replace } = await open(periodTable)
      const periods = await periodTable.all(context)
      const chosen = known(
        asked.map(({ id }) => id),
        periods,
      )
      const other = asked.flatMap(({ id, lockVersion }) => {
        const one = draft.get(id)
        return one && one.lockVersion !== lockVersion ? [one] : []
      })[0]
      if (other) throw conflicting(other)
      const refusal = checkOf(chosen, { periods, ...(await workIn(context)) }, isAdministrator(context)).refusals[
        action
      ]
      if (refusal === 'administrator') throw lacking(['administrator'])
      if (refusal) throw lockedFor(refusal, ['state'])
      const first = draft.get(asked[0]?.id ?? '')
      if (action === 'lock' && (!first || name?.trim() !== periodCode(first))) throw lockedFor('name', ['state'])
      const { periods: changed, to } = changedBy(action, periods, chosen)
      const touched = touch(context.user)
      const closing = { closedAt: touched.changedAt, closedBy: touched.changedBy }
      return changed.map((one) =>
        replace(one, {
          ...one,
          ...touched,
          state: to,
          ...(action === 'close' && closing),
          ...(action === 'reopen' && { closedAt: null, closedBy: '' }),
        }),
      )
    }),
  ),

  createYear: write.createYear.handler(({ input: { year }, context }) =>
    together(context, async (open) => {
      const { create } = await open(periodTable)
      const there = await periodTable.all(context)
      const years = there.filter(({ type }) => type === 'operation').map((one) => one.year)
      if (years.includes(year)) throw lockedFor('exists', ['year'])
      if (years.length > 0 && !years.includes(year - 1)) throw lockedFor('gap', ['year'])
      const made = calendarOfYear(year).map((one) => create({ ...one, type: 'operation', state: 'open' }))
      return { created: made.length }
    }),
  ),
}
