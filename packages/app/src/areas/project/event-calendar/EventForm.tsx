import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import type { EventFields } from '@embpm/contract/event-schedule'
import { Checkbox } from '@embpm/ui/checkbox'
import { DateField } from '@embpm/ui/date-field'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { useTranslation } from 'react-i18next'
import { EmployeesPicker } from '../../../entity/EmployeesPicker.js'
import type { RuleForm } from './ruleForm.js'
import { RuleFields } from './RuleFields.js'
import { TimeField, timeOf } from './TimeField.js'
import type { CalendarWords } from './useCalendarWords.js'
import type { Schedule } from './useScheduleQuery.js'
import { ZoneField } from './ZoneField.js'

/** What is typed of an event: day and time apart, so that a time that is being typed is kept as it is. */
export interface EventDraft extends Omit<EventFields, 'start' | 'end' | 'recurrence'> {
  startDay: string | null
  startTime: string
  endDay: string | null
  endTime: string
  rule: RuleForm
}

/** When the draft begins and ends; `null` while that cannot be said. */
export function timesOfDraft(draft: EventDraft): { start: string; end: string } | null {
  const { allDay, startDay, endDay, startTime, endTime } = draft
  if (startDay === null || endDay === null) return null
  if (allDay) return { start: startDay, end: endDay }
  if (timeOf(startTime) === null || timeOf(endTime) === null) return null
  return { start: `${startDay}T${startTime}`, end: `${endDay}T${endTime}` }
}

/** Props of `EventForm`. */
export interface EventFormProps {
  draft: EventDraft
  /** The rule of the draft as text. */
  rule: string
  calendars: Schedule['calendars']
  readOnly: boolean
  /** Whether it was tried to save it: what is missing is said then. */
  tried: boolean
  words: CalendarWords
  /** Whether the rule can be changed: not of one that stands for an occurrence. */
  hasRule: boolean
  onChange: (next: EventDraft) => void
}

/** The fields of an event. Its end moves with its start. */
export function EventForm({ draft, rule, calendars, readOnly, tried, words, hasRule, onChange }: EventFormProps) {
  const { t } = useTranslation()
  const set = (next: Partial<EventDraft>) => onChange({ ...draft, ...next })
  const times = timesOfDraft(draft)
  const isBackwards = times !== null && times.end < times.start
  /** Moves the end by as much as the start. */
  const setStart = (next: Pick<EventDraft, 'startDay' | 'startTime'>) => {
    const moved = timesOfDraft({ ...draft, ...next })
    if (times === null || moved === null || isBackwards) return set(next)
    const end = wallAfter(times.end, wallMinutes(times.start, moved.start))
    set({ ...next, endDay: end.slice(0, 10), ...(!draft.allDay && { endTime: end.slice(11) }) })
  }
  const orderProblem = isBackwards ? t('eventCalendar.refusals.order') : undefined
  return (
    <>
      <TextField
        label={t('fields.title')}
        required
        readOnly={readOnly}
        autoFocus={!readOnly && draft.title === ''}
        maxLength={200}
        autoComplete="off"
        value={draft.title}
        errorMessage={tried && draft.title.trim() === '' ? t('eventCalendar.noTitle') : undefined}
        onValueChange={(next) => set({ title: next ?? '' })}
      />
      <Select<string>
        label={t('fields.calendar')}
        required
        readOnly={readOnly}
        className={`emb-app-calendar-choice emb-app-calendar-${calendars.find(({ id }) => id === draft.calendarId)?.colour ?? 'grey'}`}
        value={draft.calendarId}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={(next) => next && set({ calendarId: next })}
      />
      <div className="emb-app-calendar-times">
        <DateField
          label={t('fields.start')}
          required
          readOnly={readOnly}
          showWeeks
          value={draft.startDay}
          onValueChange={(startDay) => setStart({ startDay, startTime: draft.startTime })}
        />
        {!draft.allDay && (
          <TimeField
            label={t('eventCalendar.startTime')}
            readOnly={readOnly}
            value={draft.startTime}
            onValueChange={(startTime) => setStart({ startDay: draft.startDay, startTime })}
          />
        )}
      </div>
      <div className="emb-app-calendar-times">
        <DateField
          label={t('fields.end')}
          required
          readOnly={readOnly}
          showWeeks
          value={draft.endDay}
          errorMessage={orderProblem}
          onValueChange={(endDay) => set({ endDay })}
        />
        {!draft.allDay && (
          <TimeField
            label={t('eventCalendar.endTime')}
            readOnly={readOnly}
            value={draft.endTime}
            onValueChange={(endTime) => set({ endTime })}
          />
        )}
      </div>
      <Checkbox readOnly={readOnly} checked={draft.allDay} onCheckedChange={(allDay) => set({ allDay })}>
        {t('eventCalendar.allDayLong')}
      </Checkbox>
      {!draft.allDay && (
        <ZoneField
          readOnly={readOnly}
          value={draft.timeZone}
          onValueChange={(zone) => zone !== null && set({ timeZone: zone })}
        />
      )}
      {hasRule && times !== null && (
        <RuleFields
          form={draft.rule}
          text={rule}
          start={times.start}
          timeZone={draft.allDay ? '' : draft.timeZone}
          readOnly={readOnly}
          words={words}
          onChange={(next) => set({ rule: next })}
        />
      )}
      <TextField
        label={t('fields.location')}
        readOnly={readOnly}
        maxLength={200}
        value={draft.location}
        onValueChange={(next) => set({ location: next ?? '' })}
      />
      <EmployeesPicker
        label={t('eventCalendar.participants')}
        readOnly={readOnly}
        value={draft.participants}
        onValueChange={(next) => set({ participants: [...(next ?? [])] })}
      />
      <TextField
        label={t('fields.description')}
        readOnly={readOnly}
        multiline
        rows={3}
        maxLength={10_000}
        value={draft.description}
        onValueChange={(next) => set({ description: next ?? '' })}
      />
    </>
  )
}
