import { Ellipsis } from 'lucide-react'
import { tableParts } from './tableParts.js'

interface RowActionsButtonProps {
  label: string
}

const preload = () => void tableParts.menu.load().catch(() => undefined)

/** Opens a row's menu; the click is heard by the grid, the keys are the grid's. */
export function RowActionsButton({ label }: RowActionsButtonProps) {
  return (
    <button
      type="button"
      className="emb-table-action"
      data-opens=""
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={preload}
    >
      <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
