import { readImport } from '../readImport.js'

/** Reads one file beside the page, which stays fluid meanwhile, and can end it. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return
  void readImport(data).then((answer) => self.postMessage(answer, { transfer: [] }))
})
