import { addDays, isoWeekOf, weekdayOf } from '@embpm/calendar'
import {
  type Coverage,
  type CoverageRow,
  type CoverageType,
  coverageTypes,
  type CoverageWeek,
  maxTrendWeeks,
  type ReleaseReadiness,
  type TestCounts,
} from '@embpm/contract/test-coverage'
import { runsAgain } from '@embpm/contract/test-runner'
import type { TestResult } from '@embpm/contract/test-task'

/** What coverage is worked out from: rows as they are stored, as far as they count. */
export interface CoverageFacts {
  /** In the order of the hierarchy among siblings. */
  processes: readonly { id: string; code: string; name: string; parentId: string | null }[]
  scenarios: readonly { id: string; type: CoverageType; release: string; projectId: string | null }[]
  /** Processes of scenarios. */
  places: readonly { id: string; scenarioId: string; processId: string }[]
  tasks: readonly { id: string; scenarioProcessId: string; requirementId: string | null }[]
  results: readonly CoverageResult[]
  requirements: readonly { id: string; processId: string | null }[]
}

/** What came of a task in a run. */
export interface CoverageResult {
  testTaskId: string
  runNo: number
  result: TestResult
  executedAt: string | null
  defectRef: string
}

/** Which scenarios count. */
export interface CoverageFilter {
  releases?: readonly string[] | undefined
  projectId?: string | null | undefined
  scenarioId?: string | null | undefined
}

/** What came of each task in its newest run, by the task; those that have never run are left out. */
export function latestOf<R extends Pick<CoverageResult, 'testTaskId' | 'runNo' | 'result'>>(
  results: readonly R[],
): ReadonlyMap<string, R> {
  const latest = new Map<string, R>()
  for (const one of results)
    if (one.result !== 'not run' && one.runNo > (latest.get(one.testTaskId)?.runNo ?? 0))
      latest.set(one.testTaskId, one)
  return latest
}

/** Each process with all below it, itself included, by its id. */
export function subtreesOf(
  processes: readonly { id: string; parentId: string | null }[],
): (id: string) => ReadonlySet<string> {
  const below = Map.groupBy(processes, ({ parentId }) => parentId)
  return (id) => {
    const found = new Set([id])
    for (const one of found) for (const child of below.get(one) ?? []) found.add(child.id)
    return found
  }
}

/** Whether a scenario counts; `releases` can be left out of the filter, for what tells releases apart. */
export const meets =
  ({ releases, projectId, scenarioId }: CoverageFilter) =>
  (one: { id: string; release: string; projectId: string | null }): boolean =>
    (!releases || releases.length === 0 || releases.includes(one.release)) &&
    (!projectId || one.projectId === projectId) &&
    (!scenarioId || one.id === scenarioId)

const noTests = (): TestCounts => ({ tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 })

/** Counts one more test by what came of it. */
export function countIn(counts: TestCounts, result: TestResult): void {
  counts.tests += 1
  if (result !== 'not run') counts[result] += 1
}

const columnsOf = () => ({
  requirements: { all: 0, tested: 0 },
  cells: { unit: noTests(), SIT: noTests(), UAT: noTests(), regression: noTests() },
})

type Columns = ReturnType<typeof columnsOf>

function addTo(sum: Columns, more: Columns): void {
  sum.requirements.all += more.requirements.all
  sum.requirements.tested += more.requirements.tested
  for (const type of coverageTypes)
    for (const name of ['tests', 'pass', 'reservations', 'fail', 'blocked'] as const)
      sum.cells[type][name] += more.cells[type][name]
}

/** Each process before those below it; one whose process above is not there, or is below it, stands at the top. */
function inTreeOrder<P extends { id: string; parentId: string | null }>(processes: readonly P[]): P[] {
  const known = new Set(processes.map(({ id }) => id))
  const below = Map.groupBy(processes, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null))
  const order: P[] = []
  const seen = new Set<string>()
  const visit = (parent: string | null) => {
    for (const one of below.get(parent) ?? []) {
      if (seen.has(one.id)) continue
      seen.add(one.id)
      order.push(one)
      visit(one.id)
    }
  }
  visit(null)
  return order
}

/** The weeks in which results were recorded, without gaps, the newest ones. */
function trendOf(results: readonly Pick<CoverageResult, 'result' | 'executedAt'>[]): CoverageWeek[] {
  const counts = new Map<string, { executed: number; passed: number }>()
  for (const { result, executedAt } of results) {
    if (result === 'not run' || executedAt === null) continue
    const day = executedAt.slice(0, 10)
    const monday = addDays(day, 1 - weekdayOf(day))
    const week = counts.get(monday) ?? { executed: 0, passed: 0 }
    week.executed += 1
    if (!runsAgain.includes(result)) week.passed += 1
    counts.set(monday, week)
  }
  const mondays = [...counts.keys()].toSorted()
  const weeks: CoverageWeek[] = []
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return weeks
  for (let start = last; start >= first && weeks.length < maxTrendWeeks; start = addDays(start, -7)) {
    const { year, week } = isoWeekOf(start)
    const name = `${year}-W${String(week).padStart(2, '0')}`
    weeks.push({ week: name, start, ...(counts.get(start) ?? { executed: 0, passed: 0 }) })
  }
  return weeks.toReversed()
}

/**
 * How far processes are tested: the counts of a process are those of its own tests and of all below it, each test by what came of it
 * in its newest run.
 */
export function coverageOf(facts: CoverageFacts, filter: CoverageFilter): Coverage {
  const latest = latestOf(facts.results)
  const scenarioOf = new Map(facts.scenarios.map((one) => [one.id, one]))
  const placeOf = new Map(facts.places.map((one) => [one.id, one]))
  const counts = meets(filter)
  const own = new Map<string, Columns>()
  const ownOf = (id: string) => {
    const columns = own.get(id) ?? columnsOf()
    own.set(id, columns)
    return columns
  }

  const tested = new Set<string>()
  const counted = new Set<string>()
  for (const { id, scenarioProcessId, requirementId } of facts.tasks) {
    const place = placeOf.get(scenarioProcessId)
    const scenario = place && scenarioOf.get(place.scenarioId)
    if (!place || !scenario || !counts(scenario)) continue
    counted.add(id)
    countIn(ownOf(place.processId).cells[scenario.type], latest.get(id)?.result ?? 'not run')
    if (requirementId !== null) tested.add(requirementId)
  }
  for (const { id, processId } of facts.requirements) {
    if (processId === null) continue
    const { requirements } = ownOf(processId)
    requirements.all += 1
    if (tested.has(id)) requirements.tested += 1
  }

  const shown = new Set<string>()
  const parents = new Map(facts.processes.map(({ id, parentId }) => [id, parentId]))
  for (const { scenarioId, processId } of facts.places) {
    const scenario = scenarioOf.get(scenarioId)
    if (!scenario || !counts(scenario) || !parents.has(processId)) continue
    for (let at: string | null | undefined = processId; at && !shown.has(at); at = parents.get(at)) shown.add(at)
  }

  const order = inTreeOrder(facts.processes)
  const known = new Set(order.map(({ id }) => id))
  const sums = new Map(order.map(({ id }) => [id, columnsOf()]))
  const total = columnsOf()
  // From the end, so that all below a process are summed up before it is added to the one above.
  for (const { id, parentId } of order.toReversed()) {
    const sum = sums.get(id)
    if (!sum) continue
    const mine = own.get(id)
    if (mine) addTo(sum, mine)
    const above = parentId !== null && known.has(parentId) ? sums.get(parentId) : undefined
    if (above) addTo(above, sum)
    else if (shown.has(id)) addTo(total, sum)
  }
  const rows = order.flatMap(({ id, code, name, parentId }): CoverageRow[] =>
    shown.has(id)
      ? [
          {
            id,
            code,
            name,
            parentId: parentId !== null && shown.has(parentId) ? parentId : null,
            ...(sums.get(id) ?? columnsOf()),
          },
        ]
      : [],
  )
  return {
    rows,
    total,
    trend: trendOf(facts.results.filter(({ testTaskId }) => counted.has(testTaskId))),
    releases: readinessOf(facts, latest, meets({ ...filter, releases: undefined })),
  }
}

/** How ready each release is, in the order of their names. */
function readinessOf(
  { scenarios, places, tasks }: CoverageFacts,
  latest: ReadonlyMap<string, CoverageResult>,
  counts: (one: CoverageFacts['scenarios'][number]) => boolean,
): ReleaseReadiness[] {
  const scenarioOf = new Map(places.map(({ id, scenarioId }) => [id, scenarioId]))
  const tasksOf = Map.groupBy(tasks, ({ scenarioProcessId }) => scenarioOf.get(scenarioProcessId))
  const releases = Map.groupBy(scenarios.filter(counts), ({ release }) => release)
  return [...releases]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([release, own]) => {
      const all = noTests()
      const defects = new Set<string>()
      let withoutTests = 0
      for (const { id } of own) {
        const tests = tasksOf.get(id) ?? []
        if (tests.length === 0) withoutTests += 1
        for (const test of tests) {
          const last = latest.get(test.id)
          countIn(all, last?.result ?? 'not run')
          if (last && last.defectRef !== '' && runsAgain.includes(last.result)) defects.add(last.defectRef)
        }
      }
      return { release, scenarios: own.length, withoutTests, counts: all, defects: [...defects].toSorted() }
    })
}
