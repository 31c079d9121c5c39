import { lazyPart } from '@embpm/ui/lazy-part'
import { useState } from 'react'
import { usePart } from '../../../shell/usePart.js'
import type { CalendarSideProps, ScheduleCalendar } from './CalendarSide.js'
import type { CalendarWords } from './useCalendarWords.js'
import type { EventWriting } from './useEventWriting.js'

const sideDialogPart = lazyPart(async () => (await import('./SideDialog.js')).SideDialog)
const calendarPart = lazyPart(async () => (await import('./CalendarDialog.js')).CalendarDialog)
const importPart = lazyPart(async () => (await import('./ImportDialog.js')).ImportDialog)

/** What the dialogs of the calendar need. */
export interface CalendarDialogsOptions {
  side: Omit<CalendarSideProps, 'onCalendar'>
  words: CalendarWords
  writing: EventWriting
}

/** The dialogs of the calendar, each loaded when it is asked for: a calendar, a file, and on a phone what stands beside. */
export function useCalendarDialogs({ side, words, writing }: CalendarDialogsOptions) {
  const [calendar, setCalendar] = useState<ScheduleCalendar | 'new' | null>(null)
  const [isImporting, setImporting] = useState(false)
  const [isSideOpen, setSideOpen] = useState(false)
  const naming = usePart(calendarPart, calendar !== null, () => setCalendar(null))
  const importing = usePart(importPart, isImporting, () => setImporting(false))
  const sideDialog = usePart(sideDialogPart, isSideOpen, () => setSideOpen(false))
  const sideProps: CalendarSideProps = { ...side, onCalendar: (one) => setCalendar(one ?? 'new') }
  const { shown, schedule } = side
  return {
    side: sideProps,
    openImport: () => setImporting(true),
    openSide: () => setSideOpen(true),
    dialogs: (
      <>
        {isSideOpen && sideDialog.Part && (
          <sideDialog.Part {...sideProps} search={shown.search} onClose={() => setSideOpen(false)} />
        )}
        {calendar !== null && naming.Part && (
          <naming.Part calendar={calendar === 'new' ? null : calendar} onClose={() => setCalendar(null)} />
        )}
        {isImporting && schedule && importing.Part && (
          <importing.Part
            calendars={schedule.calendars}
            zone={shown.zone}
            words={words}
            writing={writing}
            onClose={() => setImporting(false)}
          />
        )}
      </>
    ),
  }
}
