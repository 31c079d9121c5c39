import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Message } from '@embpm/ui/message'
import { Select } from '@embpm/ui/select'
import { useAction } from '@embpm/ui/action'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IcsError } from './ics/icsParts.js'
import { type LeftOfIcs, readIcs, type ReadIcs } from './ics/readIcs.js'
import type { CalendarWords } from './useCalendarWords.js'
import type { EventWriting } from './useEventWriting.js'
import type { Schedule } from './useScheduleQuery.js'

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  calendars: Schedule['calendars']
  /** The time zone of times that name none. */
  zone: string
  words: CalendarWords
  writing: EventWriting
  onClose: () => void
}

/** The largest file, in bytes, and how many lines are listed. */
const [mostBytes, mostListed] = [5_000_000, 100] as const

type Reading = { read: ReadIcs } | { problem: string }

/** Takes events of a calendar file into a calendar: first what becomes of each is shown, then it is written. */
export function ImportDialog({ calendars, zone, words, writing, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly File[]>([])
  const [calendarId, setCalendarId] = useState<string | null>(calendars[0]?.id ?? null)
  const [reading, setReading] = useState<Reading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    setReading(null)
    setProblem(null)
    const [file] = chosen
    if (!file) return
    try {
      setReading({ read: readIcs(await file.text(), zone) })
    } catch (error) {
      setReading({
        problem:
          error instanceof IcsError
            ? t(`eventCalendar.import.problems.${error.problem}`, { line: error.line })
            : t('eventCalendar.import.unreadable'),
      })
    }
  }
  const read = reading && 'read' in reading ? reading.read : null
  const take = useAction(async () => {
    if (!read || calendarId === null) return
    const found = await writing.take(
      calendarId,
      read.events.map((event) => importedOf(event)),
    )
    setProblem(found)
    if (found === null) onClose()
  })
  const count = read?.events.length ?? 0
  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()} dismissible={!take.pending}>
      <Dialog.Header title={t('eventCalendar.import.title')} closeable={!take.pending} />
      <Dialog.Body>
        <div className="emb-app-calendar-form">
          <FileField
            label={t('eventCalendar.import.file')}
            description={t('eventCalendar.import.help')}
            accept={['.ics', 'text/calendar']}
            maxSize={mostBytes}
            value={files}
            onValueChange={(next) => void choose(next ?? [])}
          />
          <Select<string>
            label={t('fields.calendar')}
            required
            value={calendarId}
            options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={setCalendarId}
          />
          {reading && 'problem' in reading && (
            <Message tone="danger" title={t('eventCalendar.import.broken')}>
              {reading.problem}
            </Message>
          )}
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {read && <Preview read={read} words={words} />}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={take.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" disabled={count === 0} pending={take.pending} onPress={take.run}>
          {t('eventCalendar.import.take', { count })}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}

/** What is sent of an event of a file: its line is of no use there. */
function importedOf({ line: _line, ...event }: ReadIcs['events'][number]) {
  return event
}

function Preview({ read, words }: { read: ReadIcs; words: CalendarWords }) {
  const { t } = useTranslation()
  const { events, left } = read
  return (
    <>
      <p role="status">
        {t('eventCalendar.import.found', { count: events.length })}
        {left.length > 0 && ` ${t('eventCalendar.import.notTaken', { count: left.length })}`}
      </p>
      {left.length > 0 && (
        <ul className="emb-app-calendar-left" aria-label={t('eventCalendar.import.left')}>
          {left.slice(0, mostListed).map((one) => (
            <LeftLine key={`${one.line} ${one.reason}`} left={one} />
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <ul className="emb-app-calendar-taken" aria-label={t('eventCalendar.import.taken')}>
          {events.slice(0, mostListed).map((one) => (
            <li key={one.line}>
              <b>
                <bdi>{one.title}</bdi>
              </b>
              <span>
                {words.when(one)}
                {one.recurrence !== '' && ` · ${words.rule(one.recurrence)}`}
                {one.standsFor !== null && ` · ${t('eventCalendar.import.ofSeries')}`}
                {one.timeZone !== '' && ` · ${one.timeZone}`}
              </span>
            </li>
          ))}
          {events.length > mostListed && <li>{t('eventCalendar.more', { count: events.length - mostListed })}</li>}
        </ul>
      )}
    </>
  )
}

function LeftLine({ left: { line, reason, title } }: { left: LeftOfIcs }) {
  const { t } = useTranslation()
  return (
    <li>
      <Badge tone="warning">{t('eventCalendar.import.line', { line })}</Badge>
      <span>
        {title !== '' && reason !== 'alarm' && (
          <b>
            <bdi>{title}</bdi>{' '}
          </b>
        )}
        {t(`eventCalendar.import.reasons.${reason}`)}
      </span>
    </li>
  )
}
