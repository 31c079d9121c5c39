import { readModel } from '@embpm/bpmn'
import { testTaskPlan as contract } from '@embpm/contract/test-task-plan'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, missing } from '../entity/refusals.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { current, modelOf, revisionsOf } from '../processes/revisionStore.js'
import { proposeTests } from './proposeTests.js'
import { scenarioProcessTable } from './scenario-process.js'
import { testTaskTable } from './test-task.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

async function testsOf(scenarioProcessId: string, caller: Caller) {
  const all = await testTaskTable.all(caller)
  return all.filter((one) => one.scenarioProcessId === scenarioProcessId).toSorted((a, b) => a.stepNo - b.stepNo)
}

/** The handlers of the test tasks of processes. */
export const testTaskPlan: Router<typeof contract, Context> = {
  propose: on.propose.use(withReading(() => ['consulting'])).handler(async ({ input: { id }, context }) => {
    const { processId } = await scenarioProcessTable.get(id, context)
    const [head] = current(await revisionsOf(processId, context))
    if (!head) return { revision: null, tests: [], covered: 0 }
    const tests = proposeTests(await readModel(await modelOf(head, context)))
    const known = new Set((await testsOf(id, context)).map(({ stepId }) => stepId))
    const fresh = tests.filter(({ stepId }) => !known.has(stepId))
    return {
      revision: { id: head.id, number: head.number, published: head.state === 'published' },
      tests: fresh,
      covered: tests.length - fresh.length,
    }
  }),

  save: on.save.use(withWriting('consulting')).handler(async ({ input: { id, tasks, removes }, context }) => {
    await scenarioProcessTable.get(id, context)
    await together(context, async (open) => {
      const writer = await open(testTaskTable)
      const named = new Set([...tasks.map((one) => one.id), ...removes.map((one) => one.id)])
      const strange = writer.draft.where('scenarioProcessId', id).find((one) => !named.has(one.id))
      if (strange) throw conflicting(strange)
      for (const one of removes) writer.remove(one)
      for (const [place, { id: known, lockVersion, ...fields }] of tasks.entries()) {
        const next = { ...fields, stepNo: place + 1 }
        if (known === null) writer.create({ ...next, scenarioProcessId: id })
        else {
          const stored = writer.draft.get(known)
          if (stored?.scenarioProcessId !== id) throw missing(known)
          if (stored.lockVersion !== lockVersion) throw conflicting(stored)
          const isSame = Object.entries(next).every(([name, value]) => Reflect.get(stored, name) === value)
          if (!isSame) writer.change({ id: known, lockVersion: stored.lockVersion }, next)
        }
      }
    })
    return testsOf(id, context)
  }),

  assign: on.assign.use(withWriting('consulting')).handler(async ({ input: { ids, ...fields }, context }) => {
    await together(context, async (open) => {
      const writer = await open(testTaskTable)
      for (const id of new Set(ids)) writer.change({ id }, fields)
    })
    return testTaskTable.resolve(ids, context)
  }),
}
