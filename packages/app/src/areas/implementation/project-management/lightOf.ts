import type { ProjectStatus } from '@embpm/contract/project-status'
import type { ProjectLight } from '@embpm/contract/status-report'

/** The light of a project: that of its last report, or the one that its figures propose while it is not over. */
export function lightOf({
  report,
  proposed,
  status,
}: Pick<ProjectStatus, 'report' | 'proposed' | 'status'>): ProjectLight | null {
  if (report) return report.overall
  return status === 'completed' || status === 'cancelled' ? null : proposed.overall
}
