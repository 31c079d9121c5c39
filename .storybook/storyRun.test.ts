import { expect, test } from 'vitest'
import { isCheckedByAxe, isInRun, type Shown } from './storyRun.js'

const shown = (id: string, more: Partial<Shown> = {}): Shown => ({
  id,
  plays: false,
  page: true,
  first: false,
  ...more,
})
const first = shown('app-area-page--default')
const state = shown('app-area-page--empty')
const played = shown('app-area-page--chosen', { plays: true })
const tested = shown('app-area-page--default:finds', { plays: true })

test('tests show what acts and what is met first, looks what can be seen: together all', () => {
  const all = [first, state, played, tested]
  expect(all.filter((one) => isInRun('tests', one))).toEqual([first, played, tested])
  expect(all.filter((one) => isInRun('looks', one))).toEqual([first, state, played])
  expect(all.filter((one) => isInRun('all', one))).toEqual(all)
})

test('a file without a default begins with what it has', () => {
  expect(isInRun('tests', { ...state, first: true })).toBe(true)
})

test('axe looks at each part, and at a page as it is met first; the other states are looks', () => {
  const all = [first, played, tested, { ...tested, page: false }]
  expect(all.filter((one) => isCheckedByAxe('tests', one))).toEqual([first, { ...tested, page: false }])
  expect(all.filter((one) => isCheckedByAxe('looks', one))).toEqual(all)
})
