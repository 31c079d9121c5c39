import { toSvgText } from '../../../../diagram/exportImage.js'

/** What styles of the page a file keeps: those that the chart is drawn with. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font',
  'text-anchor',
  'opacity',
] as const

/** The text of an SVG file of a drawing that is in the page, with the colours that it has there. */
export function sheetText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('A drawing is no drawing')
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [place, element] of drawing.querySelectorAll('*').entries()) {
    const styles = getComputedStyle(element)
    for (const name of kept) copies[place]?.style.setProperty(name, styles.getPropertyValue(name))
  }
  return toSvgText(copy)
}
