/**
 * Asks for an answer that may come at once or later, and hands it on; a throw and a rejection both end in `failed`.
 * An answer that is there at once is handed on at once, so that it is painted in the same frame.
 */
export function settle<T>(
  ask: () => T | Promise<T>,
  told: (answer: T) => void,
  failed: (error: unknown) => void,
): void {
  try {
    const answer = ask()
    if (answer instanceof Promise) answer.then(told, failed)
    else told(answer)
  } catch (error) {
    failed(error)
  }
}
