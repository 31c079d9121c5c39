import { maxScenarioSteps } from '@embpm/contract/scenario-build'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from '../keyed.js'
import { type BuildDraft, isSameDraft, lostTasks, toSavedSteps, without, withProcess } from './buildDraft.js'

const draftFrom = (links: readonly (readonly number[])[]): BuildDraft =>
  links.map((before, place) => ({
    key: `SP-${place}`,
    id: `SP-${place}`,
    process: { id: `PRC-${place}`, code: `P-${place}`, name: `Process ${place}` },
    variant: '',
    minutes: 10,
    testerId: null,
    predecessors: before.map((one) => `SP-${one}`),
    tasks: place,
  }))
const drafts = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), { minLength: 1, maxLength: 10 }).map(draftFrom)
const keysOf = (draft: BuildDraft) => draft.map(({ key }) => key)

test('moving keeps all, puts one where it is asked, and the others in their order', () => {
  fc.assert(
    fc.property(drafts, fc.nat({ max: 9 }), fc.integer({ min: -3, max: 12 }), (draft, nth, to) => {
      const key = draft[nth % draft.length]?.key ?? ''
      const after = moved(draft, key, to)
      expect(keysOf(after).toSorted()).toEqual(keysOf(draft).toSorted())
      expect(keysOf(after).indexOf(key)).toBe(Math.min(Math.max(0, to), draft.length - 1))
      expect(keysOf(after).filter((one) => one !== key)).toEqual(keysOf(draft).filter((one) => one !== key))
      expect(isSameDraft(moved(after, key, nth % draft.length), draft)).toBe(true)
    }),
  )
})

test('adding and taking it away again leaves what was there', () => {
  fc.assert(
    fc.property(drafts, fc.nat({ max: 12 }), (draft, at) => {
      const added = withProcess(draft, { id: 'PRC-X', code: 'X', name: 'Extra' }, at)
      if (!added) throw new Error('Nothing was added')
      expect(added.draft[Math.min(at, draft.length)]?.key).toBe(added.key)
      expect(keysOf(draft)).not.toContain(added.key)
      expect(isSameDraft(without(added.draft, added.key), draft)).toBe(true)
    }),
  )
})

test('nothing waits for what is gone, and its tests are counted', () => {
  fc.assert(
    fc.property(drafts, fc.nat({ max: 9 }), (draft, nth) => {
      const gone = draft[nth % draft.length]
      if (!gone) return
      const after = without(draft, gone.key)
      expect(after.some(({ predecessors }) => predecessors.includes(gone.key))).toBe(false)
      expect(lostTasks(draft, after)).toBe(gone.tasks)
    }),
  )
})

test('what somebody else deleted meanwhile is made again', () => {
  const draft = draftFrom([[], [0]])
  expect(toSavedSteps(draft, new Set(['SP-1'])).map(({ id, ref }) => [id, ref])).toEqual([
    [null, 'SP-0'],
    ['SP-1', 'SP-1'],
  ])
})

test('a full scenario takes no more', () => {
  const full = draftFrom(Array.from({ length: maxScenarioSteps }, () => []))
  expect(withProcess(full, { id: 'PRC-X', code: 'X', name: 'Extra' }, 0)).toBeNull()
})
