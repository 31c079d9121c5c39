import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound, refusing } from '../common/errors.js'
import { testTask } from './test-task.js'

/** How many test tasks a process of a scenario has at most. */
export const maxTestTasks = 1000

/** How many test tasks are assigned at once. */
export const maxAssigned = 5000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))
const { title, action, testData, expected, tcode, testerId, dueDate, requirementId, stepId } = testTask.values.shape

/** Schema of what one writes of a test task in the grid. */
export const plannedTest = z.object({
  title,
  action,
  testData,
  expected,
  tcode,
  testerId,
  dueDate,
  requirementId,
  stepId,
})

/** What one writes of a test task in the grid. */
export type PlannedTest = z.infer<typeof plannedTest>

/** Schema of a test that a step suggests. */
const proposedTest = z.extend(plannedTest, {
  /** What the step leads to, by name. */
  next: z.array(z.string()),
})

/** A test that a step suggests: what the step says, still without words of its own. */
export type ProposedTest = z.infer<typeof proposedTest>

/** Schema of tests that the steps of a process suggest. */
export const testProposal = z.object({
  /** The revision that they come from; `null` where the process has no model. */
  revision: z.nullable(z.object({ id, number: z.int(), published: z.boolean() })),
  /** In the order of the steps; without those that have a test already. */
  tests: z.array(proposedTest),
  /** How many steps have a test already. */
  covered: z.int().check(z.minimum(0)),
})

/** Tests that the steps of a process suggest. */
export type TestProposal = z.infer<typeof testProposal>

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({ method: 'POST', path: `/implementation${path}`, summary, tags: ['Implementation'] })

/** The test tasks of a process as a whole: proposed from its steps, written at once, and assigned. */
export const testTaskPlan = {
  /** Proposes tests from the steps of the published model of a process of a scenario, or of its newest one; writes nothing. */
  propose: route('/scenario-processes/{id}/test-proposal', 'Propose test tasks from the steps of a process')
    .input(z.object({ id }))
    .output(testProposal)
    .errors(notFound),

  /**
   * Writes all test tasks of a process of a scenario, all or nothing: numbers follow from the order, those that are not named are
   * deleted. Each that is there was read at its `lockVersion`; CONFLICT with the task that has another one, or that is there and was not known.
   */
  save: route('/scenario-processes/{id}/test-tasks', 'Write the test tasks of a process')
    .input(
      z.object({
        id,
        tasks: z
          .array(z.extend(plannedTest, { id: z.nullable(id), lockVersion: z.nullable(lockVersion) }))
          .check(z.maxLength(maxTestTasks)),
        /** Those that were there when it was read and are deleted. */
        removes: z.array(z.object({ id, lockVersion })).check(z.maxLength(maxTestTasks)),
      }),
    )
    .output(z.array(testTask.schema))
    .errors({ ...notFound, ...conflictWith(testTask.schema), ...refusing }),

  /** Gives up to 5000 test tasks a tester, a due date or both, at whatever version they are, all or none. Answers them in the order of the request. */
  assign: route('/test-tasks/assign', 'Assign test tasks')
    .input(
      z.object({
        ids: z.array(id).check(z.minLength(1), z.maxLength(maxAssigned)),
        testerId: z.optional(testerId),
        dueDate: z.optional(dueDate),
      }),
    )
    .output(z.array(testTask.schema))
    .errors(notFound),
}
