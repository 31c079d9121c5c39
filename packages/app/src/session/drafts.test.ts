import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDrafts } from './drafts.js'
import { memorySessionStore, type SessionStore } from './storage.js'

const schema = z.object({ title: z.string() })

test('a draft outlives the page and the end of the session, until it is given up', () => {
  const store = memorySessionStore()
  createDrafts(store, () => 'marta').set('order', { title: 'Half a' })
  store.clear()
  const later = createDrafts(store, () => 'marta')
  expect(later.get('order', schema)).toEqual({ title: 'Half a' })
  later.delete('order')
  expect(store.keys()).toEqual([])
})

test('nobody sees the draft of another, and signing out takes those of all', () => {
  const store = memorySessionStore()
  let person: string | null = 'marta'
  const drafts = createDrafts(store, () => person)
  drafts.set('order', { title: 'private' })
  person = 'jonas'
  expect(drafts.get('order', schema)).toBeNull()
  person = null
  expect(drafts.get('order', schema)).toBeNull()
  drafts.clear()
  person = 'marta'
  expect(drafts.get('order', schema)).toBeNull()
  expect(store.keys()).toEqual([])
})

test('a store that is full or revoked breaks nothing: the draft lives as long as the page', () => {
  const full: SessionStore = { ...memorySessionStore(), setItem: () => {} }
  const drafts = createDrafts(full, () => 'marta')
  drafts.set('order', { title: 'Half a' })
  drafts.set('order', { title: 'Half a sentence' })
  expect(drafts.get('order', schema)).toEqual({ title: 'Half a sentence' })
  drafts.delete('order')
  expect(drafts.get('order', schema)).toBeNull()
})

test('any text in the store is survived', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (damaged) => {
      const store = memorySessionStore()
      const drafts = createDrafts(store, () => 'marta')
      drafts.set('order', { title: 'whole' })
      for (const key of store.keys()) store.setItem(key, damaged)
      const read = drafts.get('order', schema)
      expect(read === null || typeof read.title === 'string').toBe(true)
    }),
  )
})
