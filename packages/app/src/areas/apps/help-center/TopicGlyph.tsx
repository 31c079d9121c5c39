import { BookOpen, CreditCard, Rocket, Settings, SquareKanban, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'

const look = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Glyphs of the topics that the sample has, by slug. */
const glyphs: Readonly<Record<string, ReactNode>> = {
  'getting-started': <Rocket {...look} />,
  projects: <SquareKanban {...look} />,
  settings: <Settings {...look} />,
  payments: <CreditCard {...look} />,
  'your-account': <UserRound {...look} />,
}

/** The glyph of a topic of guides. */
export const TopicGlyph = ({ slug }: { slug: string }): ReactNode =>
  Object.hasOwn(glyphs, slug) ? glyphs[slug] : <BookOpen {...look} />
