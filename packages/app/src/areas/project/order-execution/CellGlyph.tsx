import { Circle, CircleAlert, CircleCheck, CircleDotDashed, CircleX, Lock } from 'lucide-react'
import type { Standing } from './gridModel.js'

const glyphs = {
  planned: Circle,
  due: CircleAlert,
  entered: CircleDotDashed,
  confirmed: CircleCheck,
  rejected: CircleX,
  shut: Lock,
} as const

/** How an execution stands as a sign whose shape tells it, not its colour alone. */
export function CellGlyph({ standing, size = 14 }: { standing: Standing; size?: number }) {
  const Glyph = glyphs[standing]
  return (
    <Glyph className="emb-app-execution-glyph" data-standing={standing} size={size} strokeWidth={1.75} aria-hidden />
  )
}
