import { coloursOf } from './pictures.js'

/** A picture of 320 × 200 on the colours of a name. */
function frame(name: string, inside: (foreground: string) => string): string {
  const [background, foreground] = coloursOf(name)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="${background}"/>` +
    `${inside(foreground)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A process on a whiteboard: so many steps in a row from a start to an end. */
export function drawProcess(name: string, steps: number): string {
  return frame(name, (foreground) => {
    const width = 240 / steps
    const tasks = Array.from({ length: steps }, (_, index) => {
      const x = Math.round(44 + index * width)
      const y = index % 2 === 0 ? 60 : 100
      return `<rect x="${x}" y="${y}" width="${Math.round(width * 0.7)}" height="34" rx="6" fill="#fff" stroke="${foreground}" stroke-width="2"/>`
    }).join('')
    return (
      `<path d="M24 97H296" stroke="${foreground}" stroke-width="2" stroke-dasharray="5 4"/>` +
      `<circle cx="24" cy="97" r="10" fill="#fff" stroke="${foreground}" stroke-width="2"/>${tasks}` +
      `<circle cx="296" cy="97" r="10" fill="#fff" stroke="${foreground}" stroke-width="5"/>`
    )
  })
}

/** A warehouse from above: so many aisles of racks. */
export function drawFloor(name: string, aisles: number): string {
  return frame(name, (foreground) => {
    const racks = Array.from({ length: aisles }, (_, index) => {
      const x = Math.round(28 + (index * 264) / aisles)
      const rack = `width="${Math.round(140 / aisles)}" rx="2" fill="${foreground}"`
      return `<rect x="${x}" y="28" height="60" ${rack} opacity=".8"/><rect x="${x}" y="112" height="60" ${rack} opacity=".45"/>`
    }).join('')
    return `<rect x="12" y="12" width="296" height="176" fill="#fff" stroke="${foreground}" stroke-width="3"/>${racks}`
  })
}

/** A curve over time through the values. */
export function drawCurve(name: string, values: readonly number[]): string {
  return frame(name, (foreground) => {
    const highest = Math.max(...values, 1)
    const points = values.map((value, index) => {
      const x = Math.round(24 + (index * 272) / Math.max(values.length - 1, 1))
      return `${x},${Math.round(172 - (value / highest) * 140)}`
    })
    return (
      `<path d="M24 20V172H300" fill="none" stroke="${foreground}" stroke-width="2" opacity=".5"/>` +
      `<polyline points="${points.join(' ')}" fill="none" stroke="${foreground}" stroke-width="4" stroke-linejoin="round"/>`
    )
  })
}
