import * as z from 'zod/mini'
import { ImportFileError } from '../ImportFileError.js'
import type { FileReaderName } from '../fileReaders.js'
import { importLimits } from '../importLimits.js'
import { readSheets } from '../readSheets.js'

const task = z.object({
  file: z.instanceof(Blob),
  readers: z.array(z.enum(['apiDescription'] satisfies FileReaderName[])),
})

/** Reads one file beside the page, which stays fluid meanwhile, and can end it. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { success, data: asked } = task.safeParse(data)
  if (!success) return
  readSheets(asked.file, importLimits, asked.readers).then(
    (sheets) => self.postMessage({ sheets }, { transfer: [] }),
    (error: unknown) =>
      self.postMessage({ problem: error instanceof ImportFileError ? error.problem : 'damaged' }, { transfer: [] }),
  )
})
