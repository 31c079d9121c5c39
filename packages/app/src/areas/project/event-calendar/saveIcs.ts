import type { CalendarEvent } from '@embpm/contract/calendar-event'
import { saveFile } from '@embpm/ui/file-export'
import { writeIcs } from './ics/writeIcs.js'

/** Saves the events of a calendar as a file for other calendar programs. */
export const saveIcs = (events: readonly CalendarEvent[], name: string): void =>
  saveFile(new Blob([writeIcs(events, name, new Date())], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
