import { afterAll, beforeAll, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.close())

const size = 1000

test('a task of the samples has the result of the newest run that came to it, and is found by it', async () => {
  const client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
  const { rows: results } = await client.scenarioResults.list({ size, sort: 'runNo' })
  const newest = new Map(results.flatMap((one) => (one.result === 'not run' ? [] : [[one.testTaskId, one.result]])))
  const { rows: tasks } = await client.testTasks.list({ size })
  expect(Object.fromEntries(tasks.map(({ id, result }) => [id, result]))).toEqual(
    Object.fromEntries(tasks.map(({ id }) => [id, newest.get(id) ?? 'not run'])),
  )
  const { total } = await client.testTasks.list({ filter: { result: ['fail'] } })
  expect(total).toBe(tasks.filter(({ result }) => result === 'fail').length)
  expect(total).toBeGreaterThan(0)
})
