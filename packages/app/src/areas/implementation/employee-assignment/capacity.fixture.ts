import { addDays } from '@embpm/calendar/arithmetic'
import { startOfWeek } from '@embpm/calendar/range'
import type { CapacityPage, CapacityPerson } from '@embpm/contract/capacity'

const firstNames = ['Jonas', 'Kateřina', 'Luc', 'Inês', 'Anna', 'Piotr', 'Ewa', 'Thomas', 'Lena', 'Olga'] as const
const lastNames = ['Weber', 'Vlčková', 'Moreau', 'Duarte', 'Nowak', 'Zieliński', 'Kamińska', 'Wright'] as const
const ofUnit = 10

const personOf = (index: number, weeks: number): CapacityPerson => ({
  id: `EMP-${index}`,
  name: `${firstNames[index % firstNames.length]} ${lastNames[(index * 3) % lastNames.length]} ${index + 1}`,
  role: 'Data specialist',
  skills: ['Lean'],
  unitId: `OU-${Math.floor(index / ofUnit)}`,
  weeklyHours: 40,
  capacity: Array.from({ length: weeks }, (_, week) => ((week + index) % 53 === 9 ? 0 : 40)),
  assigned: Array.from({ length: weeks }, (_, week) =>
    (week + index) % 53 === 9 ? 0 : ((index * 7 + week * 3) % 14) * 4,
  ),
  off: Object.fromEntries(
    Array.from({ length: weeks }, (_, week) => week)
      .filter((week) => (week + index) % 53 === 9)
      .map((week) => [String(week), 'Winter shutdown']),
  ),
  assignments: [],
})

/** What a server answers of so many people: one page of them. */
export function largeCapacity(
  count: number,
  asked: { from: string; weeks: number; page: number; size: number },
): CapacityPage {
  const { from, weeks, page, size } = asked
  const monday = startOfWeek(from)
  const first = (page - 1) * size
  return {
    weeks: Array.from({ length: weeks }, (_, nth) => addDays(monday, nth * 7)),
    people: Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, nth) =>
      personOf(first + nth, weeks),
    ),
    groups: Array.from({ length: Math.ceil(count / ofUnit) }, (_, nth) => ({
      unitId: `OU-${nth}`,
      name: `Team ${nth + 1}`,
      people: Math.min(ofUnit, count - nth * ofUnit),
      fte: ofUnit,
    })),
    total: count,
    over: { people: 0, weeks: 0, hours: 0 },
    skills: ['Lean'],
  }
}
