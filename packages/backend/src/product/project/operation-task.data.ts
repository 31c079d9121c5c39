import type { Predecessor } from '@embpm/calendar/schedule'

/** A task of the sample plan: by what it is numbered, what it is, how long it takes now, how long it was to take, and on what it hangs. */
export interface SampleTask {
  number: string
  title: string
  /** Code of a role of the samples, empty for none. */
  role: string
  duration: number
  /** Duration when the baseline was set. */
  planned: number
  after: readonly Predecessor[]
}

/** number | title | role | duration | planned duration | predecessors by number, type and lag */
const rows = `
1|Prepare||1|1|
1.1|Confirm scope with plants|PRODUCT-MANAGER|7|7|
1.2|Freeze chart of accounts|CONTROLLER|6|6|1.1 FS 0
1.3|Scope approved|APPROVAL-BOARD|0|0|1.2 FS 1
2|Build||1|1|
2.1|Bulk posting interface|DESIGN-ENGINEER|15|13|1.2 FS -3
2.2|Accrual report, profit centres|ACCOUNTANT|18|14|2.1 SS 5
2.3|Tax code conversion|ACCOUNTANT|10|10|2.1 FS 0
2.4|Output forms, France|DESIGN-ENGINEER|9|9|2.2 SS 12
2.5|Authorisation roles, wave 2|CONTROLLER|8|8|2.4 SS 5
3|Test||1|1|
3.1|Integration test, cycle 1|SHOP-FLOOR-SUPERVISOR|6|6|2.3 FS 0
3.2|Defect repair|DESIGN-ENGINEER|5|5|3.1 SS 3
3.3|Acceptance, 2 plants|SALES-CLERK|5|4|3.2 FS 0
3.4|Test signed off|APPROVAL-BOARD|0|0|3.3 FS 0
4|Cutover||1|1|
4.1|Cutover rehearsal|WAREHOUSE-LEAD|4|4|3.2 FF 2
4.2|Legacy ledger support|FINANCE-LEAD|20|18|4.4 SF 0
4.3|Productive data load|ACCOUNTANT|3|3|3.4 FS 2
4.4|Go-live|APPROVAL-BOARD|0|0|4.3 FS 0
`

const linkOf = (text: string): Predecessor | null => {
  const [id = '', type, lag] = text.split(' ')
  return type === 'FS' || type === 'SS' || type === 'FF' || type === 'SF' ? { id, type, lag: Number(lag) } : null
}

/** The plan that sample orders have, by its numbers. */
export const samplePlan: readonly SampleTask[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [number = '', title = '', role = '', duration, planned, after = ''] = row.split('|')
    return {
      number,
      title,
      role,
      duration: Number(duration),
      planned: Number(planned),
      after: after.split(', ').flatMap((text) => linkOf(text) ?? []),
    }
  })
