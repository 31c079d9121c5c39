import type { ImportFormat } from './ImportFormat.js'

/** What stands between thousands, beside the mark that is not the decimal one. */
const GROUPS = "[ \\u00A0\\u2009\\u202F'’_]"
const MINUS = /^[-\u2212\u2013]/

const patterns: Readonly<Record<ImportFormat['decimal'], RegExp>> = {
  ',': numberPattern(',', '\\.'),
  '.': numberPattern('\\.', ','),
}

/** What every program writes, whatever its language. */
const ISO = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** Groups are of three digits (in India of two before the last three), and alike. */
function numberPattern(decimal: string, other: string): RegExp {
  return new RegExp(
    `^(?:\\d+|\\d{1,3}(?:(${GROUPS}|${other})\\d{2,3})?(?:\\1\\d{2,3})*\\1\\d{3}|\\d{1,3}(?:${GROUPS}|${other})\\d{3})?(?:${decimal}\\d*)?$`,
  )
}

/**
 * The number that a text says: as the format writes it, with or without groups, else as ISO does; `null` for what is no
 * number. `1.234` is 1234 where the comma is the decimal mark.
 */
export function parseNumber(text: string, { decimal }: ImportFormat): number | null {
  const trimmed = text.trim()
  const negative = MINUS.test(trimmed)
  const digits = trimmed.replace(/^[-\u2212\u2013+]/, '').trim()
  if (!/\d/.test(digits)) return null
  const plain = patterns[decimal].test(digits)
    ? digits.replace(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.')
    : ISO.test(digits)
      ? digits
      : null
  if (plain === null) return null
  const number = Number(plain)
  return Number.isFinite(number) ? (negative && number !== 0 ? -number : number) : null
}
