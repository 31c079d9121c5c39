import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { approvalActions, approvals, fitGaps, requirementStatuses, requirementTypes } from '@embpm/contract/requirement'
import {
  actionsOn,
  applied,
  decided,
  isLocked,
  lockedFields,
  moveRefusal,
  reachedBy,
  type Ruled,
  writeRefusal,
} from '@embpm/contract/requirement-approval'

const fresh = (id: string, changeOfId: string | null = null): Ruled => ({
  id,
  title: 'T',
  description: '',
  type: 'functional',
  fitGap: 'fit',
  priority: 'medium',
  areaId: null,
  processId: null,
  approval: 'initial',
  status: 'in refinement',
  reached: null,
  approvals: [],
  changeOfId,
  appliedAt: null,
  approvedBy: '',
  approvedAt: null,
})

/** What people try, in any order: edits of every field, moves, decisions, change requests, and writes nobody may make. */
const edit = fc.record({
  do: fc.constant('edit' as const),
  target: fc.nat(5),
  fields: fc.record(
    {
      title: fc.constantFrom('T', 'A', 'B'),
      description: fc.constantFrom('', 'D'),
      type: fc.constantFrom(...requirementTypes),
      fitGap: fc.constantFrom(...fitGaps),
      priority: fc.constantFrom('low' as const, 'high' as const),
      areaId: fc.constantFrom(null, 'BA-1'),
      processId: fc.constantFrom(null, 'PRC-1'),
      status: fc.constantFrom(...requirementStatuses),
      approval: fc.constantFrom(...approvals),
    },
    { requiredKeys: [] },
  ),
})
const decide = fc.record({
  do: fc.constant('decide' as const),
  target: fc.nat(5),
  action: fc.constantFrom(...approvalActions),
  by: fc.constantFrom('Ada', 'Ben'),
})
const change = fc.record({ do: fc.constant('change' as const), target: fc.nat(5) })
const move = fc.record({
  do: fc.constant('edit' as const),
  target: fc.nat(5),
  fields: fc.record({ status: fc.constantFrom(...requirementStatuses) }),
})
const forge = fc.record({
  do: fc.constant('forge' as const),
  target: fc.nat(5),
  source: fc.nat(5),
  fields: fc.record({ title: fc.constantFrom('A', 'B') }, { requiredKeys: [] }),
})
type Try = typeof edit | typeof decide | typeof change | typeof forge extends fc.Arbitrary<infer T> ? T : never

/** The one that was made last. */
const last = -1
const clock = { at: 0 }
const now = () => new Date(Date.UTC(2026, 0, 1) + (clock.at += 1000)).toISOString()
const valuesOf = (one: Ruled) => lockedFields.map((field) => one[field])

/** A back end as small as it can be: every write passes the rule, and follows from it as there. */
function world() {
  const rows = new Map([['R-0', fresh('R-0')]])
  const write = (draft: Map<string, Ruled>, next: Ruled): boolean => {
    const before = draft.get(next.id)
    const derived = { ...next, reached: reachedBy(before, next) }
    if (writeRefusal(before, derived, (id) => draft.get(id))) return false
    draft.set(next.id, derived)
    return true
  }
  const at = (place: number) => [...rows.values()][place === last ? rows.size - 1 : place % rows.size] ?? fresh('R-0')
  const commit = (draft: Map<string, Ruled>) => {
    for (const [id, row] of draft) rows.set(id, row)
  }
  return {
    rows,
    run(asked: Try) {
      const draft = new Map(rows)
      const target = at(asked.target)
      if (asked.do === 'edit') {
        if (write(draft, { ...target, ...asked.fields })) commit(draft)
      } else if (asked.do === 'change') {
        if (!isLocked(target) || target.changeOfId !== null) return
        const copy = fresh(`R-${rows.size}`, target.id)
        const values = Object.fromEntries(lockedFields.map((field) => [field, target[field]]))
        if (write(draft, { ...copy, ...values })) commit(draft)
      } else if (asked.do === 'forge') {
        // As if a change request were applied that was not approved for it, or once already.
        if (write(draft, { ...target, ...applied(target, at(asked.source)), ...asked.fields })) commit(draft)
      } else {
        const step = { by: asked.by, byId: asked.by, at: now(), comment: '' }
        const fields = decided(target, asked.action, step)
        if (!fields || !write(draft, { ...target, ...fields })) return
        const written = draft.get(target.id) ?? target
        const original = rows.get(written.changeOfId ?? '')
        if (written.appliedAt !== null && original && !write(draft, { ...original, ...applied(original, written) }))
          return
        commit(draft)
      }
    },
  }
}

/** What people do one after the other, on the same requirement or on the one that was made last. */
const approving = (target: number): Try[] => [
  { do: 'decide', target, action: 'request', by: 'Ada' },
  { do: 'decide', target, action: 'approve', by: 'Ben' },
]
const asked = fc.nat(5).map((target) => approving(target))
const changing = fc
  .tuple(fc.nat(5), edit)
  .map(([target, change]): Try[] => [
    ...approving(target),
    { do: 'change', target },
    { ...change, target: last },
    ...approving(last),
  ])
const forging = fc
  .tuple(fc.nat(5), edit, forge)
  .map(([target, change, forged]): Try[] => [
    ...approving(target),
    { do: 'change', target },
    { ...change, target: last },
    { do: 'decide', target: last, action: 'request', by: 'Ada' },
    { ...forged, target, source: last },
  ])
const moving = fc
  .tuple(fc.nat(5), fc.array(move, { maxLength: 5 }))
  .map(([target, moves]): Try[] => [...approving(target), ...moves.map((one) => ({ ...one, target }))])
const story = fc
  .array(
    fc.oneof(
      asked,
      changing,
      forging,
      moving,
      ...[edit, move, decide, change, forge].map((one) => one.map((alone): Try[] => [alone])),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.flat())

test('nothing but an approved change request changes what is locked', () => {
  let applications = 0
  fc.assert(
    fc.property(story, (tries) => {
      const { rows, run } = world()
      for (const asked of tries) {
        const before = new Map(rows)
        run(asked)
        for (const [id, was] of before) {
          const is = rows.get(id) ?? was
          if (was.approval !== 'approved') continue
          expect(is.approval).toBe('approved')
          if (JSON.stringify(valuesOf(is)) === JSON.stringify(valuesOf(was))) continue
          applications += 1
          const change = rows.get(is.approvals.at(-1)?.changeId ?? '')
          expect(change?.changeOfId).toBe(id)
          expect(change?.approval).toBe('approved')
          expect(valuesOf(is)).toEqual(change && valuesOf(change))
        }
      }
    }),
    { numRuns: 600 },
  )
  // Else it would hold of nothing.
  expect(applications).toBeGreaterThan(0)
})

test('every decision names who and when, and none is lost or made up', () => {
  fc.assert(
    fc.property(story, (tries) => {
      const { rows, run } = world()
      for (const asked of tries) {
        const before = new Map(rows)
        run(asked)
        for (const [id, is] of rows) {
          const was = before.get(id)
          const kept = was?.approvals ?? []
          expect(is.approvals.slice(0, kept.length)).toEqual(kept)
          if (was && was.approval !== is.approval) expect(is.approvals.length).toBe(kept.length + 1)
          for (const { by, byId, at } of is.approvals) {
            expect(by).not.toBe('')
            expect(byId).not.toBe('')
            expect(Date.parse(at)).toBeGreaterThan(0)
          }
          if (is.approval !== 'approved') continue
          expect(is.approvedBy).not.toBe('')
          expect(is.approvedAt).toBe(
            is.approvals.findLast(({ action }) => action === 'approve' || action === 'change')?.at,
          )
        }
      }
    }),
  )
})

const order = ['in planning', 'in realisation', 'in testing', 'successfully tested', 'confirmed']

test('what is approved never goes back, also not by way of being blocked', () => {
  fc.assert(
    fc.property(story, (tries) => {
      const { rows, run } = world()
      const furthest = new Map<string, number>()
      for (const asked of tries) {
        run(asked)
        for (const [id, { approval, status }] of rows) {
          if (approval !== 'approved') continue
          const place = order.indexOf(status)
          if (place < 0) expect(['blocked', 'not planned']).toContain(status)
          else expect(place).toBeGreaterThanOrEqual(furthest.get(id) ?? 0)
          furthest.set(id, Math.max(place, furthest.get(id) ?? 0))
        }
      }
    }),
  )
})

test('work begins only on what is approved, or needs no approval', () => {
  fc.assert(
    fc.property(story, (tries) => {
      const { rows, run } = world()
      for (const asked of tries) run(asked)
      for (const { approval, status } of rows.values()) {
        expect(status === 'in approval').toBe(approval === 'ready')
        if (order.includes(status)) expect(['approved', 'not required']).toContain(approval)
      }
    }),
  )
})

test('says why a move is refused', () => {
  const one = fresh('R')
  expect(moveRefusal(one, 'in planning')).toBe('unapproved')
  expect(moveRefusal(one, 'in approval')).toBe('unasked')
  expect(moveRefusal(one, 'blocked')).toBeNull()
  expect(moveRefusal({ ...one, approval: 'ready', status: 'in approval' }, 'blocked')).toBe('deciding')
  const approved = { ...one, approval: 'approved', status: 'in testing', reached: 'in testing' } as const
  expect(moveRefusal(approved, 'in planning')).toBe('forward')
  expect(moveRefusal(approved, 'confirmed')).toBeNull()
  expect(moveRefusal({ ...approved, status: 'blocked' }, 'in realisation')).toBe('forward')
  expect(moveRefusal({ ...approved, status: 'blocked' }, 'in testing')).toBeNull()
})

test('offers the decisions that can be made', () => {
  expect(actionsOn(fresh('R'))).toEqual(['request', 'waive'])
  expect(actionsOn(fresh('R', 'R-0'))).toEqual(['request'])
  expect(actionsOn({ approval: 'ready', changeOfId: null })).toEqual(['approve', 'reject', 'withdraw'])
  expect(actionsOn({ approval: 'approved', changeOfId: null })).toEqual([])
})
