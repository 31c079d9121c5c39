import type { CoverageKind } from '@embpm/contract/process-report'
import { FileText, Link2, ListChecks, Puzzle, SquareTerminal, Table2, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'

const glyph = { size: 12, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What stands for each kind of cover where there is no room for its name. */
export const coverGlyphs: Readonly<Record<CoverageKind, ReactNode>> = {
  roles: <UserCheck {...glyph} />,
  transactions: <SquareTerminal {...glyph} />,
  dictionaryTables: <Table2 {...glyph} />,
  requirements: <ListChecks {...glyph} />,
  ricefws: <Puzzle {...glyph} />,
  services: <Link2 {...glyph} />,
  documentation: <FileText {...glyph} />,
}
