import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, codedOf, lifecycle, personOf, reference, text } from '../common/fields.js'

/** What a scenario tests. */
export const scenarioTypes = ['unit', 'SIT', 'UAT', 'regression'] as const

/** A chain of processes that is tested together. Source: the domain model, Scenario. */
export const scenario = entityOf({
  kind: 'scenarios',
  path: '/implementation/scenarios',
  tag: 'Implementation',
  one: 'a scenario',
  many: 'scenarios',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as SC-0012. */
    code: text(40).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    type: code(scenarioTypes).default('SIT').sort().filter().search(),
    /** The release it belongs to, such as 2026.1. */
    release: text(40).sort().filter().search(),
    projectId: reference('projects').filter().bulk(),
    project: codedOf('projectId').sort().filter().search(),
    /** Who answers for it. */
    ownerId: reference('people'),
    owner: personOf('ownerId').sort().filter().search(),
    status: lifecycle().default('PLANNED').sort().filter(),
  },
})

/** A scenario as the server stores and answers it. */
export type Scenario = EntityOf<typeof scenario>
