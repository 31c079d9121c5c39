/** A place in a grid of cells that may have gaps. */
export type GridStep = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

const steps: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** Whether a key moves in a grid. */
export const isGridStep = (key: string): key is GridStep => steps.includes(key)

/**
 * The cell that a key leads to from another: left and right run on over the ends of lines, up and down keep the column or
 * the last one of a shorter line, Home and End stay in the line or, `far`, go to the ends of the grid.
 */
export function gridStep(
  rows: readonly (readonly (string | null)[])[],
  from: string,
  key: GridStep,
  far: boolean,
): string | undefined {
  const at = rows.findIndex((row) => row.includes(from))
  const column = rows[at]?.indexOf(from) ?? 0
  const run = (cells: readonly (string | null)[]) => cells.filter((cell) => cell !== null)
  const all = run(rows.flat())
  switch (key) {
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1]
    case 'ArrowRight':
      return all[all.indexOf(from) + 1]
    case 'ArrowUp':
    case 'ArrowDown': {
      const row = rows[at + (key === 'ArrowUp' ? -1 : 1)]
      return row?.[column] ?? (row && column >= row.length ? run(row).at(-1) : undefined)
    }
    case 'Home':
      return far ? all[0] : run(rows[at] ?? [])[0]
    case 'End':
      return far ? all.at(-1) : run(rows[at] ?? []).at(-1)
  }
}
