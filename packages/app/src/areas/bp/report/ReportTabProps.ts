import type { stepOf } from '../../../entity/step.js'
import type { ReportRow } from './reportRows.js'
import type { ReportView } from './reportSearch.js'

/** What each tab of the report gets; a tab takes what it needs. */
export interface ReportTabProps {
  /** All processes of the report. */
  rows: readonly ReportRow[]
  view: ReportView
  /** Shows something else, as a step of the history or, with `replace`, in place of this. */
  onShow: (change: Partial<ReportView>, step?: Partial<ReturnType<typeof stepOf>>) => void
  /** The address of the report with other parameters. */
  hrefOf: (change: Partial<ReportView>) => string
  /** Id of the process that is looked at more closely. */
  process: string | null
  onProcessChange: (process: string | null) => void
}
