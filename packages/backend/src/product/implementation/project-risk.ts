import { projectRisk } from '@embpm/contract/project-risk'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, padded, personOf, samplesOf, somebody, turn } from '../entity/seeding.js'
import { sampleRisks } from './project-risk.data.js'

/** The number of a risk by the number of its id. */
const riskNoOf = (number: number) => `RK-${padded(number)}`

/** The risks of projects. Their score follows from probability and impact. */
export const projectRiskTable = entityTable({
  name: 'project-risk',
  prefix: 'RK',
  entity: projectRisk,
  asLabel: ({ id, riskNo, title }) => ({ id, code: riskNo, name: title }),
  own: (_, number) => ({ riskNo: riskNoOf(number) }),
  derive: (risk) => ({ ...risk, score: risk.probability * risk.impact }),
  seeds: (organisationId) => {
    const projects = samplesOf('projects', organisationId).list
    const risks = sampleRisks.filter(({ project }) => project < projects.length)
    return allSamples(organisationId, {
      prefix: 'RK',
      full: risks.length,
      make: ({ index, random }) => {
        const { project: place, ...risk } = turn(risks, index)
        const project = turn(projects, place)
        const ownerId = somebody(random)
        return {
          ...risk,
          riskNo: riskNoOf(index + 1),
          projectId: project.id,
          project: codedOf(project),
          taskId: null,
          task: null,
          score: risk.probability * risk.impact,
          ownerId,
          owner: personOf(ownerId),
        }
      },
    })
  },
})

/** The handlers of risks. */
export const projectRisks = entityHandlers(projectRisk.endpoints, projectRiskTable)
