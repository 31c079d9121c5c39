import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.js'
import { createKeptDrawings, KeepError } from './keptDrawings.js'

const drawing = {
  id: 'one',
  user: 'marta',
  organisation: 'org',
  processId: 'PRC-1',
  basedOn: null,
  bpmnXml: '<definitions />',
  at: '2026-11-12T14:02:00.000Z',
  sent: [],
}

test('where the browser keeps nothing it is told, and nothing else goes wrong', async () => {
  const kept = createKeptDrawings(null)
  await expect(kept.keep(drawing)).rejects.toEqual(new KeepError('refused'))
  await kept.drop(drawing)
  expect(await kept.of(drawing)).toEqual([])
})

test('texts that differ have different fingerprints', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other)
    }),
  )
})
