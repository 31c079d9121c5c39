import { proposeLights } from '@embpm/contract/project-status'
import { noFigures, statusReport } from '@embpm/contract/status-report'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { lockedFor } from '../entity/refusals.js'
import { allSamples, codedOf, padded, personOf, samplesOf, turn } from '../entity/seeding.js'
import { sampleReports } from './status-report.data.js'

/** The number of a report by the number of its id. */
const reportNoOf = (number: number) => `SR-${padded(number)}`

/**
 * The status reports. They are issued by an action (`projectStatus`), which writes the successor as it is; all other writes pass
 * `admit`, so that nobody changes an issued one, whatever writes it.
 */
export const statusReportTable = entityTable({
  name: 'status-report',
  prefix: 'SR',
  entity: statusReport,
  asLabel: ({ id, reportNo, asOf }) => ({ id, code: reportNo, name: asOf }),
  own: (_, number) => ({ reportNo: reportNoOf(number) }),
  recorded: ['state', 'issuedAt', 'issuedBy'],
  admit(next, { before, draft }) {
    if (before && before.state !== 'draft') throw lockedFor('issued', ['state'])
    const others = draft.where('projectId', next.projectId).filter(({ id }) => id !== next.id)
    if (others.some(({ state }) => state === 'draft')) throw lockedFor('draft', ['projectId'])
    const corrected = next.replacesId === null ? undefined : draft.get(next.replacesId)
    if (next.replacesId !== null && (corrected?.state !== 'issued' || corrected.projectId !== next.projectId))
      throw lockedFor('replaces', ['replacesId'])
  },
  release({ state }) {
    if (state !== 'draft') throw lockedFor('issued', ['state'])
  },
  seeds: (organisationId) => {
    const projects = samplesOf('projects', organisationId).list
    const reports = sampleReports.filter(({ project }) => project < projects.length)
    return allSamples(organisationId, {
      prefix: 'SR',
      full: reports.length,
      make: ({ index }) => {
        const { project: place, draft = false, figures, ...report } = turn(reports, index)
        const state = draft ? ('draft' as const) : ('issued' as const)
        const project = turn(projects, place)
        return {
          ...report,
          reportNo: reportNoOf(index + 1),
          projectId: project.id,
          project: codedOf(project),
          state,
          replacesId: null,
          // A draft has its figures when it is issued.
          figures: draft ? noFigures : figures,
          proposed: proposeLights(draft ? noFigures : figures),
          issuedAt: draft ? null : `${report.asOf}T15:30:00.000Z`,
          issuedBy: draft ? '' : (project.manager?.name ?? personOf('USR-00003')?.name ?? ''),
        }
      },
    })
  },
})

/** The handlers of status reports. */
export const statusReports = entityHandlers(statusReport.endpoints, statusReportTable)
