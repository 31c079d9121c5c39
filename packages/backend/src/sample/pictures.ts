/** Pairs of a background and a foreground, all at least 4.5:1. */
const colours = [
  ['#e3ecfb', '#1d4a8f'],
  ['#e2f3ec', '#155e43'],
  ['#fbeadb', '#84450f'],
  ['#f6e4ee', '#86265d'],
  ['#ebe6fa', '#4b379c'],
  ['#e0f1f5', '#10586b'],
  ['#f4efd7', '#665410'],
  ['#f8e3e1', '#8c2b22'],
] as const

/** A number from a text, always the same. */
function hash(text: string): number {
  let value = 7
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return value
}

/** A drawing as an address that needs no network. */
function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The two colours that go with a name. */
export function coloursOf(name: string): readonly [background: string, foreground: string] {
  return colours[hash(name) % colours.length] ?? colours[0]
}

/** A portrait of somebody: head and shoulders in the colours of the name, 128 × 128. */
export function drawAvatar(name: string): string {
  const [background, foreground] = coloursOf(name)
  const number = hash(`${name}.`)
  const hair = [
    'M40 50a24 24 0 0 1 48 0l-5-6H45z',
    'M38 54a26 28 0 0 1 52 0c-8-10-34-16-44-6z',
    'M42 44q22-30 44 0-22-9-44 0z',
  ][number % 3]
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="${background}"/>` +
      `<path fill="${foreground}" d="M20 128a44 40 0 0 1 88 0z"/><circle cx="64" cy="54" r="23" fill="${foreground}" opacity=".55"/>` +
      `<path fill="${foreground}" d="${hair}"/></svg>`,
  )
}

/** A landscape in the colours of a name, 320 × 120: behind a contact, or in place of a photograph. */
export function drawCover(name: string): string {
  const [background, foreground] = coloursOf(name)
  const number = hash(name)
  const hill = (offset: number, opacity: number) => {
    const peak = 20 + ((number >> offset) % 40)
    const at = 60 + ((number >> (offset + 3)) % 200)
    return `<path fill="${foreground}" opacity="${opacity}" d="M0 120V90Q${at} ${peak} 320 ${100 - peak / 2}V120z"/>`
  }
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><rect width="320" height="120" fill="${background}"/>` +
      `<circle cx="${40 + (number % 240)}" cy="34" r="14" fill="${foreground}" opacity=".3"/>${hill(2, 0.25)}${hill(5, 0.45)}${hill(9, 0.7)}</svg>`,
  )
}
