import { GregorianCalendar, getLocalTimeZone, today } from '@internationalized/date'
import type { Ref, RefObject } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Button } from '../button/index.js'
import { useWords } from '../ui-strings/index.js'
import { CalendarHead } from './CalendarHead.js'
import { CalendarMonth } from './CalendarMonth.js'
import { isoDate } from './isoDate.js'
import { words } from './words.js'

/** Props of `CalendarPopover`. */
export interface CalendarPopoverProps {
  /** What it opens beside. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  value: string | null
  /** A day, or `null` to clear. */
  onChoose: (day: string | null) => void
  min: string | undefined
  max: string | undefined
  isUnavailable: ((day: string) => boolean) | undefined
  showWeeks: boolean
  clearable: boolean
  ref: Ref<HTMLElement>
}

const gregorian = () => new GregorianCalendar()

/** The calendar of a date field: a month, the way to others, today, and clearing. */
export function CalendarPopover({
  anchor,
  open,
  onOpenChange,
  value,
  onChoose,
  min,
  max,
  isUnavailable,
  showWeeks,
  clearable,
  ref,
}: CalendarPopoverProps) {
  const t = useWords(words)
  const now = today(getLocalTimeZone()).toString()
  const allowed = (min === undefined || now >= min) && (max === undefined || now <= max) && !isUnavailable?.(now)
  return (
    <Popover
      ref={ref}
      className="emb-calendar-popover"
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      <Dialog className="emb-calendar-dialog" aria-label={t('calendar')}>
        <Calendar
          className="emb-calendar"
          aria-label={t('calendar')}
          // The popover is for choosing: the focus goes to the day from which one does.
          autoFocus
          firstDayOfWeek="mon"
          createCalendar={gregorian}
          value={isoDate(value)}
          onChange={(day) => onChoose(day.toString())}
          minValue={isoDate(min)}
          maxValue={isoDate(max)}
          isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
        >
          <CalendarHead />
          <CalendarMonth showWeeks={showWeeks} />
        </Calendar>
        <div className="emb-calendar-foot">
          <Button size="s" variant="ghost" disabled={!allowed} onPress={() => onChoose(now)}>
            {t('today')}
          </Button>
          {clearable && (
            <Button size="s" variant="ghost" onPress={() => onChoose(null)}>
              {t('clear')}
            </Button>
          )}
        </div>
      </Dialog>
    </Popover>
  )
}
