import { coloursOf } from './pictures.js'

/** Steps of a process from left to right, some of them raised. */
function diagram(foreground: string, number: number): string {
  const steps = [0, 1, 2, 3].map((index) => ({ x: 22 + index * 74, y: (number >> index) % 2 ? 46 : 96 }))
  const lines = steps.slice(1).map(({ x, y }, index) => {
    const from = steps[index] ?? { x, y }
    return `<path d="M${from.x + 50} ${from.y + 16}h12V${y + 16}h12" fill="none" stroke="${foreground}" stroke-width="3"/>`
  })
  const boxes = steps.map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="50" height="32" rx="6" fill="${foreground}" opacity=".75"/>`,
  )
  return lines.join('') + boxes.join('')
}

/** Columns of a chart. */
function chart(foreground: string, number: number): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((index) => {
      const height = 24 + ((number >> (index * 2)) % 7) * 16
      return `<rect x="${26 + index * 40}" y="${160 - height}" width="26" height="${height}" rx="3" fill="${foreground}" opacity="${index % 2 ? 0.5 : 0.8}"/>`
    })
    .join('')
}

/** A picture that somebody sent in a chat, 320 × 180: a process or a chart, by its title. */
export function drawChatMedia(title: string): string {
  const [background, foreground] = coloursOf(title)
  let number = 1
  for (const character of title) number = (number * 3 + (character.codePointAt(0) ?? 0)) % 65_536
  const content = number % 3 === 0 ? chart(foreground, number) : diagram(foreground, number)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><title>${title}</title>` +
    `<rect width="320" height="180" fill="${background}"/>${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
