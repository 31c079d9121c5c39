import { addDays, type Day, daysOfRange, isValidOn, openEnd, type Validity } from '@embpm/calendar'
import type { Clash } from '@embpm/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  cycleClash,
  neededClash,
  orderClash,
  overlapClash,
  percentClash,
  type Reporting,
  type Share,
  uncoveredClash,
} from './clashes.js'

const first = '2026-01-25'
const days: readonly Day[] = [...daysOfRange({ start: first, end: addDays(first, 39) }), openEnd]

/** Days within forty, or without an end. */
const validity = fc.tuple(fc.nat(39), fc.nat(15), fc.nat(5)).map(([from, length, open]): Validity => ({
  validFrom: addDays(first, from),
  validTo: open === 0 ? openEnd : addDays(first, Math.min(from + length, 39)),
}))
const shares = fc.array(
  fc.record({
    held: validity,
    percentage: fc.integer({ min: 1, max: 100 }),
    overAllowed: fc.boolean(),
    who: fc.nat(3),
  }),
  { maxLength: 12 },
)

const share = (
  id: number,
  { held, ...one }: { held: Validity; percentage: number; overAllowed: boolean; who: number },
): Share & { who: number } => ({ id: `PA-${id}`, name: `Somebody ${id}`, ...held, ...one })

/** The days that a refusal names. */
const daysOf = (clash: Clash) => days.filter((day) => isValidOn(clash, day))

const sumOn = (all: readonly Share[], day: Day) =>
  all.reduce((sum, one) => sum + (isValidOn(one, day) ? one.percentage : 0), 0)
const markedOn = (all: readonly Share[], day: Day) => all.some((one) => isValidOn(one, day) && one.overAllowed)

test('whatever is asked for in whatever order, no position is above 100 % on a day on which nobody marked it', () => {
  fc.assert(
    fc.property(shares, (asked) => {
      const kept: Share[] = []
      for (const [id, one] of asked.entries()) {
        const next = share(id, one)
        const clash = percentClash(next, kept)
        const broken = days.filter(
          (day) => isValidOn(next, day) && sumOn([...kept, next], day) > 100 && !markedOn([...kept, next], day),
        )
        expect(clash !== null).toBe(broken.length > 0)
        if (!clash) kept.push(next)
        else {
          // It is refused for days on which it would be so, and with what it would be.
          for (const day of daysOf(clash)) {
            expect(broken).toContain(day)
            expect(sumOn([...kept, next], day)).toBe(clash.percent)
          }
          expect(daysOf(clash)[0]).toBe(broken[0])
          for (const name of clash.name.split(', ')) expect(kept.map((other) => other.name)).toContain(name)
        }
      }
      for (const day of days) expect(sumOn(kept, day) <= 100 || markedOn(kept, day)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each([
  { rule: 'overlap' as const, field: 'validFrom', key: ({ who }: { who: number }) => who },
  { rule: 'chief' as const, field: 'isChief', key: () => 0 },
])('of one key, no two hold on one day: $rule', ({ rule, field, key }) => {
  fc.assert(
    fc.property(shares, (asked) => {
      const kept: ReturnType<typeof share>[] = []
      for (const [id, one] of asked.entries()) {
        const next = share(id, one)
        const same = kept.filter((other) => key(other) === key(next))
        const clash = overlapClash(next, same, { rule, field })
        expect(clash !== null).toBe(days.some((day) => isValidOn(next, day) && same.some((o) => isValidOn(o, day))))
        if (!clash) kept.push(next)
        else {
          const named = same.find(({ name }) => name === clash.name)
          expect(daysOf(clash).length).toBeGreaterThan(0)
          for (const day of daysOf(clash)) expect(named && isValidOn(named, day) && isValidOn(next, day)).toBe(true)
        }
      }
      for (const day of days) {
        const holding = kept.filter((one) => isValidOn(one, day)).map(key)
        expect(new Set(holding).size).toBe(holding.length)
      }
    }),
  )
})

test('what belongs to something holds on days on which that holds, seen from both sides', () => {
  fc.assert(
    fc.property(validity, validity, (one, above) => {
      const lacking = days.filter((day) => isValidOn(one, day) && !isValidOn(above, day))
      const uncovered = uncoveredClash(one, { ...above, id: 'OU-1', name: 'Warehouse' }, 'parentId')
      const needed = neededClash(above, [{ ...one, id: 'OU-2', name: 'Packaging' }])
      for (const clash of [uncovered, needed]) {
        expect(clash !== null).toBe(lacking.length > 0)
        if (clash) for (const day of daysOf(clash)) expect(lacking).toContain(day)
      }
      expect(uncovered?.name).toBe(uncovered ? 'Warehouse' : undefined)
      expect(needed?.name).toBe(needed ? 'Packaging' : undefined)
    }),
  )
})

test('nobody reports to themselves, whatever is asked for in whatever order', () => {
  const count = 8
  const link = fc.tuple(fc.nat(count - 1), fc.option(fc.nat(count - 1), { freq: 6 }))
  fc.assert(
    fc.property(fc.array(link, { maxLength: 30 }), (asked) => {
      const all = new Map(
        Array.from({ length: count }, (_, id): [string, Reporting] => [
          String(id),
          { id: String(id), name: `Position ${id}`, validFrom: first, validTo: openEnd, reportsToId: null },
        ]),
      )
      for (const [who, above] of asked) {
        const before = all.get(String(who))
        if (!before) continue
        const next = { ...before, reportsToId: above === null ? null : String(above) }
        const isCircle = reaches(all, next.reportsToId, next.id)
        expect(cycleClash(next, (id) => all.get(id)) !== null).toBe(isCircle)
        if (!isCircle) all.set(next.id, next)
      }
    }),
  )
})

/** Whether one comes from one position to another by going up. */
function reaches(all: ReadonlyMap<string, Reporting>, from: string | null, to: string): boolean {
  for (let at = from; at !== null; at = all.get(at)?.reportsToId ?? null) if (at === to) return true
  return false
}

test('what ends before it begins is refused', () => {
  expect(orderClash({ validFrom: '2026-02-01', validTo: '2026-01-31' })).toMatchObject({ rule: 'order' })
  expect(orderClash({ validFrom: '2026-02-01', validTo: '2026-02-01' })).toBeNull()
})
