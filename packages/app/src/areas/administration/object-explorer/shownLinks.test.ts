import { entityNames } from '@embpm/contract'
import {
  explorerDepths,
  explorerType,
  type ExplorerLinks,
  type LinkGroup,
  maxLinksOfKind,
} from '@embpm/contract/object-explorer'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatExplorerSearch, parseExplorerSearch } from './explorerSearch.js'
import { countsByKind, directions, type GroupName, shownLinks } from './shownLinks.js'

const kind = fc.constantFrom(...entityNames)
const groupOf = (name: LinkGroup['kind'], total: number): LinkGroup => ({
  kind: name,
  total,
  items: Array.from({ length: Math.min(total, maxLinksOfKind) }, (_, index) => ({
    kind: name,
    id: `${name}-${index}`,
    type: explorerType(name),
    key: String(index),
    title: '-',
    metadata: { ricefw: [] },
    fields: [],
    note: '',
  })),
})
const groups = fc
  .uniqueArray(fc.tuple(kind, fc.integer({ min: 1, max: 80 })), { maxLength: 6, selector: ([name]) => name })
  .map((pairs) => pairs.map(([name, total]) => groupOf(name, total)))
const links = fc.record({ usedIn: groups, uses: groups }).map(({ usedIn, uses }): ExplorerLinks => ({
  item: { kind: 'users', id: 'U', type: 'User', key: 'U', title: '-', metadata: { ricefw: [] } },
  usedIn,
  uses,
  around: null,
  hidden: false,
}))
const name: fc.Arbitrary<GroupName> = fc
  .tuple(fc.constantFrom(...directions), kind)
  .map(([direction, of]): GroupName => `${direction}.${of}`)

describe('what is shown of links', () => {
  test('is all of three alike, two of four, and never loses count of any', () => {
    fc.assert(
      fc.property(links, fc.array(name, { maxLength: 8 }), (all, unfolded) => {
        for (const { total, items, more, left, ...group } of shownLinks(all, { without: [], unfolded })) {
          expect(items.length + more + left).toBe(total)
          const isOpen = unfolded.includes(group.name)
          if (total <= 3) expect(items).toHaveLength(total)
          else expect(items).toHaveLength(isOpen ? Math.min(total, maxLinksOfKind) : 2)
          expect(more > 0).toBe(total > 3 && !isOpen)
          expect(group.unfolded).toBe(total > 3 && isOpen)
        }
      }),
    )
  })

  test('leaves out kinds in both directions, and nothing else', () => {
    fc.assert(
      fc.property(links, fc.array(kind, { maxLength: 4 }), (all, without) => {
        const shown = shownLinks(all, { without, unfolded: [] })
        const expected = [...all.usedIn, ...all.uses].filter((one) => !without.includes(one.kind))
        expect(shown.map((one) => one.kind)).toEqual(expected.map((one) => one.kind))
        const counts = countsByKind(all)
        for (const one of new Set(shown.map((group) => group.kind)))
          expect(shown.filter((group) => group.kind === one).reduce((sum, { total }) => sum + total, 0)).toBe(
            counts.get(one),
          )
      }),
    )
  })
})

test('an address says what is shown, and what it asks for in vain is named', () => {
  const ref = fc.record({ kind, id: fc.stringMatching(/^[A-Z]{2,4}-\d{5}$/) })
  const view = fc.record({
    object: ref,
    to: fc.option(ref),
    depth: fc.constantFrom(...explorerDepths),
    without: fc.uniqueArray(kind, { maxLength: 5 }),
    unfolded: fc.uniqueArray(name, { maxLength: 5 }),
  })
  fc.assert(
    fc.property(view, (one) => {
      expect(parseExplorerSearch(formatExplorerSearch(one))).toEqual({ view: one, ignored: [] })
    }),
  )
  expect(parseExplorerSearch({ kind: 'nope', id: 'X', depth: '4', without: 'users,nope' })).toEqual({
    view: { object: null, to: null, depth: 1, without: [], unfolded: [] },
    ignored: ['kind=nope', 'depth=4', 'without=users,nope'],
  })
})
