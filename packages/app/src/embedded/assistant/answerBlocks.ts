/** A piece of an answer as it is drawn. Its text is nothing but text. */
export type AnswerBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbers'; first: number; items: string[] }

/** So many paragraphs and lines of lists are drawn apart; what is beyond them stands in one paragraph, line by line. */
export const mostBlocks = 1000

const bullet = /^\s*[-*•]\s+(.*)$/u
const numbered = /^\s*(\d{1,3})[.)]\s+(.*)$/u

/** An answer by paragraphs, which an empty line ends, and lists, whose lines begin with `-`, `*`, `•` or a number. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  const lines = text.split(/\r\n|\r|\n/)
  let drawn = 0
  let open = false
  for (const [index, line] of lines.entries()) {
    if (drawn >= mostBlocks) {
      const rest = lines.slice(index).join('\n').trim()
      return rest === '' ? blocks : [...blocks, { kind: 'paragraph', text: rest }]
    }
    const last = open ? blocks.at(-1) : undefined
    const block = blockOf(line)
    open = block !== null
    if (block?.kind === 'paragraph' && last?.kind === 'paragraph') last.text += `\n${line}`
    else if (block) {
      drawn += 1
      if (block.kind !== 'paragraph' && last?.kind === block.kind) last.items.push(...block.items)
      else blocks.push(block)
    }
  }
  return blocks
}

/** What a line alone is; `null` for an empty one. */
function blockOf(line: string): AnswerBlock | null {
  if (line.trim() === '') return null
  const item = bullet.exec(line)
  if (item) return { kind: 'list', items: [item[1] ?? ''] }
  const number = numbered.exec(line)
  if (number) return { kind: 'numbers', first: Number(number[1]), items: [number[2] ?? ''] }
  return { kind: 'paragraph', text: line }
}

/** A piece of a line: text, or the number of a source. */
export type AnswerPiece = string | number

/** The pieces of a line, in which `[1]` stands for a source. */
export const answerPieces = (line: string): AnswerPiece[] =>
  line
    .split(/\[(\d{1,3})\]/)
    .map((piece, index) => (index % 2 === 1 ? Number(piece) : piece))
    .filter((piece) => piece !== '')
