import type { Client } from '@embpm/contract'
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

const drawn = async () => {
  const [model] = (await client.revisions.modelled()).filter(({ state }) => state === 'published')
  if (!model) throw new Error('Nothing is drawn')
  return client.scenarioProcesses.create({ fields: { scenarioId: 'SC-00001', processId: model.id, sequence: 99 } })
}

test('steps of the published model become tests in their order, each once', async () => {
  const { id } = await drawn()
  const { revision, tests, covered } = await client.testTaskPlan.propose({ id })
  expect(revision).toMatchObject({ published: true })
  expect(tests.length).toBeGreaterThan(3)
  expect(covered).toBe(0)
  expect(tests.some(({ tcode }) => tcode !== '')).toBe(true)
  const [first] = tests
  if (!first) throw new Error('Nothing is proposed')
  const { next: _, ...fields } = first
  const kept = await client.testTaskPlan.save({ id, tasks: [{ ...fields, id: null, lockVersion: null }], removes: [] })
  expect(kept).toMatchObject([{ stepNo: 1, title: first.title, scenarioId: 'SC-00001' }])
  const again = await client.testTaskPlan.propose({ id })
  expect(again.covered).toBe(1)
  expect(again.tests).toEqual(tests.slice(1))
})

test('a task that was written meanwhile is a conflict, and so is one that came', async () => {
  const { rows } = await client.testTasks.list({ filter: { scenarioProcessId: ['SP-00001'] }, sort: 'stepNo' })
  const tasks = rows.map(({ id, lockVersion, title, action, testData, expected, tcode, ...rest }) => {
    const { testerId, dueDate, requirementId, stepId } = rest
    return { id, lockVersion, title, action, testData, expected, tcode, testerId, dueDate, requirementId, stepId }
  })
  const [first] = rows
  if (!first) throw new Error('There are no tasks')
  await expect(client.testTaskPlan.save({ id: 'SP-00001', tasks: tasks.slice(1), removes: [] })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await client.testTasks.update({ id: first.id, lockVersion: first.lockVersion, fields: { title: 'Faster' } })
  await expect(client.testTaskPlan.save({ id: 'SP-00001', tasks, removes: [] })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: { title: 'Faster' } },
  })
})

test('many are assigned at once, or none', async () => {
  const ids = ['TT-00001', 'TT-00002', 'TT-00003']
  const assigned = await client.testTaskPlan.assign({ ids, testerId: 'USR-00004', dueDate: '2026-12-01' })
  expect(assigned.map(({ id, testerId, dueDate }) => [id, testerId, dueDate])).toEqual(
    ids.map((id) => [id, 'USR-00004', '2026-12-01']),
  )
  await expect(client.testTaskPlan.assign({ ids: ['TT-00001', 'none'], testerId: 'USR-00005' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await client.testTasks.get({ id: 'TT-00001' })).testerId).toBe('USR-00004')
})
