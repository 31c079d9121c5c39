import { lifecycleStatuses } from '@embpm/contract'
import { scenario, scenarioTypes } from '@embpm/contract/scenario'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { codedOf, padded, personOf, pick, samplesOf, seedRows, somebody, turn } from '../entity/seeding.js'
import { projectAt } from '../project/projectAt.js'
import { areas, processSites } from '../processes/process.data.js'

const variants = ['domestic', 'export', 'intercompany', 'with returns', 'at year end', 'in the new plant'] as const
const groupsOfArea = 6
const subjects = areas.flatMap(({ groups }) => groups)
const releases = ['2025.2', '2026.1', '2026.2', '2027.1'] as const

/** The scenarios. */
export const scenarioTable = entityTable({
  name: 'scenario',
  prefix: 'SC',
  entity: scenario,
  seeds: (organisationId) => {
    const projects = samplesOf('projects', organisationId).list
    return seedRows(organisationId, {
      prefix: 'SC',
      full: 1000,
      make: ({ index, random }) => {
        const round = Math.floor(index / subjects.length)
        const site = round < variants.length ? '' : ` in ${turn(processSites, Math.floor(round / variants.length))}`
        const project = projectAt(projects, index)
        const ownerId = somebody(random)
        return {
          code: `SC-${padded(index + 1, 4)}`,
          // One group of each area after the other, so that the first scenarios show all areas.
          name: `${turn(subjects, (index * groupsOfArea + Math.floor(index / areas.length)) % subjects.length)}, ${turn(variants, round)}${site}`,
          projectId: project?.id ?? null,
          project: codedOf(project),
          type: turn(scenarioTypes, index + round),
          release: turn(releases, round),
          ownerId,
          owner: personOf(ownerId),
          status: pick(lifecycleStatuses, random(), 'PLANNED'),
        }
      },
    })
  },
})

/** The handlers of scenarios. */
export const scenarios = entityHandlers(scenario.endpoints, scenarioTable)
