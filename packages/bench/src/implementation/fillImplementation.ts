import { importedRow } from '@embpm/contract'
import { openedRun } from '@embpm/contract/test-runner'
import { testRun } from '@embpm/contract/test-run'
import * as z from 'zod/mini'
import type { World } from '../load/createWorld.ts'

/** How much there is of each. Source: issue 18. The sample itself has more than 100,000 objects. */
export const amounts = { steps: 2000, people: 1000 } as const

/** Rows of one request, which takes no more. */
const batch = 1000

const rowsOf = z.object({ total: z.int(), rows: z.array(z.looseObject({ id: z.string() })) })
const named = z.looseObject({ id: z.string() })

async function importRows({ call }: World, path: string, rows: readonly unknown[]): Promise<string[]> {
  const ids: string[] = []
  for (let first = 0; first < rows.length; first += batch) {
    const some = rows.slice(first, first + batch)
    const results = z.array(importedRow).parse(await call('POST', `${path}/import`, { mode: 'write', rows: some }))
    const refused = results.find(({ action }) => action !== 'create')
    if (refused) throw new Error(`${path}: a row was not created: ${JSON.stringify(refused)}`)
    ids.push(...results.map(({ id }) => id ?? ''))
  }
  return ids
}

/** Begins a run of a scenario of one process with {@link amounts} of steps; answers its id. */
async function startRun(world: World): Promise<string> {
  const scenarios = await world.call('POST', 'implementation/scenarios', {
    fields: { code: 'SC-9000', name: 'Everything at once', type: 'SIT', release: '2026.2' },
  })
  const { rows } = rowsOf.parse(await world.call('GET', 'processes/processes?size=1&filter.level=3'))
  const scenarioProcess = await world.call('POST', 'implementation/scenario-processes', {
    fields: { scenarioId: named.parse(scenarios).id, processId: rows[0]?.id },
  })
  const scenarioProcessId = named.parse(scenarioProcess).id
  await importRows(
    world,
    'implementation/test-tasks',
    Array.from({ length: amounts.steps }, (_, place) => ({
      scenarioProcessId,
      stepNo: place + 1,
      title: `Check posting ${String(place + 1)}`,
      action: 'Open transaction FB03.\nCompare the amounts.',
      testData: 'Company code: 1010\nFiscal year: 2026',
      expected: 'All amounts are equal.',
    })),
  )
  const run = await world.call('POST', 'implementation/test-runs/start', {
    key: 'bench',
    scenarioId: named.parse(scenarios).id,
    system: 'QAS 200',
  })
  const { id } = testRun.schema.parse(run)
  const { steps } = openedRun.parse(await world.call('POST', `implementation/test-runs/${id}/read`, {}))
  if (steps.length !== amounts.steps) throw new Error(`The run has ${String(steps.length)} steps`)
  return id
}

/** Fills up to {@link amounts} of people, each of whom works for two projects. */
async function fillPeople(world: World): Promise<void> {
  const { total } = rowsOf.parse(await world.call('GET', 'implementation/employees?size=1'))
  const units = rowsOf.parse(await world.call('GET', 'processes/org-units?size=20')).rows
  const projects = rowsOf.parse(await world.call('GET', 'projects?size=10')).rows
  const people = await importRows(
    world,
    'implementation/employees',
    Array.from({ length: Math.max(0, amounts.people - total) }, (_, place) => ({
      personnelNo: String(900_000 + place),
      firstName: 'Robin',
      lastName: `Example ${String(place)}`,
      orgUnitId: units[place % units.length]?.id,
      weeklyHours: 40,
      validFrom: '2020-01-01',
    })),
  )
  await importRows(
    world,
    'implementation/employee-assignments',
    people.flatMap((employeeId, place) =>
      [0, 1].map((nth) => ({
        employeeId,
        targetId: projects[(place + nth) % projects.length]?.id,
        role: 'Consultant',
        measure: 'percent',
        amount: 20 + ((place + nth * 7) % 5) * 15,
        validFrom: '2026-01-05',
        validTo: '2028-12-31',
      })),
    ),
  )
}

/** Makes what is measured; answers the id of the run. */
export async function fillImplementation(world: World): Promise<string> {
  const run = await startRun(world)
  await fillPeople(world)
  return run
}
