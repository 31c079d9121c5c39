import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist'

/** An open PDF file. */
export interface OpenPdf {
  document: PDFDocumentProxy
  close: () => void
}

/**
 * Opens a PDF file in a worker of its own. Nothing in it runs: no scripts, no forms, no actions, and what it links to is not
 * followed; fonts that it does not bring are those of the system.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const port = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const data = new Uint8Array(await file.arrayBuffer())
    const document = await getDocument({
      data,
      worker,
      useWasm: false,
      useWorkerFetch: false,
      enableXfa: false,
      stopAtErrors: false,
      disableAutoFetch: true,
      disableStream: true,
    }).promise
    return { document, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Draws a page onto a canvas, and its words over it, for screen readers, selection and the search of the browser. */
export async function drawPage(
  { document }: OpenPdf,
  number: number,
  { canvas, words, width, zoom }: { canvas: HTMLCanvasElement; words: HTMLElement; width: number; zoom: number },
  signal: AbortSignal,
): Promise<void> {
  const page = await document.getPage(number)
  if (signal.aborted) return
  const fit = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale: fit * zoom })
  const dense = Math.min(2, devicePixelRatio || 1)
  canvas.width = Math.floor(viewport.width * dense)
  canvas.height = Math.floor(viewport.height * dense)
  canvas.style.width = `${viewport.width}px`
  canvas.style.height = `${viewport.height}px`
  const drawing = page.render({ canvas, viewport, transform: dense === 1 ? undefined : [dense, 0, 0, dense, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  const textContentSource = await page.getTextContent()
  if (signal.aborted) return
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource, container: words, viewport })
  await layer.render()
  for (const word of layer.textDivs) place(word, viewport.scale)
}

/** The library says of each word how large and how turned it is; its own style sheet is not here to make that so. */
function place({ style }: HTMLElement, scale: number): void {
  const height = Number.parseFloat(style.getPropertyValue('--font-height')) || 0
  const turned = style.getPropertyValue('--rotate') || '0deg'
  style.fontSize = `${height * scale}px`
  style.transform = `rotate(${turned}) scaleX(${style.getPropertyValue('--scale-x') || '1'})`
}
