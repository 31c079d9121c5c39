import { scheduleLayers } from '@embpm/contract/event-schedule'
import { IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Pencil, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import type { CalendarSearch } from './calendarSearch.js'
import type { Schedule } from './useScheduleQuery.js'
import { ZoneField } from './ZoneField.js'

/** A calendar as its line shows it. */
export type ScheduleCalendar = Schedule['calendars'][number]

/** Props of `CalendarSide`. */
export interface CalendarSideProps {
  shown: CalendarSearch
  schedule: Schedule | undefined
  mayWrite: boolean
  onShow: (next: Partial<CalendarSearch>) => void
  /** Edits a calendar; `null` makes one. */
  onCalendar: (calendar: ScheduleCalendar | null) => void
}

const toggled = <T,>(list: readonly T[], item: T, isIn: boolean): readonly T[] =>
  isIn ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item)

const small = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Which calendars and what else is shown, by whose working days and in which time zone. */
export function CalendarSide({ shown, schedule, mayWrite, onShow, onCalendar }: CalendarSideProps) {
  const { t } = useTranslation()
  return (
    <>
      <section aria-label={t('eventCalendar.calendars')}>
        <header>
          <h2>{t('eventCalendar.calendars')}</h2>
          {mayWrite && (
            <IconButton
              size="s"
              variant="ghost"
              label={t('eventCalendar.newCalendar')}
              icon={<Plus {...small} />}
              onPress={() => onCalendar(null)}
            />
          )}
        </header>
        <ul>
          {schedule?.calendars.map((one) => (
            <li key={one.id} className={`emb-app-calendar-${one.colour}`}>
              <Checkbox
                checked={!shown.hidden.includes(one.id)}
                onCheckedChange={(checked) => onShow({ hidden: toggled(shown.hidden, one.id, !checked) })}
              >
                {one.name}
              </Checkbox>
              {mayWrite && (
                <IconButton
                  size="s"
                  variant="ghost"
                  label={t('eventCalendar.editCalendar', { name: one.name })}
                  icon={<Pencil size={14} strokeWidth={1.5} aria-hidden />}
                  onPress={() => onCalendar(one)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('eventCalendar.layers')}>
        <header>
          <h2>{t('eventCalendar.layers')}</h2>
        </header>
        <ul>
          {scheduleLayers.map((layer) => (
            <li key={layer} data-layer={layer}>
              <Checkbox
                checked={shown.layers.includes(layer)}
                onCheckedChange={(checked) =>
                  onShow({
                    layers: scheduleLayers.filter((one) => (one === layer ? checked : shown.layers.includes(one))),
                  })
                }
              >
                {t(`eventCalendar.layer.${layer}`)}
              </Checkbox>
            </li>
          ))}
        </ul>
      </section>
      <section className="emb-app-calendar-basis" aria-label={t('eventCalendar.basis')}>
        <ReferenceControl
          to="operationAreas"
          label={t('eventCalendar.workingDaysOf')}
          description={schedule?.worksBy === '' ? t('eventCalendar.noWorkingCalendar') : schedule?.worksBy}
          value={shown.area}
          onValueChange={(area) => onShow({ area })}
        />
        <ZoneField value={shown.zone} onValueChange={(zone) => zone !== null && onShow({ zone })} />
        <p>{t('eventCalendar.weeksNote')}</p>
      </section>
    </>
  )
}
