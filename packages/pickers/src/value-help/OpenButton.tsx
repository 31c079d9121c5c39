import { TableProperties } from 'lucide-react'

interface OpenButtonProps {
  label: string
  disabled: boolean
  onPress: () => void
}

/** Opens a picker's dialog. */
export function OpenButton({ label, disabled, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      className="emb-field-end"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={label}
      title={`${label} (F4)`}
      onClick={(event) => {
        // Safari leaves the focus where it was; the dialog gives it back to where it came from.
        event.currentTarget.focus()
        onPress()
      }}
    >
      <TableProperties size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
