import { isApiError } from '@embpm/contract'
import type { EventFields, EventStanding, ImportedEvent, SeriesScope } from '@embpm/contract/event-schedule'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Which event is meant, and what of its series. */
export interface EventTarget {
  id: string
  lockVersion: number
  occurrence: string | null
  scope: SeriesScope
}

const refusals = ['order', 'form', 'timeZone', 'recurrence', 'series', 'occurrence'] as const
const refused = z.object({ reason: z.enum(refusals) })

/** How long a change can be taken back, in ms. */
const undoTime = 10_000

/** Changes events, says what was done, and takes it back. Each resolves to why it could not be done, `null` when it is. */
export function useEventWriting() {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()

  const refresh = () =>
    Promise.all(
      ['eventSchedule', 'calendarEvents'].map((kind) =>
        queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) }),
      ),
    )
  const takeBack = async (before: EventStanding[]) => {
    try {
      await client.eventSchedule.putBack({ before })
      toasts.add({ text: t('eventCalendar.undone'), icon: 'success' })
    } catch {
      toasts.add({ text: t('eventCalendar.undoFailed'), icon: 'error' })
    }
    await refresh()
  }
  const tell = (text: string, before: EventStanding[], icon: 'success' | 'delete' = 'success') =>
    toasts.add({
      text,
      icon,
      timeout: undoTime,
      action: { label: t('list.undo'), onPress: () => void takeBack(before) },
    })
  const problemIn = (error: unknown): string => {
    const reason = isApiError(error, 'LOCKED') ? refused.safeParse(error.data).data?.reason : undefined
    if (reason) return t(`eventCalendar.refusals.${reason}`)
    if (isApiError(error, 'CONFLICT')) return t('eventCalendar.changedElsewhere')
    return t(isApiError(error, 'NOT_FOUND') ? 'eventCalendar.gone' : 'eventCalendar.failed')
  }
  const write = async (work: () => Promise<void>): Promise<string | null> => {
    try {
      await work()
      return null
    } catch (error) {
      return problemIn(error)
    } finally {
      await refresh()
    }
  }

  return {
    create: (fields: EventFields) =>
      write(async () => {
        const { before } = await client.eventSchedule.create({ fields })
        tell(t('eventCalendar.created', { title: fields.title }), before)
      }),
    change: (target: EventTarget, fields: Partial<EventFields>, said: string) =>
      write(async () => {
        const { before } = await client.eventSchedule.change({ ...target, fields })
        tell(said, before)
      }),
    remove: (target: EventTarget, title: string) =>
      write(async () => {
        const { before } = await client.eventSchedule.remove(target)
        tell(t('list.deletedOne', { name: title }), before, 'delete')
      }),
    take: (calendarId: string, events: ImportedEvent[]) =>
      write(async () => {
        const { before, created, changed } = await client.eventSchedule.importEvents({ calendarId, events })
        tell(t('eventCalendar.import.done', { count: created, changed }), before)
      }),
  }
}

/** Changes of events. */
export type EventWriting = ReturnType<typeof useEventWriting>
