import { ImportFileError } from '../ImportFileError.js'
import { readSheets } from '../readSheets.js'

/** Reads one file beside the page, which stays fluid meanwhile, and can end it. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return
  readSheets(data).then(
    (sheets) => self.postMessage({ sheets }, { transfer: [] }),
    (error: unknown) =>
      self.postMessage({ problem: error instanceof ImportFileError ? error.problem : 'damaged' }, { transfer: [] }),
  )
})
