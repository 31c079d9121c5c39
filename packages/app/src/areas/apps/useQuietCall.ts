import { useMutation } from '@tanstack/react-query'

/**
 * Makes calls whose failure is told by who makes them: they are mutations, so that nobody else tells of it.
 * @param mutationKey of all of them
 */
export function useQuietCall(mutationKey: readonly unknown[]) {
  const { mutateAsync } = useMutation({ mutationKey, mutationFn: (call: () => Promise<unknown>) => call() })
  return async <T>(call: () => Promise<T>): Promise<T> => {
    let answer: { value: T } | undefined
    await mutateAsync(async () => {
      answer = { value: await call() }
    })
    if (!answer) throw new Error('A call that did not fail has an answer')
    return answer.value
  }
}
