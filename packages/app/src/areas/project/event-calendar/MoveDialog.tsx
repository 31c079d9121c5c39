import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { DateField } from '@embpm/ui/date-field'
import { Dialog } from '@embpm/ui/dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewTimes } from './movedTo.js'
import type { ShownEvent } from './shownEvents.js'
import { TimeField, timeOf } from './TimeField.js'
import type { CalendarWords } from './useCalendarWords.js'

/** Props of `MoveDialog`. */
export interface MoveDialogProps {
  event: ShownEvent
  words: CalendarWords
  /** Moves it; the dialog stays until that is done. */
  onMove: (to: NewTimes) => Promise<void>
  onClose: () => void
}

/** Moves an event to another day or time, which it keeps its length for. */
export function MoveDialog({ event, words, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [day, setDay] = useState<string | null>(event.start.slice(0, 10))
  const [time, setTime] = useState(event.start.slice(11))
  const isReady = day !== null && (event.allDay || timeOf(time) !== null)
  const { pending, formProps } = useSubmit(async () => {
    if (day === null || !isReady) return
    const start = event.allDay ? day : `${day}T${time}`
    await onMove({ allDay: event.allDay, start, end: wallAfter(start, wallMinutes(event.start, event.end)) })
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('eventCalendar.moveTitle')} context={event.title} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-calendar-times">
          <DateField label={t('eventCalendar.day')} value={day} required showWeeks onValueChange={setDay} />
          {!event.allDay && <TimeField label={t('eventCalendar.time')} value={time} onValueChange={setTime} />}
        </form>
        <p className="emb-app-calendar-was">{t('eventCalendar.was', { when: words.when(event) })}</p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" disabled={!isReady} pending={pending}>
          {t('eventCalendar.move')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
