import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import { scenario } from './scenario.js'
import { scenarioResult, type ScenarioResult } from './scenario-result.js'
import { testRun, testRunStates } from './test-run.js'
import { testResults, testTask } from './test-task.js'

/** How many results are recorded at once. */
export const maxRecorded = 500

/** How many test tasks are named at once for a run of some of them. */
export const maxChosen = 5000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const key = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))
const { actual, defectRef, seconds } = scenarioResult.schema.shape

/** The results for which one says what was seen. */
export const saysActual: readonly (typeof testResults)[number][] = ['reservations', 'fail', 'blocked']

/** The results after which a step is run again. */
export const runsAgain: readonly (typeof testResults)[number][] = ['fail', 'blocked']

/** Why no run is started: there is nothing to test, nothing failed in the run that is run again, or one is open already. */
export const startRefusals = ['noTasks', 'nothingFailed', 'open'] as const

/** Why no run is started. */
export type StartRefusal = (typeof startRefusals)[number]

/** Schema of what came of a step in a run. */
export const runResult = z.pick(scenarioResult.schema, {
  id: true,
  lockVersion: true,
  result: true,
  actual: true,
  evidence: true,
  defectRef: true,
  executedById: true,
  executedBy: true,
  executedAt: true,
  seconds: true,
})

/** What came of a step in a run. */
export type RunResult = z.infer<typeof runResult>

const runStep = z.object({
  task: z.pick(testTask.schema, {
    id: true,
    title: true,
    action: true,
    testData: true,
    expected: true,
    tcode: true,
    testerId: true,
    tester: true,
    requirementId: true,
    requirement: true,
  }),
  process: z.object({ id: z.string(), code: z.string(), name: z.string(), variant: z.string() }),
  result: runResult,
  /** What came of it in earlier runs, the newest first. */
  earlier: z.array(
    z.object({ runNo: z.int(), result: z.enum(testResults), by: z.string(), at: z.nullable(z.iso.datetime()) }),
  ),
})

/** A step of a run. */
export type RunStep = z.infer<typeof runStep>

/** Schema of a run with all its steps. */
export const openedRun = z.object({ run: testRun.schema, scenario: scenario.schema, steps: z.array(runStep) })

/** A run with all its steps. */
export type OpenedRun = z.infer<typeof openedRun>

const recorded = z
  .object({
    /** Made by whoever records, once for each result: what is sent twice counts once. */
    key,
    /** Keys of what the same person recorded for it before and does not know to be stored. */
    earlier: z.array(key).check(z.maxLength(100)),
    /** Of the result. */
    id,
    /** The version that was looked at. */
    lockVersion,
    result: z.enum(testResults),
    actual,
    defectRef,
    seconds,
    executedAt: z.iso.datetime(),
  })
  .check(
    z.refine((one) => !saysActual.includes(one.result) || one.actual.trim() !== '', {
      path: ['actual'],
      error: 'It says what was seen.',
    }),
  )

/** A result that is recorded. */
export type Recorded = z.infer<typeof recorded>

type Compared = Pick<ScenarioResult, 'lockVersion' | 'recordKey' | 'result' | 'actual' | 'defectRef'>

/**
 * What becomes of a result that is recorded over one that is stored: it is `known` where it is stored already, `written` over the
 * version that was looked at or over what the same person recorded before, and a `conflict` with what another recorded meanwhile.
 */
export function mergeResult(stored: Compared, entry: Recorded): 'known' | 'written' | 'conflict' {
  if (stored.recordKey === entry.key) return 'known'
  if (stored.lockVersion === entry.lockVersion || entry.earlier.includes(stored.recordKey)) return 'written'
  const isSame =
    stored.result === entry.result && stored.actual === entry.actual && stored.defectRef === entry.defectRef
  return isSame ? 'known' : 'conflict'
}

const route = (path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({
    method: 'POST',
    path: `/implementation/test-runs${path}`,
    summary,
    successStatus,
    tags: ['Implementation'],
  })

/** Runs through scenarios: started, recorded step by step, finished. */
export const testRunner = {
  /** A run with its steps in the order of the scenario, and what came of each in earlier runs. */
  read: route('/{id}/read', 'Read a test run with its steps')
    .input(z.object({ id }))
    .output(openedRun)
    .errors(notFound),

  /**
   * Starts a run through all test tasks of a scenario: each has a result that is not run. With `sourceRunId`, a run of the same
   * scenario, it has only the steps that failed or were blocked in that; with `taskIds` only these of them. The same `key` starts
   * one run. LOCKED with `noTasks` where there is nothing to test, with `nothingFailed` where the source has no such step, with
   * `open` where a run is open already.
   */
  start: route('/start', 'Start a test run', 201)
    .input(
      z.object({
        key,
        scenarioId: id,
        system: testRun.values.shape.system,
        sourceRunId: z.optional(id),
        taskIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxChosen))),
      }),
    )
    .output(testRun.schema)
    .errors({ ...notFound, ...locked }),

  /**
   * Records results, each for itself, however often it is sent. `stored` are as they are now; `conflicts` were recorded by somebody
   * else meanwhile, and stay as they are; `refused` are of a run that is finished (LOCKED) or not there (NOT_FOUND).
   */
  record: route('/record', 'Record results of test tasks')
    .input(z.object({ results: z.array(recorded).check(z.maxLength(maxRecorded)) }))
    .output(
      z.object({
        stored: z.array(runResult),
        conflicts: z.array(runResult),
        refused: z.array(z.object({ id, code: z.enum(['LOCKED', 'NOT_FOUND']) })),
      }),
    ),

  /** Finishes a run that was read at `lockVersion`, or opens it again. */
  turn: route('/{id}/state', 'Finish or reopen a test run')
    .input(z.object({ id, lockVersion, to: z.enum(testRunStates) }))
    .output(testRun.schema)
    .errors({ ...notFound, ...conflictWith(testRun.schema) }),
}
