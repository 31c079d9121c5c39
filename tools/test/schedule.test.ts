import { expect, test } from 'vitest'
import type { Check } from './checks.ts'
import { chosen } from './checks.ts'
import { schedule } from './schedule.ts'
import { Turns } from './Turns.ts'
import { descendants, parseStat, writtenMemory } from './usage.ts'

const check = (id: string, rest: Partial<Check> = {}): Check => ({ id, name: id, command: id, ...rest })

/** Runs checks that end when they are told to, and notes what began. */
function performer(failing: readonly string[] = []) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const perform = ({ id }: Check) => {
    begun.push(id)
    return new Promise<boolean>((resolve) => ends.set(id, () => resolve(!failing.includes(id))))
  }
  const end = async (id: string) => {
    ends.get(id)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, end, perform }
}

test('as many run side by side as places are free, in their order: a small one does not overtake a large one', async () => {
  const { begun, end, perform } = performer()
  const done = schedule([check('a'), check('b', { places: 2 }), check('c'), check('d')], 2, perform)
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('c')
  await end('d')
  expect(await done).toEqual([])
})

test('what cannot begin yet is overtaken', async () => {
  const { begun, end, perform } = performer()
  const done = schedule([check('a'), check('b', { after: ['a'], places: 2 }), check('c')], 2, perform)
  expect(begun).toEqual(['a', 'c'])
  await end('a')
  await end('c')
  await end('b')
  expect(await done).toEqual([])
})

test('what a check needs ends before it begins, and its failure fails it unrun', async () => {
  const { begun, end, perform } = performer(['build'])
  const size = check('size', { after: ['build'] })
  const consumer = check('consumer', { after: ['size'] })
  const build = check('build')
  const done = schedule([consumer, size, build], 2, perform)
  expect(begun).toEqual(['build'])
  await end('build')
  expect(new Set(await done)).toEqual(new Set([build, size, consumer]))
  expect(begun).toEqual(['build'])
})

test('checks that wait for each other are named', async () => {
  const circle = [check('a', { after: ['b'] }), check('b', { after: ['a'] })]
  await expect(schedule(circle, 2, async () => true)).rejects.toThrow('a, b')
})

test('a check brings what it needs; an unknown one is refused with the known', () => {
  expect(chosen(['size']).map(({ id }) => id)).toEqual(['types', 'build', 'size'])
  expect(() => chosen(['sizes'])).toThrow(/There is no check "sizes"\. There are: .*\bsize\b/)
})

test('speakers do not interrupt each other, and nothing that they say is lost', () => {
  let heard = ''
  const turns = new Turns((text) => {
    heard += text
  })
  const first = turns.begin('1')
  const second = turns.begin('2')
  second.say('b')
  first.say('a')
  second.end('B')
  first.end('A')
  expect(heard).toBe('1aA2bB')
})

test('a process is read whatever its name is, and found with all below it', () => {
  const fields = ['S', '7', ...Array.from({ length: 17 }, (_, index) => String(index)), '4711']
  expect(parseStat(`12 (a) b (c) ${fields.join(' ')}`)).toEqual({ id: 12, parent: 7, ticks: 9 + 10, started: '4711' })
  const all = [
    { id: 1, parent: 0 },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: 0 },
  ]
  expect(descendants(all, 1).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('memory is what a process wrote and shares', () => {
  const status = 'Name:\ta\nVmRSS:\t  900 kB\nRssAnon:\t  300 kB\nRssFile:\t  400 kB\nRssShmem:\t  200 kB\n'
  expect(writtenMemory(status)).toBe(500)
})
