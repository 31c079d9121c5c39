import type { Board } from '@embpm/contract/sample/scrumboard'
import { FlaskConical, GraduationCap, LayoutGrid, SquareKanban, Truck, Zap } from 'lucide-react'
import type { ReactNode } from 'react'

const look = { className: 'emb-app-scrum-glyph', size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Glyphs by the names that the sample gives its boards. */
const glyphs: Readonly<Record<string, ReactNode>> = {
  'heroicons_outline:truck': <Truck {...look} />,
  'heroicons_outline:beaker': <FlaskConical {...look} />,
  'heroicons_outline:bolt': <Zap {...look} />,
  'heroicons_outline:squares-2x2': <LayoutGrid {...look} />,
  'heroicons_outline:academic-cap': <GraduationCap {...look} />,
}

/** The sign of a board: that of the page where its name is not known. */
export function BoardGlyph({ icon }: Pick<Board, 'icon'>) {
  return Object.hasOwn(glyphs, icon) ? glyphs[icon] : <SquareKanban {...look} />
}
