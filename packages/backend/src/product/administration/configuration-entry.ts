import { configurationEntry } from '@embpm/contract/configuration-entry'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, turn } from '../entity/seeding.js'
import { settings } from './configuration-entry.data.js'

/** The settings of an organisation. Nobody reads the value of a secret: it can only be written. */
export const configurationEntryTable = entityTable({
  name: 'configuration',
  prefix: 'CFG',
  entity: configurationEntry,
  // What was a secret does not come to light by being called none.
  derive: (entry, { before }) =>
    before?.secret && !entry.secret && entry.value === before.value ? { ...entry, value: '' } : entry,
  hidden: ({ secret }) => (secret ? ['value'] : []),
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'CFG',
      full: settings.length,
      make: ({ index }) => turn(settings, index),
    }),
})

/** The handlers of settings. */
export const configurations = entityHandlers(configurationEntry.endpoints, configurationEntryTable)
