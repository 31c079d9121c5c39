import type { CoverageKind } from '@embpm/contract/process-report'
import { onTab, type ReportView } from './reportSearch.js'

/** The steps of a process and what covers them, or those of one kind of cover. */
export const stepsOf = (view: ReportView, process: string, of: CoverageKind | null): ReportView => ({
  ...onTab(view, 'coverage'),
  process,
  of,
})

/** Who answers for the steps of a process. */
export const raciOf = (view: ReportView, process: string): ReportView => ({
  ...onTab(view, 'raci'),
  process,
})
