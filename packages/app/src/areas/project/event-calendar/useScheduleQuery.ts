import type { Client } from '@embpm/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { daysOfView } from './calendarRange.js'
import type { CalendarSearch } from './calendarSearch.js'

/** What happens in some days. */
export type Schedule = Awaited<ReturnType<Client['eventSchedule']['read']>>

/** Beginning of the keys of what is known of the calendar. */
export const scheduleKey = (organisation: string) => queryKeys.kind(organisation, 'eventSchedule')

/** Asks for what happens in the days that are shown. It is asked for again whenever the page is opened. */
export function useScheduleQuery({
  view,
  day,
  layers,
  area,
  zone,
  project,
}: Pick<CalendarSearch, 'view' | 'day' | 'layers' | 'area' | 'zone' | 'project'>) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = {
    ...daysOfView(view, day),
    timeZone: zone,
    layers: [...layers],
    ...(area !== null && { areaId: area }),
    ...(project !== null && { projectId: project }),
  }
  return useQuery({
    queryKey: [...scheduleKey(organisation), asked],
    queryFn: ({ signal }) => client.eventSchedule.read(asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
