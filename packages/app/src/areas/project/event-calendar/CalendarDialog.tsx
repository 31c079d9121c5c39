import { isApiError } from '@embpm/contract'
import { calendarColours, type CalendarColour } from '@embpm/contract/event-calendar'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { RadioGroup } from '@embpm/ui/radio-group'
import { TextField } from '@embpm/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { ScheduleCalendar } from './CalendarSide.js'
import { scheduleKey } from './useScheduleQuery.js'

/** Props of `CalendarDialog`. */
export interface CalendarDialogProps {
  /** `null` makes a new one. */
  calendar: ScheduleCalendar | null
  onClose: () => void
}

/** Names a calendar and gives it a colour. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { client } = useServices()
  const { organisation } = usePlace()
  const queryClient = useQueryClient()
  const form = useId()
  const [name, setName] = useState(calendar?.name ?? '')
  const [colour, setColour] = useState<CalendarColour>(calendar?.colour ?? 'blue')
  const [problem, setProblem] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const { pending, formProps } = useSubmit(async () => {
    setTried(true)
    setProblem(null)
    const fields = { name: name.trim(), colour }
    if (fields.name === '') return
    try {
      if (calendar) await client.eventCalendars.update({ id: calendar.id, lockVersion: calendar.lockVersion, fields })
      else await client.eventCalendars.create({ fields })
      onClose()
    } catch (error) {
      setProblem(
        t(
          isApiError(error, 'TAKEN')
            ? 'object.taken'
            : isApiError(error, 'CONFLICT')
              ? 'eventCalendar.changedElsewhere'
              : 'eventCalendar.failed',
        ),
      )
    }
    await Promise.all(
      [scheduleKey(organisation), queryKeys.kind(organisation, 'eventCalendars')].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header
        title={calendar ? t('eventCalendar.editCalendar', { name: calendar.name }) : t('eventCalendar.newCalendar')}
        closeable={!pending}
      />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-calendar-form">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <TextField
            label={t('fields.name')}
            autoFocus
            required
            maxLength={200}
            autoComplete="off"
            value={name}
            errorMessage={isTried && name.trim() === '' ? t('eventCalendar.noName') : undefined}
            onValueChange={(next) => setName(next ?? '')}
          />
          <RadioGroup<CalendarColour>
            label={t('eventCalendar.colour')}
            value={colour}
            options={calendarColours.map((value) => ({
              value,
              label: (
                <span className={`emb-app-calendar-swatch emb-app-calendar-${value}`}>
                  {choiceText('calendarColour', value)}
                </span>
              ),
            }))}
            onValueChange={(next) => next && setColour(next)}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={pending}>
          {t(calendar ? 'object.save' : 'object.create')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
