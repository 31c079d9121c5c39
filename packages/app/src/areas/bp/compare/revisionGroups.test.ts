import type { Revision } from '@embpm/contract/revision'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNamed, revisionGroups } from './revisionGroups.js'

const revision = (id: string, createdAt: string, change: Partial<Revision> = {}): Revision => ({
  id,
  processId: 'PRC-1',
  number: 2,
  state: 'draft',
  label: '',
  comment: '',
  basedOn: null,
  restoredFrom: null,
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt,
  stateBy: null,
  stateAt: null,
  ...change,
})

const idsOf = (entries: ReturnType<typeof revisionGroups>[number]['entries']) =>
  entries.map((entry) => ('folded' in entry ? entry.folded.map(({ id }) => id) : entry.id))

test('what was saved by itself in a row is one line, by day; the newest and what is compared stay', () => {
  const groups = revisionGroups(
    [
      revision('g', '2026-03-02T10:00:00'),
      revision('f', '2026-03-02T09:00:00'),
      revision('e', '2026-03-02T08:00:00'),
      revision('d', '2026-03-02T07:00:00', { label: 'Before the workshop' }),
      revision('c', '2026-03-02T06:00:00'),
      revision('b', '2026-03-01T06:00:00'),
      revision('a', '2026-03-01T05:00:00'),
    ],
    new Set(['b']),
  )
  expect(groups.map(({ day, entries }) => [day, idsOf(entries)])).toEqual([
    ['2026-03-02', ['g', ['f', 'e'], 'd', 'c']],
    ['2026-03-01', ['b', 'a']],
  ])
})

test('none is lost, none is told twice, and none that somebody named is folded', () => {
  const states = ['draft', 'review', 'published', 'archived'] as const
  const some = fc.array(
    fc.record({
      minute: fc.nat(100_000),
      label: fc.constantFrom('', 'Workshop'),
      state: fc.constantFrom(...states),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(some, (drawn) => {
      const revisions = drawn
        .toSorted((one, other) => other.minute - one.minute)
        .map(({ minute, label, state }, index) =>
          revision(String(index), new Date(1_700_000_000_000 + minute * 60_000).toISOString(), { label, state }),
        )
      const groups = revisionGroups(revisions, new Set())
      expect(groups.flatMap(({ entries }) => idsOf(entries)).flat()).toEqual(revisions.map(({ id }) => id))
      for (const entry of groups.flatMap(({ entries }) => entries))
        if ('folded' in entry) expect(entry.folded.some(isNamed)).toBe(false)
    }),
  )
})
