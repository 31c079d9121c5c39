import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askShared } from './askShared.js'

const queryKey = ['org', 'things', 'one', 'T-1']

/** A question whose answers are given one after the other. */
function questioned() {
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  return { answers, question: { queryKey, queryFn, staleTime: 30_000 } }
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve))

test('equal questions are asked once', async () => {
  const queryClient = new QueryClient()
  const { answers, question } = questioned()
  const both = [askShared(queryClient, question), askShared(queryClient, question)]
  answers[0]?.('new')
  expect(await Promise.all(both)).toEqual(['new', 'new'])
  expect(answers).toHaveLength(1)
})

test('what was invalidated on its way is asked again', async () => {
  const queryClient = new QueryClient()
  const { answers, question } = questioned()
  const asked = askShared(queryClient, question)
  // Somebody was told what it is by now.
  queryClient.setQueryData(queryKey, 'new')
  await queryClient.invalidateQueries({ queryKey: ['org', 'things'] })
  answers[0]?.('old')
  await soon()
  answers[1]?.('new')
  expect(await asked).toBe('new')
  expect(queryClient.getQueryData(queryKey)).toBe('new')
})

test('an answer that is there is invalidated without being asked for again', async () => {
  const queryClient = new QueryClient()
  const { answers, question } = questioned()
  const asked = askShared(queryClient, question)
  answers[0]?.('new')
  await asked
  await queryClient.invalidateQueries({ queryKey: ['org', 'things'] })
  await soon()
  expect(answers).toHaveLength(1)
})
