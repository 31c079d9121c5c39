import * as z from 'zod/mini'

import { inOrganisation } from '../common/errors.js'
import { requirement } from './requirement.js'
import { type scenarioTypes } from './scenario.js'
import { scenarioResult } from './scenario-result.js'
import { testResults } from './test-task.js'

/** What the columns of the coverage are: the types of scenarios, in the order in which a release goes through them. */
export const coverageTypes = [
  'unit',
  'SIT',
  'UAT',
  'regression',
] as const satisfies readonly (typeof scenarioTypes)[number][]

/** What a column of the coverage is. */
export type CoverageType = (typeof coverageTypes)[number]

/** How many tests of a cell are answered at most: the others need a filter. */
export const maxCellTests = 1000

/** How many weeks the trend has at most, the newest ones. */
export const maxTrendWeeks = 26

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))

/** Schema of how many tests there are, by what came of each in its newest run; the others have never run. */
export const testCounts = z.object({
  tests: count,
  pass: count,
  reservations: count,
  fail: count,
  blocked: count,
})

/** How many tests there are, by what came of each in its newest run. */
export type TestCounts = z.infer<typeof testCounts>

/** Tests that passed, also those with reservations. */
export const passedOf = ({ pass, reservations }: TestCounts): number => pass + reservations

/** Tests that failed or were blocked: those that are run again. */
export const failedOf = ({ fail, blocked }: TestCounts): number => fail + blocked

/** Tests that have never run. */
export const notRunOf = (counts: TestCounts): number => counts.tests - passedOf(counts) - failedOf(counts)

/** Schema of how many requirements there are, and how many of them have a test. */
const requirementCounts = z.object({ all: count, tested: count })

const columns = { requirements: requirementCounts, cells: z.record(z.enum(coverageTypes), testCounts) }

/** Schema of the coverage of a process, with that of all below it. */
export const coverageRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** The row above, within the rows; `null` for the topmost. */
  parentId: z.nullable(id),
  ...columns,
})

/** The coverage of a process, with that of all below it. */
export type CoverageRow = z.infer<typeof coverageRow>

/** Schema of what was run in a week. */
export const coverageWeek = z.object({
  /** ISO 8601, such as 2026-W45. */
  week: z.string(),
  /** Its Monday. */
  start: z.iso.date(),
  /** Results that were recorded, and those of them that passed. */
  executed: count,
  passed: count,
})

/** What was run in a week. */
export type CoverageWeek = z.infer<typeof coverageWeek>

/** Schema of how ready a release is. */
export const releaseReadiness = z.object({
  /** Empty for scenarios of no release. */
  release: z.string(),
  scenarios: count,
  /** Scenarios that have no test task. */
  withoutTests: count,
  counts: testCounts,
  /** References of the defects that tests which fail at the moment name, each once. */
  defects: z.array(z.string()),
})

/** How ready a release is. */
export type ReleaseReadiness = z.infer<typeof releaseReadiness>

const filter = {
  /** Scenarios of these releases alone. Default: of all. */
  releases: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
  projectId: z.optional(z.nullable(id)),
  scenarioId: z.optional(z.nullable(id)),
}

/** Schema of the coverage as a whole. */
export const coverage = z.object({
  /** Processes that scenarios go through, and those above them: each before those below it, in the order of the hierarchy. */
  rows: z.array(coverageRow),
  /** Of all rows, each test and requirement once. */
  total: z.object(columns),
  /** Without gaps, the oldest first. */
  trend: z.array(coverageWeek),
  /** The newest last. */
  releases: z.array(releaseReadiness),
})

/** The coverage as a whole. */
export type Coverage = z.infer<typeof coverage>

/** Schema of a test behind a cell, with what came of it in its newest run. */
export const coveredTest = z.object({
  id,
  /** Such as SC-0001 3.2. */
  code: z.string(),
  title: z.string(),
  scenarioId: id,
  scenarioProcessId: id,
  tester: z.string(),
  dueDate: z.nullable(z.iso.date()),
  result: z.enum(testResults),
  /** `null` where it has never run; as are the number and the moment. */
  runId: z.nullable(id),
  runNo: z.nullable(z.int()),
  executedAt: scenarioResult.schema.shape.executedAt,
  defectRef: z.string(),
})

/** A test behind a cell. */
export type CoveredTest = z.infer<typeof coveredTest>

/** Schema of what is behind a cell. */
export const coverageCell = z.object({
  counts: testCounts,
  /** At most 1000: those that failed first, then those that were not run, each in the order of its scenario. */
  tests: z.array(coveredTest),
  /** The scenarios of these tests. */
  scenarios: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      /** The run of it that is open; `null` where none is. */
      openRunId: z.nullable(id),
    }),
  ),
  /** Requirements of the process, and of those below it, that no test names. */
  untested: z.array(z.pick(requirement.schema, { id: true, key: true, title: true, fitGap: true, priority: true })),
})

/** What is behind a cell. */
export type CoverageCell = z.infer<typeof coverageCell>

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({
    method: 'POST',
    path: `/implementation/test-coverage${path}`,
    summary,
    tags: ['Implementation'],
  })

/**
 * How far the processes are tested: figures of test tasks and what came of each in its newest run. Source: issue 18 and the
 * drawing of the coverage.
 */
export const testCoverage = {
  /** The figures of all processes, weeks and releases that meet the filter; the releases are all of the project and scenario. */
  read: route('/read', 'Read how far processes are tested').input(z.object(filter)).output(coverage),

  /** What is behind a cell: the tests of a process and of those below it, or of all processes, of one type or of all. */
  cell: route('/cell', 'Read the tests behind a figure of the coverage')
    .input(z.object({ ...filter, processId: z.nullable(id), type: z.nullable(z.enum(coverageTypes)) }))
    .output(coverageCell),
}
