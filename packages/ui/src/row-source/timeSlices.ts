/** Milliseconds of work before the browser gets a turn: with them a frame of 16 ms still has room for its own work. */
const SLICE = 6

/** Lets the browser handle input and paint. Not `setTimeout`, which waits 4 ms when it is used again and again. */
const yieldTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })

/** Resolves when what has been rendered is on the screen; soon in a hidden page or without one, where nothing is painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    const done = () => {
      clearTimeout(late)
      void yieldTask().then(resolve)
    }
    // A message that is sent while a frame is being made is delivered after its paint.
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(done)
    else done()
  })

/** Runs work when the browser has nothing better to do. @returns a function that calls it off */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work, { timeout: 2000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(work, 50)
  return () => clearTimeout(timer)
}

/**
 * Runs the steps of a generator in time slices until it is done.
 * @returns the generator's result, or `null` when the signal was aborted
 */
export async function inSlices<R>(steps: Generator<void, R>, signal: AbortSignal | null): Promise<R | null> {
  for (;;) {
    const result = runSlice(steps, SLICE)
    if (result) return result.value
    await yieldTask()
    if (signal?.aborted) return null
  }
}

/** Runs steps for some milliseconds; gives the result when they came to their end, otherwise `null`. */
export function runSlice<R>(steps: Generator<void, R>, milliseconds: number): { value: R } | null {
  const end = performance.now() + milliseconds
  do {
    const step = steps.next()
    if (step.done) return { value: step.value }
  } while (performance.now() < end)
  return null
}
