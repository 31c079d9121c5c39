import { technology } from '@embpm/contract/technology'

import { phasesClash } from '../entity/clashes.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, turn } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'
import { technologySamples } from './technology.data.js'

/** The technologies. The phases of a life are in order. */
export const technologyTable = entityTable({
  name: 'technology',
  prefix: 'TEC',
  entity: technology,
  asLabel: ({ id, code, name, version, endOfLife }) => ({ id, code, name: `${name} ${version}`.trim(), endOfLife }),
  admit: (entity) => refuse(phasesClash(entity)),
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'TEC',
      full: technologySamples.length,
      make: ({ index }) => turn(technologySamples, index),
    }),
})

/** The handlers of technologies. */
export const technologies = entityHandlers(technology.endpoints, technologyTable)
