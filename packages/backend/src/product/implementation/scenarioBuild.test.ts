import type { Client } from '@embpm/contract'
import type { ScenarioStep } from '@embpm/contract/scenario-build'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const saved = ({ id, processId, variant, minutes, testerId, predecessors }: ScenarioStep) => ({
  id,
  ref: id,
  processId,
  variant,
  minutes,
  testerId,
  predecessors,
})

const fresh = (ref: string, processId: string, predecessors: readonly string[] = []) => ({
  id: null,
  ref,
  processId,
  variant: '',
  minutes: 10,
  testerId: null,
  predecessors: [...predecessors],
})

test('the whole sequence is written at once: order, new ones and what comes before', async () => {
  const { scenario, steps } = await client.scenarioBuild.read({ id: 'SC-00001' })
  const [first, second, ...rest] = steps.map(saved)
  if (!first || !second) throw new Error('There is no sequence')
  const next = [second, fresh('new', 'PRC-00004', [second.ref]), { ...first, predecessors: ['new'] }, ...rest]
  const { steps: after } = await client.scenarioBuild.save({
    id: scenario.id,
    lockVersion: scenario.lockVersion,
    // The second one waited for the first: that turns round within one step.
    steps: next.map((one) => (one.ref === second.ref ? { ...one, predecessors: [] } : one)),
  })
  expect(after.map(({ sequence }) => sequence)).toEqual(after.map((_, place) => place + 1))
  expect(after[1]).toMatchObject({ processId: 'PRC-00004', predecessors: [second.id] })
  expect(after[2]).toMatchObject({ id: first.id, predecessors: [after[1]?.id] })
  await expect(
    client.scenarioBuild.save({ id: scenario.id, lockVersion: scenario.lockVersion, steps: [] }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a ring is refused with its way, and nothing is written', async () => {
  const { scenario, steps } = await client.scenarioBuild.read({ id: 'SC-00002' })
  const [first, second] = steps
  if (!first || !second) throw new Error('There is no sequence')
  const ring = steps.map((one) => ({
    ...saved(one),
    variant: 'Changed',
    predecessors: one === first ? [second.id] : one === second ? [first.id] : one.predecessors,
  }))
  await expect(
    client.scenarioBuild.save({ id: scenario.id, lockVersion: scenario.lockVersion, steps: ring }),
  ).rejects.toMatchObject({
    code: 'CLASH',
    data: { rule: 'ring' },
  })
  expect((await client.scenarioBuild.read({ id: scenario.id })).steps).toEqual(steps)
})

test('what is taken out of a sequence goes with its test tasks', async () => {
  const { scenario, steps } = await client.scenarioBuild.read({ id: 'SC-00001' })
  const [gone, ...rest] = steps
  expect(gone?.tasks).toBe(3)
  await client.scenarioBuild.save({
    id: scenario.id,
    lockVersion: scenario.lockVersion,
    steps: rest.map(saved).map((one) => ({ ...one, predecessors: one.predecessors.filter((id) => id !== gone?.id) })),
  })
  const left = await client.testTasks.list({ filter: { scenarioProcessId: [gone?.id ?? ''] } })
  expect(left.total).toBe(0)
})

test('a copy has the sequence and the tests of its release, none of its dates', async () => {
  const before = await client.scenarioBuild.read({ id: 'SC-00001' })
  const copy = await client.scenarioBuild.copy({
    id: 'SC-00001',
    code: 'SC-0001-27',
    name: before.scenario.name,
    release: '2027.1',
  })
  const after = await client.scenarioBuild.read({ id: copy.id })
  const shape = (steps: readonly ScenarioStep[]) =>
    steps.map(({ processId, variant, tasks, predecessors }) => [
      processId,
      variant,
      tasks,
      predecessors.map((id) => steps.findIndex((one) => one.id === id)),
    ])
  expect(shape(after.steps)).toEqual(shape(before.steps))
  const { rows } = await client.testTasks.list({ filter: { scenarioId: [copy.id] }, size: 100 })
  expect(rows.length).toBe(30)
  expect(rows.every(({ dueDate, scenario }) => dueDate === null && scenario?.code === 'SC-0001-27')).toBe(true)
  await expect(
    client.scenarioBuild.copy({ id: 'SC-00001', code: 'SC-0002', name: 'Twice', release: '' }),
  ).rejects.toMatchObject({ code: 'TAKEN' })
})
