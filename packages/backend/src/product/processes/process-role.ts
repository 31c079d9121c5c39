import { processRole } from '@embpm/contract/process-role'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, turn } from '../entity/seeding.js'
import { sampleRoles } from './process-role.data.js'

/** The process roles. */
const processRoleTable = entityTable({
  name: 'processRole',
  prefix: 'ROL',
  entity: processRole,
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'ROL',
      // Steps of every organisation's samples name them.
      full: sampleRoles.length,
      make: ({ index }) => ({
        ...turn(sampleRoles, index),
        status: index === sampleRoles.length - 1 ? ('PLANNED' as const) : ('ACTIVE' as const),
      }),
    }),
})

/** The handlers of process roles. */
export const processRoles = entityHandlers(processRole.endpoints, processRoleTable)
