import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useKeyboardScroll } from '../drawer/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { SplitPaneSide } from './SplitPane.js'

const words = defineWords('splitPane', {
  resize: 'Resize {pane}',
  collapse: 'Fold away {pane}',
  expand: 'Show {pane}',
})

/** Props of `SplitPanePart`. */
export interface SplitPanePartProps {
  side: 'start' | 'end'
  pane: SplitPaneSide
  size: number
  /** The width that a double click and the first unfolding go to. */
  usual: number
  onSizeChange: (size: number) => void
}

/** One side pane and its divider, in the order in which they lie. */
export function SplitPanePart({ side, pane, size, usual, onSizeChange }: SplitPanePartProps) {
  const t = useWords(words)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useKeyboardScroll(panel)
  const grip = useRef({ x: 0, size: 0, forward: 1 })
  const [dragging, setDragging] = useState(false)
  const [open, setOpen] = useState(size || usual)
  const { label, content, min = 160, max = 640, collapsible = true } = pane
  const folded = size === 0
  const change = (next: number) => {
    if (next === size) return
    if (next > 0) setOpen(next)
    onSizeChange(next)
  }
  const toggle = () => change(folded ? open : 0)
  // A pane at the start grows to the right, one at the end to the left, and the other way round from right to left.
  const forward = (element: Element) =>
    (side === 'start' ? 1 : -1) * (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const element = event.currentTarget
    element.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, size: panel.current?.offsetWidth ?? size, forward: forward(element) }
    setDragging(true)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragging) return
    const wanted = grip.current.size + (event.clientX - grip.current.x) * grip.current.forward
    change(nextSize(wanted, { min, max, collapsible }))
  }
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = (event.shiftKey ? 64 : 16) * forward(event.currentTarget)
    const goal = {
      ArrowLeft: (size || min) - step,
      ArrowRight: (size || min) + step,
      Home: min,
      End: max,
    }[event.key]
    if (goal !== undefined) change(Math.min(max, Math.max(min, goal)))
    else if (event.key === 'Enter' && collapsible) toggle()
    else return
    event.preventDefault()
  }

  const pointsOut = folded === (side === 'start')
  const Chevron = pointsOut ? ChevronRight : ChevronLeft
  const name = t(folded ? 'expand' : 'collapse', { pane: label })
  const divider = (
    <div
      key="divider"
      className="emb-split-pane-divider"
      data-side={side}
      data-folded={folded || undefined}
      data-dragging={dragging || undefined}
    >
      <div
        role="separator"
        tabIndex={0}
        className="emb-split-pane-line"
        aria-label={t('resize', { pane: label })}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuemin={collapsible ? 0 : min}
        aria-valuemax={max}
        aria-valuenow={size}
        aria-valuetext={`${size} px`}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
        onDoubleClick={() => change(usual)}
        onKeyDown={steer}
      />
      {collapsible && (
        <button
          type="button"
          className="emb-split-pane-toggle"
          aria-label={name}
          title={name}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={toggle}
        >
          <Chevron size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
  const section = (
    <section
      key="pane"
      ref={panel}
      id={id}
      className="emb-split-pane-side"
      aria-label={label}
      data-side={side}
      hidden={folded}
      style={{ inlineSize: size, minInlineSize: min }}
    >
      {content}
    </section>
  )
  return side === 'start' ? [section, divider] : [divider, section]
}

/** How far a side pane may go, in px. */
export interface SizeLimits {
  min: number
  max: number
  collapsible: boolean
}

/** The width that a divider takes when it is dragged to `wanted`: within the limits; folded away below half of the smallest. */
export const nextSize = (wanted: number, { min, max, collapsible }: SizeLimits): number =>
  collapsible && wanted < min / 2 ? 0 : Math.round(Math.min(max, Math.max(min, wanted)))
