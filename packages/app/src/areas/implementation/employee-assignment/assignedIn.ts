import { addDays } from '@embpm/calendar/arithmetic'
import { overlapOf } from '@embpm/calendar/validity'
import type { CapacityPerson } from '@embpm/contract/capacity'

/** What somebody is assigned to in the week that begins on a Monday. */
export const assignedIn = (person: CapacityPerson, week: string) =>
  person.assignments.filter((one) => overlapOf(one, { validFrom: week, validTo: addDays(week, 6) }))
