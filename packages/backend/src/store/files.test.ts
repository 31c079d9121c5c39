import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'

import { createStore } from '../store.js'
import { newUuid } from '../newUuid.js'

describe.each(['memory', 'indexeddb'] as const)('files in %s', (persistence) => {
  const open = () => createStore({ persistence, databaseName: newUuid() }).files

  test('are put together of their parts', async () => {
    const files = open()
    expect(await files.append('a', 0, new Blob(['one ']))).toBe(4)
    expect(await files.append('a', 4, new Blob(['two']))).toBe(7)
    await files.append('b', 0, new Blob(['other']))
    expect(await files.size('a')).toBe(7)
    expect(await (await files.read('a'))?.text()).toBe('one two')
  })

  test('take no part elsewhere than at their end, and say where that is', async () => {
    const files = open()
    await files.append('a', 0, new Blob(['one']))
    expect(await files.append('a', 0, new Blob(['one']))).toBe(3)
    expect(await files.append('a', 9, new Blob(['two']))).toBe(3)
    expect(await (await files.read('a'))?.text()).toBe('one')
  })

  test('are forgotten one by one, and all at once', async () => {
    const files = open()
    for (const id of ['a', 'b']) await files.append(id, 0, new Blob([id]))
    await files.remove('a')
    expect(await files.read('a')).toBeUndefined()
    expect(await (await files.read('b'))?.text()).toBe('b')
    await files.clear()
    expect(await files.size('b')).toBe(0)
  })
})

test('a reset of the store forgets its files', async () => {
  const store = createStore()
  await store.files.append('a', 0, new Blob(['a']))
  await store.reset()
  expect(await store.files.read('a')).toBeUndefined()
})
