import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldRegistry } from './fieldRegistry.js'

const draft = (text: string) => ({ text, json: 'null', problem: 'not JSON' })
const rows = fc.integer({ min: 1, max: 8 })

/** A registry with a draft in each row of `steps`, whose text is the row's first place. */
function withDrafts(count: number) {
  const registry = fieldRegistry({})
  for (let index = 0; index < count; index++) registry.setDraft(`steps.${index}.meta`, draft(String(index)))
  return registry
}
const textsOf = (registry: ReturnType<typeof fieldRegistry>, count: number) =>
  Array.from({ length: count }, (_, index) => registry.drafts().get(`steps.${index}.meta`)?.text)

test('drafts follow a row that moves, as the rows of a list do', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(), (count, first, second) => {
      const [from, to] = [first % count, second % count]
      const registry = withDrafts(count)
      registry.moveRows('steps', (old) => {
        if (old === from) return to
        if (from < old && old <= to) return old - 1
        return to <= old && old < from ? old + 1 : old
      })
      const list = Array.from({ length: count }, (_, index) => String(index))
      list.splice(to, 0, ...list.splice(from, 1))
      expect(textsOf(registry, count)).toEqual(list)
    }),
  )
})

test('a draft goes with its row, and no other field is touched', () => {
  const registry = withDrafts(3)
  registry.setDraft('stepsBefore.0.meta', draft('other'))
  registry.moveRows('steps', (old) => (old === 1 ? null : old > 1 ? old - 1 : old))
  expect(textsOf(registry, 3)).toEqual(['0', '2', undefined])
  expect(registry.drafts().get('stepsBefore.0.meta')?.text).toBe('other')
})
