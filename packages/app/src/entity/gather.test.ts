import { expect, test, vi } from 'vitest'
import { gather } from './gather.js'

const upper = (keys: string[]) => Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])))

test('asks once for what is wanted in the same moment, and each key once', async () => {
  const ask = vi.fn(upper)
  const get = gather(ask)
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['A', 'B', 'A'])
  expect(ask.mock.calls).toEqual([[['a', 'b']]])
})

test('asks anew for what is wanted later', async () => {
  const ask = vi.fn(upper)
  const get = gather(ask)
  await get('a')
  await get('b')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('answers nothing for what nobody knows', async () => {
  expect(await gather(() => Promise.resolve(new Map()))('a')).toBeUndefined()
})

test('a failure reaches everybody who asked, and nobody who asks later', async () => {
  const ask = vi.fn(upper).mockRejectedValueOnce(new Error('down'))
  const get = gather(ask)
  expect(await Promise.allSettled([get('a'), get('b')])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await get('a')).toBe('A')
})
