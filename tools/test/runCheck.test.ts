import { expect, test } from 'vitest'
import type { Check } from './checks.ts'
import type { Command } from './perform.ts'
import { runAgain, runCheck } from './runCheck.ts'

/** A check that no other has the report of, in a shard. */
const stories: Check = {
  id: 'runCheck.test',
  name: 'stories',
  command: 'vitest run --project stories --shard=1/3',
  again: 'tests',
}

/** Shows nothing, notes what it is told to perform, and ends with a code without having written a report. */
function shower(code: number, printed = '') {
  const shown: { name: string; command: Command }[] = []
  const show = async (name: string, command: Command) => {
    shown.push({ name, command })
    return { code, printed, wall: 1, cpu: 1, peak: 1, load: 2 }
  }
  return { shown, show }
}

const failure = (file: string, name: string) => ({ file, name, says: '' })

test('failed tests are run again a file at a time, by their names, in no shard; without a report they have not passed', async () => {
  const { shown, show } = shower(0)
  const failed = [failure('/a/A.ts', 'x'), failure('/a/B.ts', 'Default'), failure('/a/A.ts', 'y (z)')]
  expect(new Set(await runAgain(stories, failed, show))).toEqual(new Set(failed))
  expect(shown.map(({ name, command }) => [name, command.command, command.args?.slice(-3), command.env])).toEqual([
    [
      'stories, again: A.ts',
      'vitest run --project stories',
      ['--maxWorkers=1', String.raw`--testNamePattern=^(?:x|y \(z\))$`, '/a/A.ts'],
      { AGAIN: '1' },
    ],
    [
      'stories, again: B.ts',
      'vitest run --project stories',
      ['--maxWorkers=1', '--testNamePattern=^(?:Default)$', '/a/B.ts'],
      { AGAIN: '1' },
    ],
  ])
})

test('a Vitest that ends without a report has no failed tests; a script counts as one', async () => {
  expect(await runCheck(stories, shower(1).show)).toEqual({ passed: false, failed: undefined, load: 2 })
  expect(await runCheck(stories, shower(0).show)).toEqual({ passed: true, load: 2 })
  const script: Check = { id: 'start', name: 'start', command: 'node a.ts', again: 'whole' }
  const printed = 'built\n\nTypeError: fetch failed\n    at a.ts:1\n\nNode.js v24\n'
  const { failed = [] } = await runCheck(script, shower(1, printed).show)
  expect(failed).toEqual([{ file: '', name: '', says: 'TypeError: fetch failed' }])
  const { shown, show } = shower(0)
  expect(await runAgain(script, failed, show)).toEqual([])
  expect(shown).toEqual([{ name: 'start, again', command: { command: 'node a.ts', env: { AGAIN: '1' } } }])
})
