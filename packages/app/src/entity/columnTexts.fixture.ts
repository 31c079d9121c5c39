import { within } from 'storybook/test'

/**
 * What a column of a table says, from the first row in sight to the last.
 * @param header the column's name
 */
export function columnTexts(grid: HTMLElement, header: string): string[] {
  const place = within(grid)
    .getByRole('columnheader', { name: new RegExp(`^${header}`) })
    .getAttribute('aria-colindex')
  return [...grid.querySelectorAll(`[role="gridcell"][aria-colindex="${place}"]`)]
    .toSorted((a, b) => rowOf(a) - rowOf(b))
    .map(({ textContent }) => textContent.trim())
}

const rowOf = (cell: Element) => Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex'))
