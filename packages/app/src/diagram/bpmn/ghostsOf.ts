import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { DiagramElement, Ghosts } from '../Diagram.js'
import { describe, isDrawn, type ElementRegistry } from './library.js'
import { readingOrder } from './readingOrder.js'

const svg = 'http://www.w3.org/2000/svg'

/**
 * Draws a file out of sight and copies some of its elements.
 * @param host where it is drawn meanwhile: what is measured needs a page around
 * @throws when the file cannot be read
 */
export async function ghostsOf(
  host: HTMLElement,
  makeViewer: (host: HTMLElement) => BaseViewer,
  { xml, markers }: Ghosts,
  nameOf: (element: DiagramElement) => string,
): Promise<{ nodes: readonly SVGElement[]; elements: readonly DiagramElement[] }> {
  const stage = document.createElement('div')
  stage.className = 'emb-diagram-stage'
  stage.inert = true
  host.append(stage)
  const viewer = makeViewer(stage)
  try {
    await viewer.importXML(xml)
    const registry = viewer.get<ElementRegistry>('elementRegistry')
    const elements = readingOrder(registry.getAll().filter(isDrawn)).map(({ element, lane }) => describe(element, lane))
    const named = elements.filter(({ id }) => markers.has(id))
    const nodes = named.flatMap((element) =>
      [element.id, `${element.id}_label`].flatMap((id) => {
        const marker = markers.get(element.id) ?? ''
        const copy = copyOf(registry.getGraphics(id), marker)
        if (copy && !element.isFlow && id === element.id && marker === 'diff-removed')
          copy.append(badgeAt(registry.get(id)?.width ?? 0))
        if (copy && id === element.id) {
          copy.dataset.ghost = element.id
          copy.setAttribute('role', 'img')
          copy.setAttribute('aria-label', nameOf(element))
        }
        return copy ?? []
      }),
    )
    return { nodes, elements }
  } finally {
    viewer.destroy()
    stage.remove()
  }
}

function copyOf(graphics: SVGGElement | undefined, marker: string): SVGGElement | null {
  const visual = graphics?.querySelector(':scope > .djs-visual')
  if (!graphics || !visual) return null
  const copy = document.createElementNS(svg, 'g')
  const transform = graphics.getAttribute('transform')
  if (transform) copy.setAttribute('transform', transform)
  copy.setAttribute('class', ['emb-ghost', ...marker.split(' ').map((name) => `emb-${name}`)].join(' '))
  copy.append(visual.cloneNode(true))
  return copy
}

/** The sign of what was removed, at its upper right corner. */
function badgeAt(x: number): SVGGElement {
  const badge = document.createElementNS(svg, 'g')
  badge.setAttribute('class', 'emb-ghost-badge')
  const circle = document.createElementNS(svg, 'circle')
  circle.setAttribute('cx', String(x))
  circle.setAttribute('r', '9')
  const sign = document.createElementNS(svg, 'text')
  sign.setAttribute('x', String(x))
  sign.setAttribute('y', '4')
  sign.textContent = '−'
  badge.append(circle, sign)
  return badge
}
