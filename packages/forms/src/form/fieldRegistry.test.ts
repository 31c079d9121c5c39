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

test('is settled once nothing is looked up any more, and at once where nothing is', async () => {
  const registry = fieldRegistry({})
  await registry.settled()
  const pending = { ...draft('SRV-1'), pending: true }
  registry.setDraft('service', pending)
  registry.setDraft('area', pending)
  let isSettled = false
  const settled = registry.settled().then(() => (isSettled = true))
  registry.setDraft('service', null)
  await Promise.resolve()
  expect(isSettled).toBe(false)
  registry.setDraft('area', { ...pending, pending: false })
  await settled
  expect(registry.drafts().get('area')?.text).toBe('SRV-1')
})

test('counts what was taken away, so that a field knows it from what it took back itself', () => {
  const registry = fieldRegistry({})
  registry.setDraft('service', draft('SRV-1'))
  registry.setDraft('service', null)
  registry.dropDrafts()
  expect(registry.dropsOf('service')).toBe(0)
  registry.setDraft('service', draft('SRV-1'))
  registry.setDraft('area', draft('A'))
  registry.dropDrafts('service')
  expect([registry.dropsOf('service'), registry.dropsOf('area')]).toEqual([1, 0])
  registry.dropDrafts()
  expect([registry.dropsOf('service'), registry.dropsOf('area')]).toEqual([1, 1])
  expect(registry.drafts().size).toBe(0)
})
