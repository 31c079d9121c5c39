import { addDays } from '@embpm/calendar'
import { type Client, kinds as definitions } from '@embpm/contract'
import { countedKinds, countedKindsOfAreas } from '@embpm/contract/dashboard'
import { operationTaskStatuses } from '@embpm/contract/operation-task'
import { requirementStatuses } from '@embpm/contract/requirement'
import { ricefwStatuses, ricefwTypes } from '@embpm/contract/ricefw'
import { testResults } from '@embpm/contract/test-task'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { analyticsFigures } from './analyticsFigures.js'
import { financeFigures } from './financeFigures.js'
import { type FigureTask, projectFigures } from './projectFigures.js'
import { cumulated, weeksOf } from './weeksOf.js'

const asOf = '2026-11-20'
const aDay = fc.integer({ min: -80, max: 80 }).map((far) => addDays(asOf, far))
const moment = aDay.map((day) => `${day}T09:00:00.000Z`)
const range = fc.tuple(aDay, fc.nat({ max: 120 })).map(([from, days]) => ({ from, to: addDays(from, days) }))

const tasks: fc.Arbitrary<FigureTask[]> = fc.array(
  fc.record({
    createdAt: moment,
    status: fc.constantFrom(...operationTaskStatuses),
    summary: fc.boolean(),
    duration: fc.nat({ max: 20 }),
    progress: fc.nat({ max: 100 }),
    plannedEnd: fc.option(aDay),
    baselineEnd: fc.option(aDay),
    actualEnd: fc.option(fc.integer({ min: -80, max: 0 }).map((far) => addDays(asOf, far))),
    roleId: fc.constantFrom('R1', 'R2', null),
    role: fc.constant(null),
  }),
  { maxLength: 30 },
)
const results = fc.array(
  fc.record({
    testTaskId: fc.constantFrom('T1', 'T2', 'T3'),
    runNo: fc.integer({ min: 1, max: 4 }),
    result: fc.constantFrom(...testResults),
    executedAt: fc.option(moment),
  }),
  { maxLength: 30 },
)

test('weeks follow each other without gaps, and hold every day of a range that is not too long', () => {
  fc.assert(
    fc.property(range, ({ from, to }) => {
      const weeks = weeksOf({ from, to })
      expect((weeks[0]?.start ?? '') <= from && to <= (weeks.at(-1)?.end ?? '')).toBe(true)
      for (const [place, { start }] of weeks.entries())
        expect(start).toBe(place === 0 ? start : addDays(weeks[place - 1]?.start ?? '', 7))
    }),
  )
})

test('what there is by the end of a week is what plain counting comes to', () => {
  fc.assert(
    fc.property(fc.array(aDay), range, (days, between) => {
      const weeks = weeksOf(between)
      expect(cumulated(days, weeks)).toEqual(weeks.map(({ end }) => days.filter((day) => day <= end).length))
    }),
  )
})

test('the figures of a project add up, and its lines never fall', () => {
  fc.assert(
    fc.property(tasks, results, range, (some, recorded, between) => {
      const found = projectFigures(
        { tasks: some, tests: [{ id: 'T1' }, { id: 'T2' }], results: recorded, risks: [] },
        { ...between, asOf },
      )
      const steps = some.filter(({ summary }) => !summary)
      expect(found.tasks.all).toBe(steps.length)
      expect(found.byStatus.reduce((sum, one) => sum + one.tasks, 0)).toBe(steps.length)
      expect(found.byStatus.reduce((sum, { late }) => sum + late, 0)).toBe(found.tasks.late)
      expect(found.byRole.reduce((sum, one) => sum + one.tasks, 0)).toBe(found.tasks.all - found.tasks.done)
      for (const name of ['scope', 'planned', 'done', 'expected'] as const) {
        const line = found.burnUp.flatMap((one) => one[name] ?? [])
        expect(line).toEqual(line.toSorted((one, other) => one - other))
        for (const value of line) expect(value).toBeLessThanOrEqual(steps.length)
      }
      const [first, last] = [found.burnUp[0]?.start ?? '', addDays(found.burnUp.at(-1)?.start ?? '', 6)]
      const within = recorded.filter(({ result, executedAt }) => {
        const day = executedAt?.slice(0, 10) ?? ''
        return result !== 'not run' && first <= day && day <= last
      })
      const counted = found.results.reduce((sum, one) => sum + one.pass + one.reservations + one.fail + one.blocked, 0)
      expect(counted).toBe(within.length)
      const { tests } = found
      const ran = new Set<string>(
        recorded.flatMap(({ testTaskId, result }) => (result === 'not run' ? [] : testTaskId)),
      )
      expect(tests.tests).toBe(2)
      expect(tests.pass + tests.reservations + tests.fail + tests.blocked).toBe(
        ['T1', 'T2'].filter((id) => ran.has(id)).length,
      )
    }),
  )
})

test('the analytics count each entity once', () => {
  const rows = fc.array(fc.record({ createdAt: moment, changedAt: moment }), { maxLength: 12 })
  const items = fc.array(
    fc.record({
      id: fc.uuid(),
      ricefwId: fc.constant('RPT-1'),
      name: fc.constant('Report'),
      type: fc.constantFrom(...ricefwTypes),
      status: fc.constantFrom(...ricefwStatuses),
      estimateHours: fc.nat({ max: 100 }),
      actualHours: fc.nat({ max: 100 }),
    }),
  )
  const asked = fc.array(
    fc.record({
      status: fc.constantFrom(...requirementStatuses),
      fitGap: fc.constantFrom('fit' as const, 'gap' as const),
    }),
  )
  fc.assert(
    fc.property(rows, items, asked, range, (some, ricefws, requirements, between) => {
      const kinds = {
        processes: some,
        requirements: some,
        ricefws: some,
        documents: some,
        systems: some,
        transactions: some,
        orgUnits: some,
        positions: some,
        costObjects: some,
        glAccounts: some,
      }
      const found = analyticsFigures({ kinds, requirements, ricefws }, between)
      expect(found.kinds.map(({ kind }) => kind)).toEqual([...countedKinds])
      for (const { all, grown, changed, created, createdBefore } of found.kinds) {
        expect(all).toBe(some.length)
        expect(created + createdBefore).toBeLessThanOrEqual(all)
        expect(changed.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(all)
        expect(grown).toEqual(grown.toSorted((one, other) => one - other))
      }
      expect(found.requirements.reduce((sum, one) => sum + one.fit + one.gap + one.undecided, 0)).toBe(
        requirements.length,
      )
      expect(found.ricefwTypes.reduce((sum, one) => sum + one.items, 0)).toBe(ricefws.length)
      expect(found.effort.every(({ planned, actual }) => planned > 0 && actual > 0)).toBe(true)
    }),
  )
})

test('the kinds that an area can be asked of are those whose lists can be narrowed to it', async () => {
  const withArea = await Promise.all(
    countedKinds.map(async (kind) => {
      const columns: readonly string[] = (await definitions[kind]()).filter
      return columns.includes('areaId') ? kind : null
    }),
  )
  expect(withArea.filter((kind) => kind !== null)).toEqual([...countedKindsOfAreas])
})

test('hours are the same by month and by cost object, whatever they are', () => {
  const hours = fc.nat({ max: 400 }).map((tenths) => tenths / 10)
  const executions = fc.array(
    fc.record({
      orderId: fc.constantFrom('A', 'B', 'C'),
      periodId: fc.constantFrom('2026-09', '2026-10', '2026-12', 'none'),
      plannedHours: hours,
      hours,
    }),
  )
  const periods = ['2026-09', '2026-10', '2026-12'].map((id) => ({
    id,
    year: 2026,
    number: Number(id.slice(5)),
    interval: 'MONTHLY' as const,
    start: `${id}-01`,
    end: `${id}-28`,
    state: 'open' as const,
  }))
  const orders = [
    { id: 'A', status: 'planned' as const, template: false, costObjectId: 'C1' },
    { id: 'B', status: 'completed' as const, template: false, costObjectId: null },
    { id: 'C', status: 'draft' as const, template: false, costObjectId: null },
  ]
  fc.assert(
    fc.property(executions, (done) => {
      const facts = {
        orders,
        executions: done,
        periods,
        ricefws: [],
        costElements: [],
        typeOfCostObject: new Map([['C1', 'Cost centre']]),
      }
      const found = financeFigures(facts, { from: '2026-10-05', to: '2026-12-24', asOf })
      expect(found.months.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12'])
      const within = done.filter(({ periodId }) => periodId === '2026-10' || periodId === '2026-12')
      const all = (rows: readonly { actual: number }[]) => rows.reduce((sum, { actual }) => sum + actual, 0)
      const plain = within.reduce((sum, one) => sum + one.hours, 0)
      expect(all(found.months)).toBeCloseTo(plain, 6)
      expect(all(found.costObjectTypes)).toBeCloseTo(plain, 6)
      expect(found.costObjectTypes.every(({ type }) => type === null || type === 'Cost centre')).toBe(true)
      expect(found.orders).toEqual({ open: 2, withoutCostObject: 1 })
      expect(found.overdue).toBe(2)
    }),
  )
})

describe('of the sample', () => {
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await startHost()
    client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
  })
  afterAll(() => host.close())

  test('figures are those of the lists behind them', async () => {
    const found = await client.dashboards.project({
      from: '2026-09-01',
      to: '2026-12-31',
      asOf,
      projectId: 'PRJ-00001',
    })
    const projectId = ['PRJ-00001']
    const risks = await client.projectRisks.list({ filter: { projectId, state: ['!closed'] } })
    expect(found.risks.low + found.risks.medium + found.risks.high).toBe(risks.total)
    const { counts } = await client.testCoverage.cell({ projectId: 'PRJ-00001', processId: null, type: null })
    expect(found.tests).toEqual(counts)
    expect(counts.pass).toBeGreaterThan(0)
    expect(found.load.units.every(({ percent }) => percent.length === 8)).toBe(true)

    const { kinds } = await client.dashboards.analytics({ from: '2026-09-01', to: '2026-11-30' })
    const requirements = await client.requirements.list({})
    expect(kinds.find(({ kind }) => kind === 'requirements')?.all).toBe(requirements.total)

    const { months, ricefws } = await client.dashboards.finance({ from: '2026-01-01', to: '2026-12-31', asOf })
    const october = months.find(({ month }) => month === '2026-10')
    const sums = await client.executions.sums({
      by: 'state',
      columns: ['hours', 'plannedHours'],
      filter: { periodId: october?.periodIds ?? [] },
    })
    expect(october?.actual).toBeCloseTo(sums.total.sums.hours ?? -1, 6)
    const items = await client.ricefws.sums({ by: 'type', columns: ['actualHours'] })
    const actual = ricefws.reduce((sum, one) => sum + one.actual, 0)
    expect(actual).toBeCloseTo(items.total.sums.actualHours ?? -1, 6)
  })

  test('an area counts what is of it and of those below it, and its areas lead to lists that show the same', async () => {
    const range = { from: '2026-09-01', to: '2026-11-30' }
    const areas = await client.businessAreas.children({})
    const answers = await Promise.all(areas.map(({ id }) => client.dashboards.analytics({ ...range, areaId: id })))
    for (const { kinds, areaIds, requirements, ricefwTypes } of answers) {
      expect(kinds.map(({ kind }) => kind)).toEqual([...countedKindsOfAreas])
      for (const { kind, all } of kinds)
        expect((await client[kind].list({ filter: { areaId: areaIds } })).total).toBe(all)
      const allOf = (name: string) => kinds.find(({ kind }) => kind === name)?.all
      expect(requirements.reduce((sum, one) => sum + one.fit + one.gap + one.undecided, 0)).toBe(allOf('requirements'))
      expect(ricefwTypes.reduce((sum, { items }) => sum + items, 0)).toBe(allOf('ricefws'))
    }
    // Parts of areas are counted too: more than one area leads to the list.
    expect(answers.some(({ areaIds }) => areaIds.length > 1)).toBe(true)
    const whole = await client.dashboards.analytics(range)
    expect(whole.areaIds).toEqual([])
    const { total: withoutArea } = await client.ricefws.list({ filter: { areaId: ['='] } })
    const inAreas = answers.reduce(
      (sum, { kinds }) => sum + (kinds.find(({ kind }) => kind === 'ricefws')?.all ?? 0),
      0,
    )
    expect(inAreas + withoutArea).toBe(whole.kinds.find(({ kind }) => kind === 'ricefws')?.all)
  })

  test('an area that is none has nothing', async () => {
    const found = await client.dashboards.analytics({ from: '2026-09-01', to: '2026-11-30', areaId: 'none' })
    expect(found.areaIds).toEqual(['none'])
    expect(found.kinds.every(({ all }) => all === 0)).toBe(true)
  })

  test('a range that ends before it begins is refused', async () => {
    await expect(client.dashboards.analytics({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
