import type { Client } from '@embpm/contract'
import { mergeResult, type Recorded } from '@embpm/contract/test-runner'
import * as fc from 'fast-check'
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

const openRun = async () => {
  const { rows } = await client.testRuns.list({ filter: { scenarioId: ['SC-00001'], state: ['open'] } })
  return client.testRunner.read({ id: rows[0]?.id ?? '' })
}
const entry = (fields: Partial<Recorded>): Recorded => ({
  key: 'key-00001',
  earlier: [],
  id: 'RES-00001',
  lockVersion: 1,
  result: 'pass',
  actual: '',
  defectRef: '',
  seconds: 60,
  executedAt: '2026-11-20T09:00:00.000Z',
  ...fields,
})

test('a run has each task once, in the order of the scenario, with what came of it before', async () => {
  const { steps, run, scenario } = await openRun()
  expect(scenario.code).toBe('SC-0001')
  expect(run.runNo).toBe(3)
  expect(steps).toHaveLength(30)
  expect(steps[0]?.earlier.map(({ runNo }) => runNo)).toEqual([2, 1])
  expect(steps.slice(0, 8).map(({ result }) => result.result)).toEqual([
    'pass',
    'pass',
    'pass',
    'reservations',
    'blocked',
    'fail',
    'pass',
    'not run',
  ])
})

test('what is sent twice counts once', async () => {
  const { steps } = await openRun()
  const { id, lockVersion } = steps[8]?.result ?? { id: '', lockVersion: 0 }
  const one = entry({ id, lockVersion, result: 'fail', actual: 'Wrong', defectRef: 'DEF-1' })
  const first = await client.testRunner.record({ results: [one] })
  const again = await client.testRunner.record({ results: [one] })
  expect(again).toEqual(first)
  expect(first.stored).toMatchObject([{ id, result: 'fail' }])
  expect(first.stored[0]?.executedBy?.name).toBeTruthy()
  expect((await client.scenarioResults.history({ id })).filter(({ kind }) => kind === 'changed')).toHaveLength(1)
  expect((await client.testTasks.get({ id: steps[8]?.task.id ?? '' })).result).toBe('fail')
})

test('one over a lost answer of its own is written, one over somebody else is a conflict', async () => {
  const { steps } = await openRun()
  const { id, lockVersion } = steps[9]?.result ?? { id: '', lockVersion: 0 }
  await client.testRunner.record({ results: [entry({ id, lockVersion })] })
  const { conflicts } = await client.testRunner.record({
    results: [entry({ id, lockVersion, key: 'key-other', result: 'fail', actual: 'Seen' })],
  })
  expect(conflicts).toMatchObject([{ id, result: 'pass' }])
  const { stored } = await client.testRunner.record({
    results: [
      entry({ id, lockVersion, key: 'key-00002', earlier: ['key-00001'], result: 'blocked', actual: 'No access' }),
    ],
  })
  expect(stored).toMatchObject([{ id, result: 'blocked' }])
})

test('a run is started once, and none is started while one is open', async () => {
  await expect(
    client.testRunner.start({ key: 'start-0001', scenarioId: 'SC-00001', system: '' }),
  ).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'open' } })
  await expect(
    client.testRunner.start({ key: 'start-0001', scenarioId: 'SC-00100', system: '' }),
  ).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'noTasks' } })
  const { run } = await openRun()
  await client.testRunner.turn({ id: run.id, lockVersion: run.lockVersion, to: 'finished' })
  const started = await client.testRunner.start({ key: 'start-0002', scenarioId: 'SC-00001', system: 'QAS 300' })
  expect(started).toMatchObject({ runNo: 4, state: 'open', system: 'QAS 300' })
  expect((await client.testRunner.start({ key: 'start-0002', scenarioId: 'SC-00001', system: '' })).id).toBe(started.id)
  const { steps } = await client.testRunner.read({ id: started.id })
  expect(steps).toHaveLength(30)
  expect(steps.every(({ result }) => result.result === 'not run')).toBe(true)
})

test('a re-run has the failed and blocked steps of its source alone, once, and counts them', async () => {
  const { run } = await openRun()
  const again = { key: 'again-0001', scenarioId: 'SC-00001', system: 'QAS 300', sourceRunId: run.id }
  await expect(client.testRunner.start(again)).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'open' } })
  await client.testRunner.turn({ id: run.id, lockVersion: run.lockVersion, to: 'finished' })
  const started = await client.testRunner.start(again)
  expect(started).toMatchObject({ runNo: 4, sourceRunNo: 3, steps: 2, notRun: 2, failed: 0, release: '2025.2' })
  expect((await client.testRunner.start(again)).id).toBe(started.id)
  const { steps } = await client.testRunner.read({ id: started.id })
  expect(steps.map(({ earlier }) => earlier[0]?.result)).toEqual(['blocked', 'fail'])

  const first = steps.slice(0, 1).map(({ result: { id, lockVersion } }) => entry({ id, lockVersion }))
  await client.testRunner.record({ results: first })
  const counted = await client.testRuns.get({ id: started.id })
  expect(counted).toMatchObject({ passed: 1, notRun: 1 })
  await client.testRunner.turn({ id: started.id, lockVersion: counted.lockVersion, to: 'finished' })
  await expect(client.testRunner.start({ ...again, key: 'again-0002', sourceRunId: started.id })).rejects.toMatchObject(
    { code: 'LOCKED', data: { reason: 'nothingFailed' } },
  )
  await expect(client.testRunner.start({ ...again, key: 'again-0003', scenarioId: 'SC-00002' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a run can have some tasks alone', async () => {
  const { rows } = await client.testTasks.list({ filter: { scenarioId: ['SC-00007'] }, size: 5 })
  const taskIds = rows.slice(1, 3).map(({ id }) => id)
  const some = { scenarioId: 'SC-00007', system: '', taskIds }
  const run = await client.testRunner.start({ ...some, key: 'some-0001' })
  expect((await client.testRunner.read({ id: run.id })).steps.map(({ task }) => task.id)).toEqual(taskIds)
  await expect(client.testRunner.start({ ...some, key: 'some-0002', scenarioId: 'SC-00008' })).rejects.toMatchObject({
    code: 'LOCKED',
    data: { reason: 'noTasks' },
  })
})

test('a finished run takes no results', async () => {
  const { run, steps } = await openRun()
  await client.testRunner.turn({ id: run.id, lockVersion: run.lockVersion, to: 'finished' })
  const { id, lockVersion } = steps[10]?.result ?? { id: '', lockVersion: 0 }
  expect(
    await client.testRunner.record({ results: [entry({ id, lockVersion }), entry({ id: 'none' })] }),
  ).toMatchObject({
    stored: [],
    refused: [
      { id, code: 'LOCKED' },
      { id: 'none', code: 'NOT_FOUND' },
    ],
  })
})

test('however two testers and a bad network mix, nothing of another is overwritten unseen', () => {
  const act = fc.record({
    by: fc.constantFrom('A', 'B'),
    result: fc.constantFrom('pass' as const, 'fail' as const, 'blocked' as const),
    /** Whether the tester knows what is stored by then, and whether the answer arrives. */
    looks: fc.boolean(),
    answered: fc.boolean(),
    twice: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let stored: Parameters<typeof mergeResult>[0] = {
        lockVersion: 1,
        recordKey: '',
        result: 'not run',
        actual: '',
        defectRef: '',
      }
      let author = ''
      const seen = { A: stored, B: stored }
      const unsure: Record<'A' | 'B', string[]> = { A: [], B: [] }
      for (const [nth, { by, result, looks, answered, twice }] of acts.entries()) {
        if (looks) [seen[by], unsure[by]] = [stored, []]
        const key = `key-of-${by}-${nth}`
        const sent = entry({
          key,
          earlier: unsure[by],
          lockVersion: seen[by].lockVersion,
          result,
          actual: `${by}${nth}`,
        })
        for (let time = 0; time < (twice ? 2 : 1); time += 1) {
          const fate = mergeResult(stored, sent)
          const isOthers = author !== '' && author !== by && stored.lockVersion !== sent.lockVersion
          if (isOthers) expect(fate).toBe('conflict')
          if (time === 1 && stored.recordKey === key) expect(fate).toBe('known')
          if (fate !== 'written') continue
          stored = { lockVersion: stored.lockVersion + 1, recordKey: key, result, actual: sent.actual, defectRef: '' }
          author = by
        }
        if (answered && stored.recordKey === key) [seen[by], unsure[by]] = [stored, []]
        else unsure[by] = [...unsure[by], key]
      }
    }),
  )
})
