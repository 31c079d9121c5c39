import type { SapTableNode } from '@embpm/contract/sap-table'
import { Package, SquareTerminal, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const icons = {
  component: <Package {...glyph} />,
  transaction: <SquareTerminal {...glyph} />,
  table: <Table2 {...glyph} />,
}

/** The glyph of a node: a package for a component, a terminal for a transaction, a grid for a table. */
export const sapTableIcon = ({ type }: SapTableNode): ReactNode => icons[type]
