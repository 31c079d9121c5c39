import * as z from 'zod/mini'
import type { Cell, Sheet } from './Cell.js'
import { fileProblems, ImportFileError } from './ImportFileError.js'
import type { FileReaderName } from './fileReaders.js'
import { importLimits } from './importLimits.js'
import { leftReasons } from './LeftOut.js'

/** Cells are many; one look at each is enough. */
const isCells = (value: unknown): value is Cell[] =>
  Array.isArray(value) &&
  value.every(
    (cell: unknown) =>
      cell === null ||
      typeof cell === 'string' ||
      typeof cell === 'number' ||
      typeof cell === 'boolean' ||
      (typeof cell === 'object' && 'wall' in cell && typeof cell.wall === 'string'),
  )

const answer = z.union([
  z.object({
    sheets: z.array(
      z.object({
        name: z.string(),
        headers: z.array(z.string()),
        rows: z.array(z.object({ line: z.number(), cells: z.custom<Cell[]>(isCells) })),
        left: z.optional(z.array(z.object({ what: z.string(), reason: z.enum(leftReasons) }))),
        identity: z.optional(z.array(z.string())),
      }),
    ),
  }),
  z.object({ problem: z.enum(fileProblems) }),
])

/**
 * Reads a file in a worker of its own, which is ended when the signal is aborted; without workers it is read here.
 * @throws ImportFileError when it cannot be imported
 */
export async function readFile(
  file: Blob,
  signal: AbortSignal,
  readers: readonly FileReaderName[] = [],
): Promise<Sheet[]> {
  if (typeof Worker === 'undefined') return readHere(file, readers)
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true })
      // The worker itself could not be had.
      worker.addEventListener('error', () => resolve(readHere(file, readers)))
      worker.addEventListener('message', ({ data }) => {
        const parsed = answer.safeParse(data)
        if (!parsed.success) reject(new ImportFileError('damaged', { cause: parsed.error }))
        else if ('problem' in parsed.data) reject(new ImportFileError(parsed.data.problem))
        else resolve(parsed.data.sheets)
      })
      worker.postMessage({ file, readers }, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}

const readHere = async (file: Blob, readers: readonly FileReaderName[]): Promise<Sheet[]> =>
  (await import('./readSheets.js')).readSheets(file, importLimits, readers)
