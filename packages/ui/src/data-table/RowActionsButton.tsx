import { Ellipsis } from 'lucide-react'
import { preload } from '../lazy-part/lazyPart.js'
import { tableParts } from './tableParts.js'

interface RowActionsButtonProps {
  label: string
}

const preloadMenu = () => preload(tableParts.menu)

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
      onPointerEnter={preloadMenu}
    >
      <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
