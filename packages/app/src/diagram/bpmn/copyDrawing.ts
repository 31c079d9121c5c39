const svg = 'http://www.w3.org/2000/svg'

/** What style sheets decide about a drawing. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-decoration-line',
  'rx',
  'marker-start',
  'marker-end',
  'visibility',
] as const

const padding = 12

/** Turns any colour into one that every program reads: `#rrggbb`. What is no colour stays. */
function hexColours(): (value: string) => string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  const convert = (value: string) => {
    if (!context || !/^(?:okl|rgb|color|lab|lch)/.test(value)) return value
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    if (alpha === 0) return 'none'
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  return (value) => {
    const found = known.get(value) ?? convert(value)
    known.set(value, found)
    return found
  }
}

/** An arrowhead has the colour of its line; few programs know how to say that. */
const strokeOfLine = (head: Element) => {
  const line = head.closest('.djs-visual')?.querySelector(':scope > path')
  return line ? getComputedStyle(line).stroke : 'none'
}

/** Gives each node of the copy the looks that the original has on the page. */
function fixLooks(original: Element, copy: Element, hex: (value: string) => string) {
  const computed = getComputedStyle(original)
  copy.removeAttribute('style')
  copy.removeAttribute('class')
  for (const name of ['tabindex', 'role', 'aria-label', 'aria-pressed', 'aria-hidden', 'data-type'])
    copy.removeAttribute(name)
  if (copy.tagName !== 'g')
    for (const name of looks) {
      const own = computed.getPropertyValue(name)
      const value = own === 'context-stroke' ? strokeOfLine(original) : own
      if (value !== '' && value !== 'auto' && value !== 'normal') copy.setAttribute(name, hex(value))
    }
  const children = [...copy.children]
  for (const [index, child] of [...original.children].entries()) {
    const twin = children[index]
    if (!twin) continue
    const isHelp = /djs-(?:hit|outline|dragger)/.test(child.getAttribute('class') ?? '')
    if (isHelp || getComputedStyle(child).display === 'none') twin.remove()
    else fixLooks(child, twin, hex)
  }
}

/**
 * A copy of a drawing that needs neither style sheet nor page: colours as `#rrggbb` of the light scheme, whatever the page
 * has, on white.
 * @param container what holds the drawing
 * @param layer the drawing
 * @param title what it shows
 */
export function copyDrawing(container: HTMLElement, layer: SVGGElement, title: string): SVGSVGElement {
  const root = document.createElementNS(svg, 'svg')
  const { colorScheme } = container.style
  container.style.colorScheme = 'light'
  try {
    const hex = hexColours()
    const { x, y, width, height } = layer.getBBox()
    const box = [x - padding, y - padding, width + 2 * padding, height + 2 * padding].map(Math.round)
    const [left = 0, top = 0, wide = 0, high = 0] = box
    root.setAttribute('viewBox', box.join(' '))
    root.setAttribute('width', String(wide))
    root.setAttribute('height', String(high))
    const name = document.createElementNS(svg, 'title')
    name.textContent = title
    const ground = document.createElementNS(svg, 'rect')
    for (const [key, value] of Object.entries({ x: left, y: top, width: wide, height: high, fill: '#ffffff' }))
      ground.setAttribute(key, String(value))
    root.append(name, ground)
    const copy = layer.cloneNode(true)
    if (copy instanceof SVGElement) fixLooks(layer, copy, hex)
    root.append(copy)
  } finally {
    container.style.colorScheme = colorScheme
  }
  return root
}
