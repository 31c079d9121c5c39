import type { DrawnElement, Renderer } from './library.js'

/** What viewer and modeler have in common: colours of the workspace. */
export const colours = {
  bpmnRenderer: {
    defaultFillColor: 'var(--emb-diagram-fill)',
    defaultStrokeColor: 'var(--emb-diagram-line)',
    defaultLabelColor: 'var(--emb-text)',
  },
}

/** Width of the strip that holds the name of a pool or lane, as the library draws it. */
const strip = 30

/**
 * Draws as the library does, says on each drawing what it shows (`data-type`), so that style sheets can tell pools from
 * tasks, and gives pools and lanes a tinted strip below their names.
 */
function Bands(renderer: Renderer) {
  const shape = renderer.drawShape.bind(renderer)
  const connection = renderer.drawConnection.bind(renderer)
  renderer.drawShape = (visual, element, attributes) => {
    const drawn = shape(visual, element, attributes)
    visual.dataset.type = element.type
    const isNamed = element.type === 'bpmn:Lane' || (element.type === 'bpmn:Participant' && isOpen(element))
    if (isNamed) drawn.after(band(element))
    return drawn
  }
  renderer.drawConnection = (visual, element, attributes) => {
    const drawn = connection(visual, element, attributes)
    visual.dataset.type = element.type
    // A full arrowhead follows the colour of its line, which markers change.
    for (const head of visual.querySelectorAll<SVGElement>('marker > path'))
      if (head.style.fill === colours.bpmnRenderer.defaultStrokeColor) head.classList.add('emb-diagram-arrow')
    return drawn
  }
}
Bands.$inject = ['bpmnRenderer']

/** A pool without a process is drawn as one strip. */
const isOpen = ({ di }: DrawnElement) => di?.isExpanded !== false

function band({ width, height, di }: DrawnElement): SVGRectElement {
  const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const isHorizontal = di?.isHorizontal !== false
  rect.setAttribute('class', 'emb-diagram-band')
  rect.setAttribute('width', String(isHorizontal ? strip : width))
  rect.setAttribute('height', String(isHorizontal ? height : strip))
  return rect
}

/** Names inside of elements, and beside them. */
const sizes = {
  defaultStyle: { fontSize: 12, fontWeight: '500', lineHeight: 1.25 },
  externalStyle: { fontSize: 11, fontWeight: '400', lineHeight: 1.2 },
}

/**
 * What viewer and modeler have in common: the type of the workspace. The library measures names on a canvas, which knows no
 * custom properties, so the font is that of the page, by name.
 */
export const fontsAt = (host: HTMLElement) => {
  const { fontFamily } = getComputedStyle(host)
  return {
    textRenderer: {
      defaultStyle: { ...sizes.defaultStyle, fontFamily },
      externalStyle: { ...sizes.externalStyle, fontFamily },
    },
  }
}

/** Loads the fonts of names: what is measured before they are there is cut in the wrong places. */
export async function loadFonts(host: HTMLElement): Promise<void> {
  const { defaultStyle, externalStyle } = fontsAt(host).textRenderer
  const load = ({ fontSize, fontWeight, fontFamily }: typeof defaultStyle) =>
    document.fonts.load(`${fontWeight} ${fontSize}px ${fontFamily}`)
  await Promise.allSettled([load(defaultStyle), load(externalStyle)])
}

/** Modules that viewer and modeler have in common. */
export const lookModules = [{ __init__: ['bands'], bands: ['type', Bands] }]
