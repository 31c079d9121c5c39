import { IconButton } from '@embpm/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true, className: 'emb-period-glyph' } as const

/** Props of `PeriodSteps`. */
export interface PeriodStepsProps {
  /** The year or month that is in sight; read out when it changes. */
  text: string
  previous: string
  next: string
  /** Which ways are open. */
  can: (step: 1 | -1) => boolean
  onStep: (step: 1 | -1) => void
  disabled: boolean
}

/** A year or a month with the way to the one before and after. */
export function PeriodSteps({ text, previous, next, can, onStep, disabled }: PeriodStepsProps) {
  const before = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLButtonElement>(null)
  const step = (by: 1 | -1) => {
    onStep(by)
    // At the end the button goes out of use; the focus goes to the other one instead of getting lost.
    requestAnimationFrame(() => {
      const pressed = by === 1 ? after.current : before.current
      if (pressed?.disabled) (by === 1 ? before.current : after.current)?.focus()
    })
  }
  return (
    <div className="emb-period-steps">
      <IconButton
        ref={before}
        size="s"
        tooltip={false}
        label={previous}
        icon={<ChevronLeft {...glyph} />}
        disabled={disabled || !can(-1)}
        onPress={() => step(-1)}
      />
      <span className="emb-period-step" aria-live="polite">
        {text}
      </span>
      <IconButton
        ref={after}
        size="s"
        tooltip={false}
        label={next}
        icon={<ChevronRight {...glyph} />}
        disabled={disabled || !can(1)}
        onPress={() => step(1)}
      />
    </div>
  )
}
