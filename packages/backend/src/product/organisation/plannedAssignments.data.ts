import { openEnd, overlapOf, type Validity } from '@embpm/calendar'

/** An assignment of the sample: whose it is by the number of the employee from 0. */
export interface PlannedAssignment extends Validity {
  employee: number
  percentage: number
  primary: boolean
  overAllowed: boolean
}

/** What somebody who is an employee of another position does here. */
const other = (index: number, further: number): number => (index % 97) + further

/** The assignments of the position with a number from 0: most are filled by one person, some by nobody or by too many. */
function planned(index: number, fte: number): PlannedAssignment[] {
  const one = {
    employee: index,
    percentage: Math.round(fte * 100),
    primary: true,
    overAllowed: false,
    validFrom: `${2019 + (index % 7)}-0${1 + (index % 9)}-01`,
    validTo: openEnd,
  }
  // Vacant since September; vacant until January.
  if (index % 29 === 7) return [{ ...one, validTo: '2026-08-31' }]
  if (index % 31 === 11) return [{ ...one, validFrom: '2027-01-01' }]
  if (index % 43 === 30) return []
  if (index % 47 === 13) {
    const helper = { ...one, primary: false }
    return [
      { ...one, percentage: 80 },
      {
        ...helper,
        employee: other(index, 1),
        percentage: 40,
        overAllowed: true,
        validFrom: '2026-10-01',
        validTo: '2026-12-31',
      },
      { ...helper, employee: other(index, 3), percentage: 20, validFrom: '2027-01-01' },
    ]
  }
  if (index % 19 === 5) return [{ ...one, percentage: Math.min(one.percentage, 60) }]
  if (index % 13 === 3) {
    const before = { ...one, employee: other(index, 5), primary: false, validTo: '2025-03-31', validFrom: '2020-01-01' }
    return [{ ...one, validFrom: '2025-04-01' }, before]
  }
  return [one]
}

/** The assignments of a position, on days on which that holds. */
export const assignmentsOf = (index: number, { fte, ...validity }: Validity & { fte: number }): PlannedAssignment[] =>
  planned(index, fte).flatMap((one) => {
    const held = overlapOf(one, validity)
    return held ? [{ ...one, ...held }] : []
  })
