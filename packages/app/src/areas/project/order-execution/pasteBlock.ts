import { blockOf, parseAmount, type Measure } from './amounts.js'
import { isOpen, type GridModel, type GridPlace, type ShownCell } from './gridModel.js'

/** Why a value of a block cannot be entered. */
export type PasteReason = 'number' | 'cell' | 'shut'

/** A value of a block that was not entered, and where it would have been. */
export interface PasteProblem extends GridPlace {
  text: string
  reason: PasteReason
}

/** What becomes of a block: what can be entered, and the values that cannot. Empty ones leave what is there. */
export interface Pasted {
  values: readonly { cell: ShownCell; value: number }[]
  problems: readonly PasteProblem[]
}

/** Reads a block from a spreadsheet into the grid, from a place on. What was copied from the grid, as `12 / 16`, is read by its first number. */
export function pasteBlock(
  model: GridModel,
  at: GridPlace,
  text: string,
  { language, measure }: { language: string; measure: Measure },
): Pasted {
  const values: { cell: ShownCell; value: number }[] = []
  const problems: PasteProblem[] = []
  const given = blockOf(text).flatMap((line, down) =>
    line.map((one, right) => ({ text: one, row: at.row + down, column: at.column + right })),
  )
  for (const one of given) {
    if (one.text === '') continue
    const cell = model.rows[one.row]?.[one.column]
    const value = parseAmount(one.text.split('/')[0]?.trim() ?? '', language, measure)
    if (!cell) problems.push({ ...one, reason: 'cell' })
    else if (!isOpen(model, one)) problems.push({ ...one, reason: 'shut' })
    else if (value === null) problems.push({ ...one, reason: 'number' })
    else values.push({ cell, value })
  }
  return { values, problems }
}
