/** A part of a calendar file, such as an event: where it begins, and its lines, unfolded. */
export interface IcsPart {
  name: string
  /** The line of the file on which it begins, from 1. */
  line: number
  /** Its own lines, without those of parts within it. */
  lines: readonly IcsLine[]
}

/** A line of a calendar file, unfolded. */
export interface IcsLine {
  /** Where it begins in the file, from 1. */
  line: number
  text: string
}

/** Why a file cannot be read. */
export const icsProblems = [
  /** It has nothing in it. */
  'empty',
  /** It does not begin as a calendar file does. */
  'noCalendar',
  /** A line is no property: it has no `:`, or begins as none does. */
  'line',
  /** Something ends that did not begin, or another than the one that did. */
  'end',
  /** Something begins and never ends: the file is cut off. */
  'open',
] as const

/** Why a file cannot be read, and on which line. */
export class IcsError extends Error {
  readonly problem: (typeof icsProblems)[number]
  readonly line: number
  constructor(problem: IcsError['problem'], line: number) {
    super(`${problem} in line ${line}`)
    this.problem = problem
    this.line = line
  }
}

/** Lines as they are meant: what begins with a space or a tab goes on with the line before it (RFC 5545, 3.1). */
function unfolded(text: string): IcsLine[] {
  const lines: IcsLine[] = []
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(raw) && last) last.text += raw.slice(1)
    else if (raw.trim() !== '') lines.push({ line: at + 1, text: raw })
  }
  return lines
}

/**
 * Takes a calendar file apart.
 * @returns its parts in the order in which they end, the calendar last
 * @throws IcsError with the line where it cannot be read
 */
export function icsParts(text: string): IcsPart[] {
  const lines = unfolded(text)
  const [first] = lines
  if (!first) throw new IcsError('empty', 1)
  if (!/^BEGIN:VCALENDAR\s*$/i.test(first.text)) throw new IcsError('noCalendar', first.line)
  const done: IcsPart[] = []
  const open: { name: string; line: number; lines: IcsLine[] }[] = []
  for (const one of lines) {
    const [, name = '', value = ''] = /^([A-Za-z0-9-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(one.text) ?? []
    if (name === '') throw new IcsError('line', one.line)
    const called = value.trim().toUpperCase()
    const innermost = open.at(-1)
    if (name.toUpperCase() === 'BEGIN') open.push({ name: called, line: one.line, lines: [] })
    else if (!innermost) throw new IcsError('end', one.line)
    else if (name.toUpperCase() === 'END') {
      if (innermost.name !== called) throw new IcsError('end', one.line)
      done.push(innermost)
      open.pop()
    } else innermost.lines.push(one)
  }
  const left = open.at(-1)
  if (left) throw new IcsError('open', left.line)
  return done
}
