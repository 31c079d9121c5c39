import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button, CalendarHeading } from 'react-aria-components/Calendar'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Which month it is, and the way to the one before and after. */
export function CalendarHead() {
  return (
    <div className="emb-calendar-head">
      <CalendarHeading className="emb-calendar-title" />
      <Button slot="previous" className="emb-calendar-step">
        <ChevronLeft {...glyph} />
      </Button>
      <Button slot="next" className="emb-calendar-step">
        <ChevronRight {...glyph} />
      </Button>
    </div>
  )
}
