import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

/** Props of `PanelBox`. */
export interface PanelBoxProps {
  title: string
  /** px from the top of the outline to the row that it is for. */
  top: number
  /** Called when it is left: by Escape, or by going elsewhere. */
  onClose: (byKey: boolean) => void
  children: ReactNode
}

/** A small panel over the outline, below the row that it is for, or above where there is no room. The first field has the focus. */
export function PanelBox({ title, top, onClose, children }: PanelBoxProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const panel = box.current
    const room = panel?.offsetParent
    if (!panel || !room) return
    const fits = top + panel.offsetHeight <= room.clientHeight - 8
    const above = top - panel.offsetHeight - 40
    panel.style.setProperty('--emb-outline-top', `${fits ? top : Math.max(8, above)}px`)
  }, [top])
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }), [])

  const handleKey = (event: KeyboardEvent) => {
    // The keys of the outline and of the page are not meant while one types here.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from everywhere inside; the controls are inside
    <div
      ref={box}
      role="dialog"
      aria-label={title}
      className="emb-outline-panel"
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose(false)
      }}
    >
      <div className="emb-outline-panel-title">{title}</div>
      {children}
    </div>
  )
}
