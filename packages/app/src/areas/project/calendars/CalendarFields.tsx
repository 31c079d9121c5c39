import { CheckboxInput } from '@embpm/forms/checkbox-input'
import { DateInput } from '@embpm/forms/date-input'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { calendarKind as kind } from './calendarKind.js'

/** The fields of a calendar: the weekdays on which one works, whose holidays are off, and what is otherwise. */
export function CalendarFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="name" />
        <FieldInput kind={kind} name="region" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="workweek" />
        </div>
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <Card title={t('fields.holidays')}>
        <RepeatSection
          name="holidays"
          label={t('fields.holidays')}
          addLabel={t('calendars.addHoliday')}
          newRow={() => ({ day: null, name: '' })}
        >
          {(row) => (
            <>
              <DateInput name={`${row.name}.day`} label={t('fields.day')} required />
              <TextInput name={`${row.name}.name`} label={t('fields.name')} maxLength={200} required />
            </>
          )}
        </RepeatSection>
      </Card>
      <Card title={t('fields.exceptions')}>
        <RepeatSection
          name="exceptions"
          label={t('fields.exceptions')}
          description={t('calendars.exceptionsHelp')}
          addLabel={t('calendars.addException')}
          newRow={() => ({ start: null, end: null, works: false, name: '' })}
        >
          {(row) => (
            <>
              <DateInput name={`${row.name}.start`} label={t('fields.start')} required />
              <DateInput name={`${row.name}.end`} label={t('fields.end')} required />
              <TextInput name={`${row.name}.name`} label={t('fields.name')} maxLength={200} required />
              <CheckboxInput name={`${row.name}.works`} label={t('fields.works')} />
            </>
          )}
        </RepeatSection>
      </Card>
    </>
  )
}
