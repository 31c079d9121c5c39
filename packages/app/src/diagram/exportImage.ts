/** A drawing as the text of an SVG file. */
export const toSvgText = (drawing: SVGSVGElement): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${new XMLSerializer().serializeToString(drawing)}\n`

/**
 * Makes a picture of a drawing.
 * @param svg text of an SVG file with a width and a height
 * @param scale px of the picture for each px of the drawing. Default 2
 * @throws when the browser cannot draw it
 */
export async function toPng(svg: string, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(image.naturalWidth * scale)
    canvas.height = Math.ceil(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
    return await promise
  } finally {
    URL.revokeObjectURL(address)
  }
}
