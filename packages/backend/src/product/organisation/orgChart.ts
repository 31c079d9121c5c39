import type { Day } from '@embpm/calendar'
import { orgChart as contract, type OrgChartOnDay } from '@embpm/contract/org-chart'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { rowsOf } from '../entity/seeding.js'
import { withReading } from '../entity/withAccess.js'
import { chartOn } from './chartOn.js'
import { moveEffects } from './moveEffects.js'
import { orgUnitTable } from './org-unit.js'
import { positionAssignmentTable } from './position-assignment.js'
import { positionTable } from './position.js'

/** How many days are kept of one state of the tables. */
const maxDays = 8

/** The charts of a state of the tables, by day; the lists are others when anything of them has changed. */
const made = new WeakMap<
  readonly object[],
  { sources: readonly (readonly object[])[]; days: Map<Day, OrgChartOnDay> }
>()

async function chartOf(on: Day, caller: Caller): Promise<OrgChartOnDay> {
  const [units, positions, assignments] = await Promise.all([
    orgUnitTable.all(caller),
    rowsOf('positions', caller),
    positionAssignmentTable.all(caller),
  ])
  const sources = [positions, assignments]
  const before = made.get(units)
  const kept = before?.sources.every((source, index) => source === sources[index])
    ? before
    : { sources, days: new Map<Day, OrgChartOnDay>() }
  made.set(units, kept)
  const chart = kept.days.get(on) ?? chartOn({ units, positions, assignments }, on)
  kept.days.delete(on)
  kept.days.set(on, chart)
  const [oldest] = kept.days.keys()
  if (kept.days.size > maxDays && oldest !== undefined) kept.days.delete(oldest)
  return chart
}

const on = implement(contract)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['processes']))

/** The handlers of the organisation chart. */
export const orgChart = {
  get: on.get.handler(({ input, context }) => chartOf(input.on, context)),

  previewMove: on.previewMove.handler(async ({ input: { id, parentId = null }, context }) => {
    const [units, positions, costObjects] = await Promise.all([
      orgUnitTable.all(context),
      positionTable.all(context),
      rowsOf('costObjects', context),
    ])
    const effects = moveEffects({ units, positions, costObjects }, id, parentId)
    if (!effects) throw missing(id)
    return effects
  }),
}
