import { expect, test } from 'vitest'
import type { Check } from './checks.ts'
import { flakyLine } from './flakyLine.ts'
import { secondChance } from './secondChance.ts'

const tests = (id: string, rest: Partial<Check> = {}): Check => ({ id, name: id, command: id, again: 'tests', ...rest })
const lint: Check = { id: 'lint', name: 'lint', command: 'lint' }

/** What fails in the first run, by check, and what in the second; `undefined`: something beside tests. */
interface Fails {
  first: Readonly<Record<string, readonly string[] | undefined>>
  second?: readonly string[]
}

/** Runs checks that fail as they are told to, and notes what ran. */
async function result(checks: readonly Check[], { first, second = [] }: Fails, strict = false) {
  const ran: string[] = []
  const run = async ({ id }: Check) => {
    ran.push(id)
    if (!(id in first)) return { passed: true, load: 1 }
    return { passed: false, failed: first[id]?.map((name) => ({ file: `${id}.ts`, name, says: 'no' })), load: 7.25 }
  }
  const { failed, notRun, flaky, refusal } = await secondChance(
    checks,
    3,
    {
      run,
      again: async ({ id }, failed) => {
        ran.push(`${id} again: ${failed.map(({ name }) => name).join(', ')}`)
        return failed.filter(({ name }) => second.includes(name))
      },
    },
    strict,
  )
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name)
  return { ran, failed: names(failed), notRun: names(notRun), flaky: names(flaky), refusal }
}

test('red, then green: the run is green, and says so', async () => {
  expect(await result([tests('e2e'), lint], { first: { e2e: ['a', 'b'] } })).toEqual({
    ran: ['e2e', 'lint', 'e2e again: a, b'],
    failed: [],
    notRun: [],
    flaky: ['a', 'b'],
    refusal: '',
  })
})

test('red twice is red, and is not run a third time; what passed beside it is told', async () => {
  const { ran, failed, flaky } = await result([tests('e2e')], { first: { e2e: ['a', 'b'] }, second: ['b'] })
  expect({ ran, failed, flaky }).toEqual({ ran: ['e2e', 'e2e again: a, b'], failed: ['e2e'], flaky: ['a'] })
})

test('five are run again, of all checks together, and six are not', async () => {
  const checks = [tests('e2e'), tests('stories')]
  const five = await result(checks, { first: { e2e: ['a', 'b', 'c'], stories: ['d', 'e'] } })
  expect(five.failed).toEqual([])
  const six = await result(checks, { first: { e2e: ['a', 'b', 'c'], stories: ['d', 'e', 'f'] } })
  expect(six).toEqual({
    ran: ['e2e', 'stories'],
    failed: ['e2e', 'stories'],
    notRun: [],
    flaky: [],
    refusal: '6 tests failed, more than 5',
  })
})

test('a strict run, a check without a second chance, and what is not the failure of a test are red at once', async () => {
  const failing = { first: { e2e: ['a'] } }
  expect(await result([tests('e2e')], failing, true)).toMatchObject({ ran: ['e2e'], failed: ['e2e'], flaky: [] })
  const beside = await result([tests('e2e'), lint], { first: { e2e: ['a'], lint: ['b'] } })
  expect(beside).toMatchObject({ ran: ['e2e', 'lint'], failed: ['e2e', 'lint'], refusal: 'lint has none' })
  const died = await result([tests('e2e')], { first: { e2e: undefined } })
  expect(died).toMatchObject({ ran: ['e2e'], failed: ['e2e'], refusal: 'e2e failed by more than its tests' })
})

test('what waited is run when what it needs has passed after all, and has its own second chance', async () => {
  const checks = [tests('start'), tests('e2e', { after: ['start'] }), { ...lint, after: ['e2e'] }]
  expect(await result(checks, { first: { start: ['s'], e2e: ['a'] } })).toMatchObject({
    ran: ['start', 'start again: s', 'e2e', 'e2e again: a', 'lint'],
    failed: [],
    flaky: ['s', 'a'],
  })
  expect(await result(checks, { first: { start: ['s'] }, second: ['s'] })).toMatchObject({
    ran: ['start', 'start again: s'],
    failed: ['start', 'e2e', 'lint'],
    notRun: ['e2e', 'lint'],
  })
})

test('what waited is run, and not again, where another one has failed twice', async () => {
  const checks = [tests('start'), tests('stories'), tests('e2e', { after: ['start'] })]
  expect(await result(checks, { first: { start: ['s'], stories: ['b'], e2e: ['a'] }, second: ['b'] })).toEqual({
    ran: ['start', 'stories', 'start again: s', 'stories again: b', 'e2e'],
    failed: ['stories', 'e2e'],
    notRun: [],
    flaky: ['s'],
    refusal: 'stories failed twice',
  })
})

test('a flaky test is told in one line', () => {
  const flaky = { check: tests('journeys'), file: '', name: 'two\nlines', says: 'Error: late', load: 7.25 }
  expect(flakyLine(flaky, 2)).toBe('FLAKY journeys > two lines: Error: late (load 7.3 on 2 cores)')
})
