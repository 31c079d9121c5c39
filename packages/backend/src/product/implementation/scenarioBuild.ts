import { type BuiltScenario, scenarioBuild as contract } from '@embpm/contract/scenario-build'
import type { ScenarioProcess } from '@embpm/contract/scenario-process'
import type { Client } from '@embpm/contract'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { touch, type Writer } from '../entity/entityStep.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, missing } from '../entity/refusals.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { refuse } from '../organisation/refuse.js'
import { inWaitingOrder } from './inWaitingOrder.js'
import { scenarioProcessTable } from './scenario-process.js'
import { scenarioTable } from './scenario.js'
import { testTaskTable } from './test-task.js'
import { waitingClash } from './waitingClash.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

type SavedStep = Parameters<Client['scenarioBuild']['save']>[0]['steps'][number]

const bySequence = (one: { sequence: number; id: string }, other: { sequence: number; id: string }) =>
  one.sequence - other.sequence || one.id.localeCompare(other.id)

async function built(id: string, caller: Caller): Promise<BuiltScenario> {
  const scenario = await scenarioTable.get(id, caller)
  const [all, tests] = await Promise.all([scenarioProcessTable.all(caller), testTaskTable.all(caller)])
  const counts = new Map<string, number>()
  for (const one of tests) counts.set(one.scenarioProcessId, (counts.get(one.scenarioProcessId) ?? 0) + 1)
  const steps = all.filter(({ scenarioId }) => scenarioId === id).toSorted(bySequence)
  return { scenario, steps: steps.map((one) => ({ ...one, tasks: counts.get(one.id) ?? 0 })) }
}

/** Whether one has all values that it is to have. */
const has = (stored: ScenarioProcess, fields: object): boolean =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name) ?? null) === JSON.stringify(value ?? null),
  )

/** Writes the steps of a scenario in an order in which none waits for what is not written yet. */
function writeSteps(writer: Writer<ScenarioProcess>, scenarioId: string, steps: readonly SavedStep[]): void {
  const ids = new Map(steps.flatMap((one) => (one.id === null ? [] : [[one.ref, one.id] as const])))
  const places = new Map(steps.map((one, place) => [one, place + 1]))
  for (const step of inWaitingOrder(steps)) {
    const { id, ref, predecessors, ...fields } = step
    const next = {
      ...fields,
      sequence: places.get(step) ?? 1,
      predecessors: predecessors.flatMap((one) => ids.get(one) ?? []),
    }
    const stored = id === null ? undefined : writer.draft.get(id)
    if (id === null) ids.set(ref, writer.create({ ...next, scenarioId }).id)
    else if (stored?.scenarioId !== scenarioId) throw missing(id)
    else if (!has(stored, next)) writer.change({ id }, next)
  }
}

/** The handlers of the sequences of scenarios. */
export const scenarioBuild: Router<typeof contract, Context> = {
  read: on.read.use(withReading(() => ['consulting'])).handler(({ input: { id }, context }) => built(id, context)),

  save: on.save.use(withWriting('consulting')).handler(async ({ input: { id, lockVersion, steps }, context }) => {
    const names = new Map((await scenarioProcessTable.all(context)).map((one) => [one.id, one.process] as const))
    refuse(
      waitingClash(
        steps.map((one, place) => ({
          id: one.ref,
          sequence: place + 1,
          process: names.get(one.id ?? '') ?? null,
          predecessors: one.predecessors,
        })),
      ),
    )
    await together(context, async (open) => {
      const scenarios = await open(scenarioTable)
      const found = scenarios.draft.get(id)
      if (!found) throw missing(id)
      if (found.lockVersion !== lockVersion) throw conflicting(found)
      const [writer, tests] = [await open(scenarioProcessTable), await open(testTaskTable)]
      const kept = new Set(steps.map((one) => one.id))
      for (const gone of writer.draft.where('scenarioId', id).filter((one) => !kept.has(one.id))) {
        for (const test of tests.draft.where('scenarioProcessId', gone.id)) tests.remove({ id: test.id })
        writer.remove({ id: gone.id })
      }
      writeSteps(writer, id, steps)
      scenarios.replace(found, { ...found, ...touch(context.user) }, { follows: true })
    })
    return built(id, context)
  }),

  copy: on.copy.use(withWriting('consulting')).handler(async ({ input: { id, tasks, ...fields }, context }) => {
    const { scenario, steps } = await built(id, context)
    const { type, projectId, ownerId } = scenario
    const made = await together(context, async (open) => {
      const copy = (await open(scenarioTable)).create({ type, projectId, ownerId, ...fields, status: 'PLANNED' })
      const [writer, tests] = [await open(scenarioProcessTable), await open(testTaskTable)]
      const ids = new Map<string, string>()
      for (const { ref, predecessors, ...step } of inWaitingOrder(steps.map((one) => ({ ...one, ref: one.id })))) {
        const { processId, variant, minutes, testerId, sequence, projectId: project } = step
        const waits = predecessors.flatMap((one) => ids.get(one) ?? [])
        const next = { processId, variant, minutes, testerId, sequence, projectId: project, predecessors: waits }
        ids.set(ref, writer.create({ ...next, scenarioId: copy.id }).id)
      }
      for (const [from, to] of tasks ? ids : []) {
        for (const one of tests.draft.where('scenarioProcessId', from).toSorted((a, b) => a.stepNo - b.stepNo)) {
          const { stepNo, title, action, testData, expected, tcode, testerId, requirementId, stepId } = one
          const test = { stepNo, title, action, testData, expected, tcode, testerId, requirementId, stepId }
          tests.create({ ...test, scenarioProcessId: to })
        }
      }
      return copy
    })
    return scenarioTable.get(made.id, context)
  }),
}
