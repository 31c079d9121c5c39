import { addDays } from '@embpm/calendar'
import { coverageTypes, failedOf, notRunOf, passedOf } from '@embpm/contract/test-coverage'
import { testResults } from '@embpm/contract/test-task'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type CoverageFacts, type CoverageFilter, coverageOf, subtreesOf } from './coverageOf.js'

const [processCount, scenarioCount, placeCount, taskCount] = [8, 4, 8, 16] as const
const some = <T>(one: fc.Arbitrary<T>, length: number) => fc.array(one, { minLength: length, maxLength: length })
const idsOf = (prefix: string, count: number) => Array.from({ length: count }, (_, nth) => `${prefix}${nth}`)

const facts: fc.Arbitrary<CoverageFacts> = fc
  .record({
    parents: some(fc.nat({ max: processCount }), processCount),
    scenarios: some(
      fc.record({
        type: fc.constantFrom(...coverageTypes),
        release: fc.constantFrom('2025.2', '2026.1', ''),
        projectId: fc.constantFrom('A', 'B', null),
      }),
      scenarioCount,
    ),
    places: some(fc.tuple(fc.nat({ max: scenarioCount - 1 }), fc.nat({ max: processCount - 1 })), placeCount),
    tasks: some(fc.tuple(fc.nat({ max: placeCount - 1 }), fc.option(fc.nat({ max: 5 }))), taskCount),
    results: fc.uniqueArray(
      fc.record({
        task: fc.nat({ max: taskCount - 1 }),
        runNo: fc.integer({ min: 1, max: 4 }),
        result: fc.constantFrom(...testResults),
        day: fc.nat({ max: 60 }),
        defectRef: fc.constantFrom('', 'DEF-1', 'DEF-2'),
      }),
      { selector: ({ task, runNo }) => `${task} ${runNo}`, maxLength: 40 },
    ),
    requirements: some(fc.option(fc.nat({ max: processCount - 1 })), 6),
  })
  .map(({ parents, scenarios, places, tasks, results, requirements }) => ({
    // One above comes before those below it, so that there is no ring.
    processes: idsOf('P', processCount).map((id, nth) => {
      const parent = parents[nth] ?? 0
      return { id, code: id, name: id, parentId: parent < nth ? `P${parent}` : null }
    }),
    scenarios: scenarios.map((one, nth) => ({ ...one, id: `S${nth}` })),
    places: places.map(([scenario, process], nth) => ({
      id: `L${nth}`,
      scenarioId: `S${scenario}`,
      processId: `P${process}`,
    })),
    tasks: tasks.map(([place, requirement], nth) => ({
      id: `T${nth}`,
      scenarioProcessId: `L${place}`,
      requirementId: requirement === null ? null : `R${requirement}`,
    })),
    results: results.map(({ task, day, ...one }) => ({
      ...one,
      testTaskId: `T${task}`,
      executedAt: one.result === 'not run' ? null : `${addDays('2026-10-01', day)}T09:00:00.000Z`,
    })),
    requirements: requirements.map((process, nth) => ({
      id: `R${nth}`,
      processId: process === null ? null : `P${process}`,
    })),
  }))

const filters: fc.Arbitrary<CoverageFilter> = fc.record({
  releases: fc.constantFrom(undefined, [], ['2025.2'], ['2026.1', '']),
  projectId: fc.constantFrom(undefined, null, 'A'),
  scenarioId: fc.constantFrom(undefined, null, 'S0'),
})

/** The tests that count, with their scenario, process and newest result, each looked up for itself. */
function testsIn({ tasks, places, scenarios, results }: CoverageFacts, filter: CoverageFilter) {
  return tasks.flatMap((task) => {
    const place = places.find(({ id }) => id === task.scenarioProcessId)
    const scenario = scenarios.find(({ id }) => id === place?.scenarioId)
    if (!place || !scenario) return []
    if (filter.releases?.length && !filter.releases.includes(scenario.release)) return []
    if (filter.projectId && filter.projectId !== scenario.projectId) return []
    if (filter.scenarioId && filter.scenarioId !== scenario.id) return []
    const [last] = results
      .filter(({ testTaskId, result }) => testTaskId === task.id && result !== 'not run')
      .toSorted((a, b) => b.runNo - a.runNo)
    return [{ task, place, scenario, last }]
  })
}

/** Whether a process is another one or below it. */
function isWithin({ processes }: Pick<CoverageFacts, 'processes'>, id: string | null, top: string): boolean {
  if (id === null) return false
  return id === top || isWithin({ processes }, parentOf(processes, id), top)
}

const empty: CoverageFacts = { processes: [], scenarios: [], places: [], tasks: [], results: [], requirements: [] }
const parentOf = (processes: CoverageFacts['processes'], id: string) =>
  processes.find((one) => one.id === id)?.parentId ?? null

describe('coverage equals what one counts by hand', () => {
  test('of each process and type', () => {
    fc.assert(
      fc.property(facts, filters, (all, filter) => {
        const { rows } = coverageOf(all, filter)
        const tests = testsIn(all, filter)
        for (const row of rows) {
          for (const type of coverageTypes) {
            const mine = tests.filter(
              ({ place, scenario }) => scenario.type === type && isWithin(all, place.processId, row.id),
            )
            const of = (...results: string[]) => mine.filter(({ last }) => last && results.includes(last.result)).length
            const cell = row.cells[type]
            expect(cell.tests).toBe(mine.length)
            expect(passedOf(cell)).toBe(of('pass', 'reservations'))
            expect(failedOf(cell)).toBe(of('fail', 'blocked'))
            expect(cell.fail).toBe(of('fail'))
            expect(notRunOf(cell)).toBe(mine.filter(({ last }) => !last).length)
          }
          const wanted = all.requirements.filter(({ processId }) => isWithin(all, processId, row.id))
          expect(row.requirements).toEqual({
            all: wanted.length,
            tested: wanted.filter(({ id }) => tests.some(({ task }) => task.requirementId === id)).length,
          })
        }
      }),
    )
  })

  test('rows are the processes of scenarios and those above them, each below its parent', () => {
    fc.assert(
      fc.property(facts, filters, (all, filter) => {
        const { rows } = coverageOf(all, filter)
        const scopes = all.scenarios
          .filter(({ id }) =>
            testsIn({ ...all, tasks: probes(all) }, filter).some(({ scenario }) => scenario.id === id),
          )
          .map(({ id }) => id)
        const expected = all.processes.filter(({ id }) =>
          all.places.some(({ processId, scenarioId }) => scopes.includes(scenarioId) && isWithin(all, processId, id)),
        )
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        for (const [place, { parentId }] of rows.entries())
          if (parentId !== null) expect(rows.slice(0, place).some(({ id }) => id === parentId)).toBe(true)
      }),
    )
  })

  test('the total has each test once', () => {
    fc.assert(
      fc.property(facts, filters, (all, filter) => {
        const { total } = coverageOf(all, filter)
        const tests = testsIn(all, filter)
        for (const type of coverageTypes)
          expect(total.cells[type].tests).toBe(tests.filter(({ scenario }) => scenario.type === type).length)
      }),
    )
  })

  test('of each release', () => {
    fc.assert(
      fc.property(facts, filters, (all, filter) => {
        const { releases } = coverageOf(all, filter)
        const tests = testsIn(all, { ...filter, releases: undefined })
        for (const one of releases) {
          const mine = tests.filter(({ scenario }) => scenario.release === one.release)
          const failing = mine.filter(({ last }) => last?.result === 'fail' || last?.result === 'blocked')
          expect(one.counts.tests).toBe(mine.length)
          expect(failedOf(one.counts)).toBe(failing.length)
          expect(new Set(one.defects)).toEqual(
            new Set(failing.flatMap(({ last }) => (last?.defectRef ? [last.defectRef] : []))),
          )
        }
        expect(tests.every(({ scenario }) => releases.some(({ release }) => release === scenario.release))).toBe(true)
      }),
    )
  })

  test('of each week, without gaps', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { trend } = coverageOf(all, {})
        const run = all.results.filter(({ executedAt }) => executedAt !== null)
        expect(trend.reduce((sum, { executed }) => sum + executed, 0)).toBe(run.length)
        for (const [place, { start, executed, passed }] of trend.entries()) {
          if (place > 0) expect(start).toBe(addDays(trend[place - 1]?.start ?? '', 7))
          expect(new Date(`${start}T00:00:00Z`).getUTCDay()).toBe(1)
          const mine = run.filter(({ executedAt }) => {
            const day = (executedAt ?? '').slice(0, 10)
            return day >= start && day <= addDays(start, 6)
          })
          expect(executed).toBe(mine.length)
          expect(passed).toBe(mine.filter(({ result }) => result === 'pass' || result === 'reservations').length)
        }
      }),
    )
  })
})

/** One task for each process of a scenario: it shows which scenarios count. */
const probes = ({ places, scenarios }: CoverageFacts): CoverageFacts['tasks'] =>
  places
    .filter(({ scenarioId }) => scenarios.some(({ id }) => id === scenarioId))
    .map(({ id }) => ({ id: `probe-${id}`, scenarioProcessId: id, requirementId: null }))

test('processes that are below each other in a ring end', () => {
  const ring = [
    { id: 'A', parentId: 'B' },
    { id: 'B', parentId: 'A' },
  ]
  expect(subtreesOf(ring)('A')).toEqual(new Set(['A', 'B']))
  const processes = ring.map((one) => ({ ...one, code: one.id, name: one.id }))
  expect(coverageOf({ ...empty, processes }, {}).rows).toEqual([])
})
