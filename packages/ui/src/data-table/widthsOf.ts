import type { CSSProperties } from 'react'
import type { PlacedColumn } from './useColumns.js'

/** The widths of a table as properties that its cells refer to, all in px, and how many rows its head has. */
export function widthsOf(
  columns: readonly PlacedColumn[],
  { selection, actions, heads }: { selection: number; actions: number; heads: number },
): CSSProperties {
  const tracks = columns.map(({ width }, i) => (i === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`))
  if (selection > 0) tracks.unshift(`${selection}px`)
  if (actions > 0) tracks.push(`${actions}px`)
  const properties: Record<`--emb-table-${string}`, string> = {}
  let start = selection
  let pinned = selection
  for (const [i, { width, pinned: isPinned }] of columns.entries()) {
    properties[`--emb-table-pin-${i}`] = `${start}px`
    start += width
    if (isPinned) pinned = start
  }
  properties['--emb-table-tracks'] = tracks.join(' ')
  properties['--emb-table-width'] = `${start + actions}px`
  properties['--emb-table-pinned-width'] = `${pinned}px`
  properties['--emb-table-heads'] = String(heads)
  properties['--emb-table-actions-width'] = `${actions}px`
  return properties
}
