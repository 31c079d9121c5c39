import { expect, test } from 'vitest'
import { createChosenProject } from './chosenProject.js'
import { createStorage, memoryStore } from './storage.js'

const here = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const elsewhere = '2b8e4f70-91ac-4d36-8e15-c7a09b64d202'
const tabOf = (store = memoryStore(), person = 'anna') =>
  createChosenProject(createStorage(store), { person: () => person })

test('a chosen project is remembered for the next visit, and forgotten when all are chosen', () => {
  const store = memoryStore()
  tabOf(store).choose(here, 'PRJ-00001')
  expect(tabOf(store).current(here)).toBe('PRJ-00001')
  tabOf(store).choose(here, null)
  expect(tabOf(store).current(here)).toBeNull()
  expect(store.getItem('Project')).toBeNull()
})

test('it is nobody else’s, and no other organisation’s', () => {
  const store = memoryStore()
  tabOf(store).choose(here, 'PRJ-00001')
  expect(tabOf(store, 'bert').current(here)).toBeNull()
  expect(tabOf(store).current(elsewhere)).toBeNull()
  tabOf(store, 'bert').choose(here, null)
  expect(tabOf(store).current(here)).toBe('PRJ-00001')
})

test('what an address names wins over it in this tab, and leaves it as it is', () => {
  const store = memoryStore()
  const tab = tabOf(store)
  tab.choose(here, 'PRJ-00001')
  tab.visit(here, 'PRJ-00002')
  expect(tab.current(here)).toBe('PRJ-00002')
  expect(tabOf(store).current(here)).toBe('PRJ-00001')
  tab.choose(here, null)
  expect(tab.current(here)).toBeNull()
})

test.each(['PRJ-00001', '{"user":"anna"}', '{"user":"","organisation":"x","id":"y"}'])(
  'what does not parse is removed: %s',
  (stored) => {
    const store = memoryStore()
    store.setItem('Project', stored)
    expect(tabOf(store).current(here)).toBeNull()
    expect(store.getItem('Project')).toBeNull()
  },
)
