import { type CheckOutcome, type IgnoredFinding, maxNamedFindings } from '@embpm/contract/model-check'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { type CheckState, outcomeOf, type RunningRule } from './createCheck.js'
import { type RuleId, rules } from './rules/rules.js'
import { ruleTopics } from './rules/Rule.js'
import { countIn, listedRules, outcomeOfStored, shownRules, totalsOf } from './shownRules.js'
import { findingStates, formatVerifySearch, parseVerifySearch, type VerifyView } from './verifySearch.js'

const [before, at] = ['2026-11-18T08:00:00.000Z', '2026-11-20T08:00:00.000Z']
const run: CheckOutcome = {
  id: 'r',
  key: 'k',
  byId: 'u',
  by: 'Marta Kowalczyk',
  at,
  before,
  objects: 100,
  milliseconds: 900,
  mended: ['gapRicefw:requirements:gone:'],
  rules: [
    {
      id: 'gapRicefw',
      severity: 'error',
      checked: 'yes',
      count: 5,
      findings: [
        { key: 'gapRicefw:requirements:old:', since: before },
        { key: 'gapRicefw:requirements:new:', since: at },
        { key: 'gapRicefw:requirements:quiet:', since: before },
      ],
    },
    { id: 'processOwner', severity: 'error', checked: 'yes', count: 0, findings: [] },
    { id: 'ofAnotherVersion', severity: 'error', checked: 'yes', count: 1, findings: [{ key: 'x:y:z:', since: at }] },
  ],
}
const quiet: IgnoredFinding = {
  id: 'i',
  key: 'gapRicefw:requirements:quiet:',
  reason: 'Built by the vendor',
  byId: 'u',
  by: 'Ann',
  at,
  lockVersion: 1,
}
const shown = shownRules(outcomeOfStored(run, [quiet]))
const open: VerifyView = { rule: null, severity: null, topic: null, state: 'open', all: false }

test('a finding is open, new, mended or ignored; what is not named is counted', () => {
  const gap = shown.find(({ rule }) => rule.id === 'gapRicefw')
  expect(gap && findingStates.map((state) => countIn(gap, state))).toEqual([4, 1, 1, 1])
  expect(totalsOf(shown)).toEqual({
    severities: {
      error: { findings: 4, rules: 1 },
      warning: { findings: 0, rules: 0 },
      note: { findings: 0, rules: 0 },
    },
    // Those that the run did not know yet are neither.
    passed: 1,
    states: { open: 4, new: 1, mended: 1, ignored: 1 },
  })
})

test('nothing is new in the first run', () => {
  const first = shownRules(outcomeOfStored({ ...run, before: null }, []))
  expect(totalsOf(first).states.new).toBe(0)
})

test('listed are the rules with findings of a state, or all, of a severity and topic', () => {
  const ids = (view: Partial<VerifyView>) => listedRules(shown, { ...open, ...view }).map(({ rule }) => rule.id)
  expect(ids({})).toEqual(['gapRicefw'])
  expect(ids({ severity: 'note' })).toEqual([])
  expect(ids({ topic: 'requirements', all: true })).toHaveLength(6)
  expect(ids({ all: true })).toHaveLength(rules.length)
})

test('an address opens what it was made from, and what it asks for in vain is named', () => {
  const views: fc.Arbitrary<VerifyView> = fc.record({
    rule: fc.option(fc.constantFrom(...rules.map(({ id }) => id))),
    severity: fc.option(fc.constantFrom('error' as const, 'note' as const)),
    topic: fc.option(fc.constantFrom(...ruleTopics)),
    state: fc.constantFrom(...findingStates),
    all: fc.boolean(),
  })
  fc.assert(
    fc.property(views, (view) => {
      const raw = parseSearch(stringifySearch(formatVerifySearch(view)))
      expect(parseVerifySearch(raw)).toEqual({ view, ignored: [] })
    }),
  )
  const { view, ignored } = parseVerifySearch(parseSearch('?rule=stars&state=open&x=1&severity=fatal'))
  expect(view).toEqual(open)
  expect(ignored.toSorted()).toEqual(['rule=stars', 'severity=fatal', 'x=1'])
})

test('of a run as much is stored as fits, and small rules are stored wholly', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1000 }), { minLength: rules.length, maxLength: rules.length }), (sizes) => {
      const found = new Map(
        rules.map(({ id }, place): [RuleId, RunningRule] => {
          const count = sizes[place] ?? 0
          const findings = Array.from({ length: count }, (_, nth) => ({
            rule: id,
            kind: 'ricefws' as const,
            id: `I-${nth}`,
            detail: '',
          }))
          return [id, { checked: 'yes', count, findings }]
        }),
      )
      const state: CheckState = {
        phase: 'done',
        key: 'k',
        objects: 1,
        milliseconds: 1,
        rules: found,
        read: 1,
        parts: 1,
        failed: [],
        storing: 'none',
        names: new Map(),
      }
      const stored = outcomeOf(state).rules.map(({ keys }) => keys.length)
      const sum = stored.reduce((all, one) => all + one, 0)
      expect(sum).toBeLessThanOrEqual(maxNamedFindings)
      const cut = stored.filter((size, place) => size < (sizes[place] ?? 0))
      expect(Math.max(...cut, 0) - Math.min(...cut, Infinity)).toBeLessThanOrEqual(0)
      if (cut.length > 0)
        for (const [place, size] of stored.entries())
          if (size === sizes[place]) expect(size).toBeLessThanOrEqual(Math.max(...cut))
    }),
    { numRuns: 30 },
  )
})
