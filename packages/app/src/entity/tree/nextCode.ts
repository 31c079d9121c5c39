/**
 * A code for a new one among siblings: the last of their codes, counted on (`O2C-30` after `O2C-10` and `O2C-20`, `D` after
 * `C`); below one without children its own code with a number; at the top of an empty tree a number alone.
 * @param taken codes that cannot be had
 */
export function nextCode(
  above: string | null,
  siblings: readonly string[],
  longest: number,
  taken: ReadonlySet<string> = new Set(),
): string {
  const used = new Set([...siblings, ...taken])
  const last = siblings.at(-1)
  const first = above === null ? '1' : `${above}-1`
  const step = last === undefined ? 1 : stepOf(siblings)
  let code = last === undefined ? first : counted(last, step)
  while (used.has(cut(code, longest))) code = counted(code, step)
  return cut(code, longest)
}

const numbered = /^(.*?)(\d+)$/
const lettered = /^(.*[-._/ ])?([A-Y])$/

/** The code after this one: its number or its single letter counted on, else with a number behind it. */
function counted(code: string, step: number): string {
  const [, before = '', digits] = numbered.exec(code) ?? []
  if (digits !== undefined && digits.length < 16)
    return before + String(Number(digits) + step).padStart(digits.length, '0')
  const [, ahead = '', letter] = lettered.exec(code) ?? []
  if (letter !== undefined) return ahead + String.fromCharCode(letter.charCodeAt(0) + 1)
  return `${code}-2`
}

/** By how much the numbers of the last two grow; tens by ten. */
function stepOf(codes: readonly string[]): number {
  const [last, before] = codes.toReversed().map((code) => numbered.exec(code)?.[2])
  if (last === undefined) return 1
  const gap = before === undefined ? 0 : Number(last) - Number(before)
  if (gap > 0 && gap <= 100) return gap
  return last.endsWith('0') ? 10 : 1
}

/** The end is what tells codes apart, so a long beginning is cut. */
const cut = (code: string, longest: number): string => code.slice(Math.max(0, code.length - longest))
