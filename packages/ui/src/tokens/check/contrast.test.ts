import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Light in linear sRGB, each channel from 0 to 1, and how opaque it is. */
interface Light {
  linear: readonly [number, number, number]
  alpha: number
}

/** What the colours are asked for: which scheme, which brand. */
interface Look {
  dark: boolean
  hue: number
  chroma: number
}

const sheets = ['scale', 'role', 'status']
  .map((part) => readFileSync(join(import.meta.dirname, '..', part, 'tokens.css'), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//gu, '')

/** Declared custom properties without `--emb-`: name → text. */
const declared: ReadonlyMap<string, string> = new Map(
  Array.from(sheets.matchAll(/--emb-([\w-]+):\s*([^;]+);/gu), ([, name = '', value = '']) => [name, value.trim()]),
)

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Ottosson's matrices; what lies outside sRGB is clipped by channel, as browsers do. */
function linear(lightness: number, chroma: number, hue: number): Light['linear'] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Parts of a list separated by commas or spaces outside brackets. */
function parts(text: string, separator: ',' | ' '): string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((part) => part.trim()).filter((part) => part !== '')
}

/** The term that takes lightness from the dark solids where sRGB ends early, as the sheet has it. */
const dim = ({ hue, chroma }: Look) => Math.max(0, Math.cos(((hue - 189) * Math.PI) / 180) - 0.26) * chroma

/** A number, `var(--emb-brand-…)`, or `calc()` with one `*` or `+`, or with `-` and a product. */
function amount(text: string, look: Look): number {
  if (text.startsWith('calc(')) {
    const [first = '', sign, second = '', , third = '1'] = parts(text.slice(5, -1), ' ')
    const [a, b] = [amount(first, look), amount(second, look) * amount(third, look)]
    return sign === '*' ? a * b : sign === '-' ? a - b : a + b
  }
  if (text === 'var(--emb-brand-hue)') return look.hue
  if (text === 'var(--emb-brand-chroma)') return look.chroma
  if (text === 'var(--emb-brand-dim)') return dim(look)
  return Number(text)
}

/** The colour that a declaration stands for in a look. */
function colour(text: string, look: Look): Light {
  if (text.startsWith('light-dark(')) return colour(parts(text.slice(11, -1), ',')[look.dark ? 1 : 0] ?? '', look)
  if (text.startsWith('var(--emb-')) return colour(declared.get(text.slice(10, -1)) ?? '', look)
  const [l = '', c = '', h = '', , alpha = '1'] = parts(text.slice('oklch('.length, -1), ' ')
  return { linear: linear(amount(l, look), amount(c, look), amount(h, look)), alpha: Number(alpha) }
}

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

function luminance(name: string, look: Look): number {
  const { linear: top, alpha } = colour(`var(--emb-${name})`, look)
  const under = colour('var(--emb-surface)', look).linear
  const [r, g, b] = top.map((x, index) => decode(encode(x) * alpha + encode(under[index] ?? 0) * (1 - alpha)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Contrast of two roles by WCAG 2: 1 to 21. What is translucent lies on `surface`. */
function contrast(first: string, second: string, look: Look): number {
  const [a, b] = [luminance(first, look), luminance(second, look)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const text = 4.5
const graphic = 3

const grounds = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'selected',
  'selected-hover',
  'hover',
  'pressed',
]
const tones = ['success', 'warning', 'danger', 'info']
const statuses = ['development', 'implementation', 'active', 'inactive', 'planned', 'prepared', 'finished']

/** Foreground, ground, and the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => [['text', ground, text] as const, ['text-muted', ground, text] as const]),
  ...['surface', 'canvas', 'surface-sunken'].map((ground) => ['text-subtle', ground, text] as const),
  ['text-on-brand', 'brand-solid', text],
  ['text-on-brand', 'brand-solid-hover', text],
  ['text-on-brand', 'danger-action', text],
  ...['surface', 'canvas', 'selected'].map((ground) => ['brand-text', ground, text] as const),
  ['text-on-inverse', 'inverse', text],
  ['inverse-link', 'inverse', text],
  ['text', 'mark', text],
  ['text', 'fill', text],
  ['text-on-brand-fill', 'brand-fill', text],
  ['text-on-brand-fill', 'brand-subtle', text],
  ['text-on-hero', 'hero', text],
  ['text-on-hero', 'hero-raised', text],
  ...tones.flatMap((tone) => [
    [`${tone}-text`, `${tone}-subtle`, text] as const,
    [`${tone}-text`, 'surface', text] as const,
    [`${tone}-solid`, 'surface', graphic] as const,
    [`${tone}-solid`, `${tone}-subtle`, graphic] as const,
  ]),
  ...statuses.flatMap((status) => [
    [`status-${status}-text`, `status-${status}-subtle`, text] as const,
    [`status-${status}`, 'surface', graphic] as const,
    ['text-on-solid', `status-${status}`, graphic] as const,
  ]),
  ...['surface', 'canvas', 'surface-raised'].map((ground) => ['border-strong', ground, graphic] as const),
  ...['surface', 'canvas', 'selected'].map((ground) => ['focus', ground, graphic] as const),
  ['brand-solid', 'surface', graphic],
  ['indicator', 'surface', graphic],
  ['text-disabled', 'surface', graphic],
  ...['surface', 'canvas'].map((ground) => ['diagram-line', ground, graphic] as const),
  ...['diagram-fill', 'diagram-pool', 'diagram-band'].flatMap((ground) => [
    ['text-muted', ground, text] as const,
    ['diagram-line', ground, graphic] as const,
  ]),
  ['diagram-frame', 'canvas', graphic],
  ['diagram-path', 'diagram-pool', graphic],
  ['text', 'diagram-path-fill', text],
  ['diagram-faded-text', 'diagram-fill', text],
  ...['added', 'removed', 'changed', 'moved'].flatMap((kind) => [
    [`diff-${kind}`, `diff-${kind}-fill`, graphic] as const,
    [`diff-${kind}-text`, `diff-${kind}-fill`, text] as const,
    [`diff-${kind}-text`, 'surface-sunken', text] as const,
    ['text-on-solid', `diff-${kind}`, graphic] as const,
  ]),
  ...['heat-1', 'heat-2', 'heat-3'].map((ground) => ['text-on-heat', ground, text] as const),
  ['text-on-heat-strong', 'heat-4', text],
  ['text-on-heat-peak', 'heat-5', text],
  ['text-on-heat-peak', 'heat-6', text],
  ...['done', 'critical-done', 'baseline', 'summary', 'link', 'today'].map(
    (part) => [`gantt-${part}`, 'surface', graphic] as const,
  ),
  ['gantt-done', 'gantt-bar', graphic],
  ['gantt-critical-done', 'gantt-critical', graphic],
  ...Array.from({ length: 8 }, (_, index) => [`chart-${index + 1}`, 'surface', graphic] as const),
]

const failing = (look: Look) =>
  pairs.flatMap(([front, ground, least]) => {
    const reached = contrast(front, ground, look)
    return reached >= least ? [] : [`${front} on ${ground}: ${reached.toFixed(2)} of ${least}`]
  })

describe.each([
  ['light', false],
  ['dark', true],
])('contrast, %s', (_, dark) => {
  test('of every pair in the brand of the house', () => expect(failing({ dark, hue: 264, chroma: 1 })).toEqual([]))

  test('of every pair with any hue and strength a team may set', () => {
    const hues = Array.from({ length: 72 }, (_, index) => index * 5)
    for (const hue of hues)
      for (const chroma of [0, 0.5, 1]) {
        expect({ hue, chroma, fails: failing({ dark, hue, chroma }) }).toEqual({ hue, chroma, fails: [] })
      }
  })
})

test('no role names one that is not there', () => {
  const named = [...declared.values()].flatMap((value) =>
    [...value.matchAll(/var\(--emb-([\w-]+)\)/gu)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !declared.has(name))).toEqual([])
})
