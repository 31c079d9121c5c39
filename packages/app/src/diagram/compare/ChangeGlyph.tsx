import { ArrowRight, EqualNot, Minus, Plus } from 'lucide-react'
import type { ChangeKind } from './changeKinds.js'

const icons = { added: Plus, removed: Minus, changed: EqualNot, moved: ArrowRight }

/** The sign of a kind of difference. The word is beside it, or in the name of the element. */
export function ChangeGlyph({ kind, isBadge = false }: { kind: ChangeKind; isBadge?: boolean }) {
  const Icon = icons[kind]
  return (
    <span className={isBadge ? 'emb-diff-badge' : 'emb-change-glyph'} data-kind={kind} aria-hidden="true">
      <Icon size={12} strokeWidth={2.5} />
    </span>
  )
}
