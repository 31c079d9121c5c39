import type { Calendar } from '@embpm/contract/calendar'
import { workingRulesOf } from '@embpm/contract/calendar'
import type { PersonalDays } from '@embpm/contract/capacity-weeks'
import type { OperationArea } from '@embpm/contract/operation-area'
import type { OrgUnit } from '@embpm/contract/org-unit'

import { workingCalendarOf } from '../project/workingCalendarOf.js'

/** What says on which days the people of a unit work. */
export interface UnitDaysSources {
  units: readonly OrgUnit[]
  areas: readonly OperationArea[]
  calendars: readonly Calendar[]
}

const usualWeek = 5

/**
 * Finds on which days the people of a unit work: by the calendar of the operation area at the unit's place, or at that of the nearest unit above that
 * has one; else from Monday to Friday.
 */
export function calendarOfUnit({ units, areas, calendars }: UnitDaysSources): (unitId: string | null) => PersonalDays {
  const unitById = new Map(units.map((unit) => [unit.id, unit]))
  const calendarById = new Map(calendars.map((one) => [one.id, one]))
  const byPlace = new Map<string, Calendar>()
  for (const { name, calendarId } of areas) {
    const found = calendarById.get(calendarId ?? '')
    if (found && !byPlace.has(name)) byPlace.set(name, found)
  }
  const known = new Map<string, PersonalDays>()
  const made = (unitId: string | null): PersonalDays => {
    const seen = new Set<string>()
    for (let at = unitById.get(unitId ?? ''); at && !seen.has(at.id); at = unitById.get(at.parentId ?? '')) {
      seen.add(at.id)
      const calendar = byPlace.get(at.location)
      if (calendar)
        return { calendar: workingCalendarOf(calendar), usual: workingRulesOf(calendar).workweek.length || usualWeek }
    }
    return { calendar: workingCalendarOf(undefined), usual: usualWeek }
  }
  return (unitId) => {
    const days = known.get(unitId ?? '') ?? made(unitId)
    known.set(unitId ?? '', days)
    return days
  }
}
