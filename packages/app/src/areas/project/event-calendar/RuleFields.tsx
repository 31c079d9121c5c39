import { ruleDays } from '@embpm/contract/recurrence-rule'
import { Checkbox } from '@embpm/ui/checkbox'
import { DateField } from '@embpm/ui/date-field'
import { NumberField } from '@embpm/ui/number-field'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Select } from '@embpm/ui/select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import {
  type MonthlyDay,
  monthlyDaysOf,
  ruleDayOf,
  type RuleEnd,
  ruleEnds,
  type RuleForm,
  type RuleRepeat,
  ruleRepeats,
} from './ruleForm.js'
import type { CalendarWords } from './useCalendarWords.js'
import { scheduleKey } from './useScheduleQuery.js'

/** Props of `RuleFields`. */
export interface RuleFieldsProps {
  form: RuleForm
  /** The rule that the form makes; empty for once. */
  text: string
  start: string
  timeZone: string
  readOnly: boolean
  words: CalendarWords
  onChange: (next: RuleForm) => void
}

/** How often an event recurs, and when it ends, with its next three dates. */
export function RuleFields({ form, text, start, timeZone, readOnly, words, onChange }: RuleFieldsProps) {
  const { t } = useTranslation()
  const set = (next: Partial<RuleForm>) => onChange({ ...form, ...next })
  const repeats = ruleRepeats.filter((one) => one !== 'other' || form.repeats === 'other')
  const made = form.repeats === 'never' || form.repeats === 'other' ? null : form.repeats
  const weekday = words.weekdayAt(ruleDays.indexOf(ruleDayOf(start)), 'longWeekday')
  return (
    <div className="emb-app-calendar-rule">
      <Select<RuleRepeat>
        label={t('eventCalendar.repeats')}
        readOnly={readOnly}
        value={form.repeats}
        options={repeats.map((value) => ({ value, label: t(`eventCalendar.repeat.${value}`) }))}
        onValueChange={(next) => next && set({ repeats: next })}
      />
      {form.repeats === 'other' && <p>{words.rule(text)}</p>}
      {made !== null && (
        <>
          <NumberField
            label={t('eventCalendar.interval')}
            description={t(`eventCalendar.every.${made}`, { count: form.interval })}
            readOnly={readOnly}
            min={1}
            max={99}
            value={form.interval}
            onValueChange={(next) => set({ interval: next ?? 1 })}
          />
          {form.repeats === 'WEEKLY' && (
            <fieldset className="emb-app-calendar-weekdays">
              <legend>{t('eventCalendar.onDays')}</legend>
              {ruleDays.map((day, nth) => (
                <Checkbox
                  key={day}
                  readOnly={readOnly}
                  checked={form.days.includes(day)}
                  aria-label={words.weekdayAt(nth, 'longWeekday')}
                  onCheckedChange={(checked) => {
                    const days = ruleDays.filter((one) => (one === day ? checked : form.days.includes(one)))
                    if (days.length > 0) set({ days })
                  }}
                >
                  {words.weekdayAt(nth)}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {form.repeats === 'MONTHLY' && (
            <Select<MonthlyDay>
              label={t('eventCalendar.onDay')}
              readOnly={readOnly}
              value={form.on}
              options={monthlyDaysOf(start).map((value) => ({
                value,
                label: t(`eventCalendar.monthly.${value}`, {
                  day: words.dayNumber(start),
                  nth: String(Math.ceil(Number(start.slice(8, 10)) / 7)),
                  weekday,
                }),
              }))}
              onValueChange={(next) => next && set({ on: next })}
            />
          )}
          <div className="emb-app-calendar-ends">
            <span>{t('eventCalendar.ends')}</span>
            <SegmentedControl<RuleEnd>
              size="s"
              label={t('eventCalendar.ends')}
              value={form.ends}
              segments={ruleEnds.map((value) => ({
                value,
                label: t(`eventCalendar.end.${value}`),
                disabled: readOnly && value !== form.ends,
              }))}
              onValueChange={(ends) =>
                set({ ends, until: ends === 'until' ? (form.until ?? start.slice(0, 10)) : form.until })
              }
            />
          </div>
          {form.ends === 'until' && (
            <DateField
              label={t('eventCalendar.lastDay')}
              readOnly={readOnly}
              min={start.slice(0, 10)}
              value={form.until}
              onValueChange={(until) => set({ until: until ?? start.slice(0, 10) })}
            />
          )}
          {form.ends === 'count' && (
            <NumberField
              label={t('eventCalendar.howMany')}
              readOnly={readOnly}
              min={1}
              max={1000}
              value={form.count}
              onValueChange={(next) => set({ count: next ?? 1 })}
            />
          )}
        </>
      )}
      {text !== '' && <NextDates text={text} start={start} timeZone={timeZone} words={words} />}
    </div>
  )
}

/** The first three dates of a rule. */
function NextDates({ text, start, timeZone, words }: Pick<RuleFieldsProps, 'text' | 'start' | 'timeZone' | 'words'>) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { start, timeZone, recurrence: text, count: 3 }
  const { data, isError } = useQuery({
    queryKey: [...scheduleKey(organisation), 'next', asked],
    queryFn: ({ signal }) => client.eventSchedule.next(asked, { signal }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <p>{t('eventCalendar.nextFailed')}</p>
  if (!data) return <p aria-busy>{t('states.loading')}</p>
  const dates = data.starts.map(words.date).join(' · ')
  return <p role="status">{t(data.hasMore ? 'eventCalendar.nextAndMore' : 'eventCalendar.nextDates', { dates })}</p>
}
