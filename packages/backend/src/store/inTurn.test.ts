import { expect, test } from 'vitest'

import { inTurn } from './inTurn.js'

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

test.each([undefined, 'shared'])('work of %s runs one after the other, also after one that failed', async (name) => {
  const run = inTurn(name)
  const steps: string[] = []
  const work = (step: string) => async () => {
    steps.push(`${step} begins`)
    await pause()
    steps.push(`${step} ends`)
    if (step === 'b') throw new Error('b failed')
    return step
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((step) => run(work(step))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('stores of one name wait for each other', async () => {
  let running = 0
  const work = async () => {
    running += 1
    await pause()
    return running--
  }
  expect(await Promise.all([inTurn('one')(work), inTurn('one')(work)])).toEqual([1, 1])
  expect(await Promise.all([inTurn('one')(work), inTurn('other')(work)])).toContain(2)
})

test('work gets no argument, not even the lock', async () => {
  expect(await inTurn('bare')(async (...given: unknown[]) => given)).toEqual([])
})
