import { Boxes, SquareTerminal, Table2 } from 'lucide-react'
import type { SapNode } from './sapNodes.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

// One element for all rows of a kind: React has nothing to do for it when a row shows another node.
const glyphs = {
  component: <Boxes {...glyph} />,
  transaction: <SquareTerminal {...glyph} />,
  table: <Table2 {...glyph} />,
}

/** A glyph for the kind of a node: component, transaction or table. */
export const sapGlyph = ({ type }: SapNode) => glyphs[type]
