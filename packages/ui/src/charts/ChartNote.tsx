import { TriangleAlert } from 'lucide-react'
import type { ChartTotal } from './ChartGroup.js'

/** What is to be said of the figures of a group; a warning has a glyph. */
export function ChartNote({ note, isOver = false }: Pick<ChartTotal, 'note' | 'isOver'>) {
  if (note === undefined) return null
  return (
    <span className="emb-chart-note" data-over={isOver || undefined}>
      {isOver && <TriangleAlert size={14} strokeWidth={1.5} aria-hidden="true" />}
      <bdi>{note}</bdi>
    </span>
  )
}
