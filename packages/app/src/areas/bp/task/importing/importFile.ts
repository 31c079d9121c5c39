import { importAnswer, type ImportAnswer } from './ImportedModel.js'

/** A file within the limits takes about a second; what takes longer than this, in ms, never ends. */
const longest = 30_000

/** Reads a file in a worker of its own, which is ended when the signal is aborted; without workers it is read here. */
export async function importFile(file: Blob, signal: AbortSignal): Promise<ImportAnswer> {
  if (typeof Worker === 'undefined') return readHere(file)
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  const late = AbortSignal.timeout(longest)
  try {
    return await new Promise<ImportAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true })
      late.addEventListener('abort', () => resolve({ problem: { reason: 'too-many', line: null, detail: '' } }))
      // The worker itself could not be had.
      worker.addEventListener('error', () => resolve(readHere(file)))
      worker.addEventListener('message', ({ data }) => {
        const parsed = importAnswer.safeParse(data)
        if (parsed.success) resolve(parsed.data)
        else reject(new Error('The worker answered something else', { cause: parsed.error }))
      })
      worker.postMessage(file, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}

const readHere = async (file: Blob): Promise<ImportAnswer> => (await import('./readImport.js')).readImport(file)
