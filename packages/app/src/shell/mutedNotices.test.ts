import { noticeKinds } from '@embpm/contract/sample/common'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookSchema } from '../session/storage.js'
import { mutedBy, withAllNotices, withNotices } from './mutedNotices.js'

const [me, other] = ['USR-00001', 'USR-00002']

test('whatever is turned on and off, and whatever was stored, each kind is as it was last set, for this user alone', () => {
  const kept = lookSchema.parse({ mutedNotices: { [me]: ['due', 'of a later version'], [other]: ['mention'] } })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...noticeKinds), fc.boolean())), (presses) => {
      let look: typeof kept = kept
      const off = new Set<string>(['due'])
      for (const [kind, isOn] of presses) {
        look = { ...look, ...withNotices(me, kind, isOn, look) }
        if (isOn) off.delete(kind)
        else off.add(kind)
      }
      expect(mutedBy(me, look)).toEqual(noticeKinds.filter((kind) => off.has(kind)))
      expect(mutedBy(other, look)).toEqual(['mention'])
      expect(look.mutedNotices[me]).toContain('of a later version')
      expect(withAllNotices(me, look)).toEqual({ mutedNotices: { [other]: ['mention'] } })
    }),
  )
})

test('all kinds are on for who has set nothing, and for whom something damaged was stored', () => {
  expect(mutedBy(me, lookSchema.parse({}))).toEqual([])
  expect(mutedBy(me, lookSchema.parse({ mutedNotices: { [me]: 'due' } }))).toEqual([])
})
