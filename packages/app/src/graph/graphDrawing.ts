import { toSvgText } from '../diagram/exportImage.js'

/** px around the graph. */
const margin = 16

/** What a drawing of the page keeps of its looks: glyphs and edges are drawn with these. */
const kept = ['color', 'fill', 'stroke', 'stroke-width'] as const

/**
 * The text of an SVG file of a graph as the page shows it, whole and at its full size, with its colours; `null` where none is laid out.
 * @param host what the graph is in
 */
export function graphDrawing(host: Element): string | null {
  const room = host.querySelector<HTMLElement>('.emb-graph-room')
  const paper = room?.querySelector<HTMLElement>('.emb-graph-paper')
  if (!room || !paper) return null
  const { left, top, width, height } = room.getBoundingClientRect()
  const scale = paper.getBoundingClientRect().width / paper.offsetWidth
  const size = { width: Math.ceil(width / scale) + 2 * margin, height: Math.ceil(height / scale) + 2 * margin }
  const sheet = element('svg', size)
  const ground = getComputedStyle(room.closest('.emb-graph') ?? room).backgroundColor
  sheet.append(element('rect', { ...size, fill: ground }))
  const place = (box: DOMRect) => ({
    x: (box.left - left) / scale + margin,
    y: (box.top - top) / scale + margin,
    width: box.width / scale,
    height: box.height / scale,
  })
  for (const child of paper.children) draw(child, sheet, place)
  return toSvgText(sheet)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
type Place = (box: DOMRect) => Box

function element<K extends keyof SVGElementTagNameMap>(name: K, attributes: object): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  return made
}

/** Draws a part of the page and what is in it, in the order of the document. What only screen readers hear is left out, and so are buttons. */
function draw(part: Element, into: SVGElement, place: Place): void {
  const style = getComputedStyle(part)
  if (part.matches('button, .emb-visually-hidden')) return
  const box = place(part.getBoundingClientRect())
  if (part instanceof SVGSVGElement) {
    into.append(copyOf(part, style, box))
    return
  }
  const line = Number.parseFloat(style.borderTopWidth)
  if (line > 0 || style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    into.append(
      element('rect', {
        ...box,
        rx: Number.parseFloat(style.borderTopLeftRadius) || 0,
        fill: style.backgroundColor,
        ...(line > 0 && { stroke: style.borderTopColor, 'stroke-width': line }),
        ...(style.borderTopStyle === 'dashed' && { 'stroke-dasharray': '3 2' }),
      }),
    )
  for (const child of part.childNodes) {
    if (child instanceof Element) draw(child, into, place)
    else if (child instanceof Text && child.data.trim() !== '') drawText(child, style, into, place)
  }
}

/** A glyph, or the edges, which are mirrored from right to left. */
function copyOf(drawing: SVGSVGElement, style: CSSStyleDeclaration, box: Box): SVGElement {
  const copy = element('svg', { ...box, overflow: 'visible' })
  const view = drawing.getAttribute('viewBox')
  if (view !== null) copy.setAttribute('viewBox', view)
  for (const name of kept) copy.style.setProperty(name, style.getPropertyValue(name))
  const isMirrored = style.scale.startsWith('-1')
  const group = element('g', isMirrored ? { transform: `translate(${box.width} 0) scale(-1 1)` } : {})
  group.append(...[...drawing.childNodes].map((child) => child.cloneNode(true)))
  copy.append(group)
  return copy
}

/** A line of text, cut where the page cuts it. */
function drawText(text: Text, style: CSSStyleDeclaration, into: SVGElement, place: Place): void {
  const around = text.parentElement?.closest('b, small, .emb-graph-label') ?? text.parentElement
  if (!around) return
  const range = document.createRange()
  range.selectNodeContents(text)
  const whole = place(range.getBoundingClientRect())
  const room = place(around.getBoundingClientRect())
  const isRtl = style.direction === 'rtl'
  const words = text.data.trim()
  const share = room.width / whole.width
  const line = element('text', {
    x: isRtl ? Math.min(whole.x + whole.width, room.x + room.width) : Math.max(whole.x, room.x),
    y: whole.y + whole.height / 2,
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    'dominant-baseline': 'central',
    ...(isRtl && { direction: 'rtl' }),
  })
  line.textContent = share < 0.999 ? `${words.slice(0, Math.max(1, Math.floor(words.length * share) - 1))}…` : words
  into.append(line)
}
