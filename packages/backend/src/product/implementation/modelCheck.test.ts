import type { Client } from '@embpm/contract'
import { maxCheckRuns, maxNamedFindings, type StoredOutcome } from '@embpm/contract/model-check'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { outcomeSince } from './outcomeSince.js'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const rule = (
  keys: readonly string[],
  facts: Partial<StoredOutcome['rules'][number]> = {},
): StoredOutcome['rules'][number] => ({
  id: 'gapRicefw',
  severity: 'error',
  count: keys.length,
  checked: 'yes',
  keys: [...keys],
  ...facts,
})
const store = (key: string, ...rules: StoredOutcome['rules']) =>
  client.modelCheck.store({ key, objects: 100, milliseconds: 900, rules })

test('before the first run nothing is known', async () => {
  expect(await client.modelCheck.read()).toEqual({ runs: [], latest: null, ignored: [] })
})

test('the newest run says since when each finding is there, and what is mended', async () => {
  const first = await store('run-1', rule(['a', 'b']))
  const second = await store('run-2', rule(['b', 'c']))
  const { runs, latest } = second
  expect(runs.map(({ key }) => key)).toEqual(['run-2', 'run-1'])
  expect(latest).toMatchObject({ before: first.latest?.at, mended: ['a'], by: 'Marta Kowalczyk' })
  expect(latest?.rules[0]?.findings).toEqual([
    { key: 'b', since: first.latest?.at },
    { key: 'c', since: latest?.at },
  ])
  expect(await client.modelCheck.read()).toEqual(second)
})

test('the same run is stored once, as it was sent last', async () => {
  await store('run-1', rule(['a']))
  await store('run-2', rule([], { checked: 'no' }))
  const { runs, latest } = await store('run-2', rule(['b']))
  expect(runs).toHaveLength(2)
  expect(latest).toMatchObject({ key: 'run-2', mended: ['a'] })
})

test('what could not be checked keeps what was known of it', async () => {
  await store('run-1', rule(['a', 'b']))
  const { latest } = await store('run-2', rule([], { checked: 'no', count: 0 }))
  expect(latest?.mended).toEqual([])
  expect(latest?.rules[0]).toMatchObject({ checked: 'no', count: 2 })
  expect((await store('run-3', rule(['a']))).latest?.mended).toEqual(['b'])
})

test('of what is not named nothing is new, and nothing mended', async () => {
  const first = await store('run-1', rule(['a'], { count: 9 }))
  const second = await store('run-2', rule(['b']))
  expect(second.latest?.rules[0]?.findings).toEqual([{ key: 'b', since: first.latest?.at }])
  expect((await store('run-3', rule(['c'], { count: 9 }))).latest?.mended).toEqual([])
})

test('as many runs are kept as there may be, and no more findings are named', async () => {
  for (let number = 0; number <= maxCheckRuns; number += 1) await store(`run-${number}`, rule([]))
  const { runs } = await client.modelCheck.read()
  expect(runs).toHaveLength(maxCheckRuns)
  expect(runs[0]?.key).toBe(`run-${maxCheckRuns}`)
  const keys = Array.from({ length: maxNamedFindings / 2 + 1 }, (_, place) => `k${place}`)
  await expect(store('too-many', rule(keys), rule(keys, { id: 'other' }))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a finding is ignored for a reason alone, and that is taken back', async () => {
  const key = 'gapRicefw:requirements:REQ-00001:'
  await expect(client.modelCheck.ignore({ key, reason: '  ', lockVersion: null })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const decision = await client.modelCheck.ignore({ key, reason: ' Built by the vendor. ', lockVersion: null })
  expect(decision).toMatchObject({ key, reason: 'Built by the vendor.', by: 'Marta Kowalczyk', lockVersion: 1 })
  await store('run-1', rule([key]))
  expect((await store('run-2', rule([key]))).ignored).toEqual([decision])
  await client.modelCheck.heed({ key, lockVersion: decision.lockVersion })
  expect((await client.modelCheck.read()).ignored).toEqual([])
})

test('two people who decide about the same finding are told', async () => {
  const mine = await client.modelCheck.ignore({ key: 'k', reason: 'One', lockVersion: null })
  await expect(client.modelCheck.ignore({ key: 'k', reason: 'Two', lockVersion: null })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: mine },
  })
  const next = await client.modelCheck.ignore({ key: 'k', reason: 'Two', lockVersion: mine.lockVersion })
  expect(next).toMatchObject({ reason: 'Two', lockVersion: 2 })
  await expect(client.modelCheck.heed({ key: 'k', lockVersion: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: next },
  })
  await client.modelCheck.heed({ key: 'k', lockVersion: 2 })
  await expect(client.modelCheck.heed({ key: 'k', lockVersion: 2 })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: null },
  })
})

test('each finding of two runs is new, remaining or mended', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  fc.assert(
    fc.property(keys, keys, (before, now) => {
      const earlier = {
        at: '2026-11-18T08:00:00.000Z',
        ...outcomeSince([rule(before)], '2026-11-18T08:00:00.000Z', null),
      }
      const at = '2026-11-20T08:00:00.000Z'
      const { rules, mended } = outcomeSince([rule(now)], at, earlier)
      const fresh = rules[0]?.findings.filter(({ since }) => since === at).map(({ key }) => key)
      expect(fresh).toEqual(now.filter((key) => !before.includes(key)))
      expect(mended).toEqual(before.filter((key) => !now.includes(key)))
    }),
  )
})
