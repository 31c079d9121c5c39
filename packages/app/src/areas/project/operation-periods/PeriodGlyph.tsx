import { Check, Circle, CircleAlert, CircleDot, Lock } from 'lucide-react'

/** How a period stands: its state, and of an open one whether it is the current one, or is over and not done. */
export type PeriodStanding = 'open' | 'current' | 'blocked' | 'closed' | 'locked'

const glyphs = { open: Circle, current: CircleDot, blocked: CircleAlert, closed: Check, locked: Lock } as const

/** How a period stands as a sign whose shape tells it, not its colour alone. */
export function PeriodGlyph({ standing }: { standing: PeriodStanding }) {
  const Glyph = glyphs[standing]
  return <Glyph className="emb-app-periods-glyph" size={14} strokeWidth={1.75} aria-hidden />
}

/** How a period stands on a day. */
export function standingOf(
  {
    state,
    start,
    end,
    executions,
    decided,
  }: { state: 'open' | 'closed' | 'locked'; start: string; end: string; executions: number; decided: number },
  today: string,
): PeriodStanding {
  if (state !== 'open') return state
  if (start <= today && today <= end) return 'current'
  return end < today && decided < executions ? 'blocked' : 'open'
}
