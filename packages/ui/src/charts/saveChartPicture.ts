import { saveFile } from '../file-export/saveFile.js'

/** px of the picture for each px of the page. */
const scale = 2
const [margin, head] = [16, 40] as const

/**
 * Saves what is seen of a chart as a PNG, with its title above it: boxes, shapes and texts of the page are painted one by one, in the order of the document, so that no drawing
 * of the browser has to be taken as an image (which a policy may forbid, and which has neither fonts nor colours of the page).
 */
export async function saveChartPicture(element: HTMLElement, title: string): Promise<void> {
  const { width, height, left, top } = element.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * margin) * scale)
  canvas.height = Math.ceil((height + head + margin) * scale)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('No canvas')
  const { color, fontFamily } = getComputedStyle(element)
  paint.scale(scale, scale)
  paint.fillStyle = groundOf(element)
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.fillStyle = color
  paint.font = `600 14px ${fontFamily}`
  paint.textBaseline = 'middle'
  const isRtl = getComputedStyle(element).direction === 'rtl'
  paint.textAlign = isRtl ? 'right' : 'left'
  paint.fillText(title, isRtl ? width + margin : margin, head / 2)
  paint.translate(margin - left, head - top)
  paintNode(element, paint, 1)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png')
  saveFile(await promise, `${title}.png`)
}

/** The colour behind an element: that of the nearest one around it that has any. */
function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor
  }
  return 'Canvas'
}

function paintNode(node: Element, paint: CanvasRenderingContext2D, around: number): void {
  const style = getComputedStyle(node)
  const box = node.getBoundingClientRect()
  const opacity = around * Number(style.opacity)
  if (style.display === 'none' || style.visibility === 'hidden' || node.classList.contains('emb-visually-hidden'))
    return
  paint.globalAlpha = opacity
  if (node instanceof SVGGraphicsElement) paintShape(node, style, paint, opacity)
  else paintBox(box, style, paint)
  for (const child of node.childNodes) {
    if (child instanceof Element) paintNode(child, paint, opacity)
    else if (child instanceof Text) paintText(child, style, paint, opacity)
  }
}

function paintBox(box: DOMRect, style: CSSStyleDeclaration, paint: CanvasRenderingContext2D): void {
  if (box.width === 0 && box.height === 0) return
  paint.beginPath()
  paint.roundRect(box.x, box.y, box.width, box.height, Number.parseFloat(style.borderTopLeftRadius) || 0)
  paint.fillStyle = style.backgroundColor
  paint.fill()
  const sides = [
    [style.borderTopWidth, style.borderTopColor, box.left, box.top, box.right, box.top],
    [style.borderBottomWidth, style.borderBottomColor, box.left, box.bottom, box.right, box.bottom],
    [style.borderLeftWidth, style.borderLeftColor, box.left, box.top, box.left, box.bottom],
    [style.borderRightWidth, style.borderRightColor, box.right, box.top, box.right, box.bottom],
  ] as const
  for (const [width, color, fromX, fromY, toX, toY] of sides) {
    if (!(Number.parseFloat(width) > 0)) continue
    paint.beginPath()
    paint.moveTo(fromX, fromY)
    paint.lineTo(toX, toY)
    paint.lineWidth = Number.parseFloat(width)
    paint.strokeStyle = color
    paint.setLineDash([])
    paint.stroke()
  }
}

function paintShape(
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  paint: CanvasRenderingContext2D,
  opacity: number,
): void {
  const path = onScreen(shape)
  if (!path) return
  if (style.fill !== 'none') {
    paint.globalAlpha = opacity * Number(style.fillOpacity)
    paint.fillStyle = style.fill
    paint.fill(path)
  }
  if (style.stroke === 'none') return
  paint.globalAlpha = opacity
  paint.strokeStyle = style.stroke
  paint.lineWidth = Number.parseFloat(style.strokeWidth)
  paint.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat))
  paint.stroke(path)
}

/** The outline of a shape where the page has it. */
function onScreen(shape: SVGGraphicsElement): Path2D | null {
  const outline = outlineOf(shape)
  const toScreen = shape.getScreenCTM()
  if (!outline || !toScreen) return null
  const path = new Path2D()
  path.addPath(outline, toScreen)
  return path
}

function outlineOf(shape: SVGGraphicsElement): Path2D | null {
  const path = new Path2D(shape instanceof SVGPathElement ? (shape.getAttribute('d') ?? '') : undefined)
  if (shape instanceof SVGPathElement) return path
  if (shape instanceof SVGRectElement) {
    const { x, y, width, height } = shape.getBBox()
    path.roundRect(x, y, width, height, Math.min(2, width / 2, height / 2))
  } else if (shape instanceof SVGCircleElement) {
    path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI)
  } else if (shape instanceof SVGLineElement) {
    path.moveTo(shape.x1.baseVal.value, shape.y1.baseVal.value)
    path.lineTo(shape.x2.baseVal.value, shape.y2.baseVal.value)
  } else return null
  return path
}

/** Paints a text line by line, where the page has it. */
function paintText(text: Text, style: CSSStyleDeclaration, paint: CanvasRenderingContext2D, opacity: number): void {
  const words = text.data.trim()
  if (words === '') return
  const range = document.createRange()
  range.selectNodeContents(text)
  const [box] = range.getClientRects()
  if (!box) return
  paint.globalAlpha = opacity
  paint.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  paint.fillStyle = style.color
  paint.textBaseline = 'middle'
  paint.textAlign = 'left'
  paint.fillText(words, box.left, box.top + box.height / 2)
}
