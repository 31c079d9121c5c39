import type { LifePhase } from '@embpm/contract'
import { CircleDashed, CircleX, LogIn, LogOut, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TimeBar } from './TimeBars.js'

const size = { size: 12, strokeWidth: 1.5, 'aria-hidden': true } as const

/** How the bar of each phase looks, and its glyph. */
export const phaseLooks: Readonly<Record<LifePhase, { look: TimeBar['look']; glyph: ReactNode }>> = {
  plan: { look: 'planned', glyph: <CircleDashed {...size} /> },
  phaseIn: { look: 'valid', glyph: <LogIn {...size} /> },
  active: { look: 'active', glyph: <Play {...size} /> },
  phaseOut: { look: 'leaving', glyph: <LogOut {...size} /> },
  endOfLife: { look: 'ended', glyph: <CircleX {...size} /> },
}
