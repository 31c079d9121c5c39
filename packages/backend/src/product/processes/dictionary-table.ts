import { type DictionaryTable, dictionaryTable, tableCategories } from '@embpm/contract/dictionary-table'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, turn } from '../entity/seeding.js'
import { tableCountries, tablePurposes, wellKnownTables } from './dictionary-table.data.js'
import { systems } from './system.data.js'

/** What is known of a system by its short name. */
function systemInfoOf(system: string): DictionaryTable['systemInfo'] {
  const found = systems.find(({ sid }) => sid === system)
  return { systemName: found?.systemName ?? system, description: found?.description ?? '' }
}

const lengths = { headingLength: 55, shortLabelLength: 10, mediumLabelLength: 20, longLabelLength: 40 } as const

/** The tables of the systems' dictionaries: VBAK, VBAP, …, then extensions such as ZVBAK_01. */
export const dictionaryTableTable = entityTable({
  name: 'dictionary-table',
  prefix: 'DT',
  entity: dictionaryTable,
  derive: (entity) => ({ ...entity, systemInfo: systemInfoOf(entity.system) }),
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'DT',
      full: 10_000,
      make: ({ index }) => {
        const { tableName: name, text: meaning, businessObject, category } = turn(wellKnownTables, index)
        const round = Math.floor(index / wellKnownTables.length)
        const [purpose, purposeText] = turn(tablePurposes, round - 1 + tablePurposes.length)
        const [country, countryText] = turn(
          tableCountries,
          Math.floor((round - 1) / tablePurposes.length) + tableCountries.length,
        )
        const short = (round === 0 ? meaning : `${meaning}: ${purposeText}, ${countryText}`).slice(0, 60)
        const { sid } = turn(systems, index + round)
        return {
          system: sid,
          systemInfo: systemInfoOf(sid),
          category: tableCategories.find((one) => one === category) ?? 'TRANSP',
          tableName: round === 0 ? name : `Z${name}_${purpose}_${country}`,
          businessObject,
          version: 1 + (index % 4),
          wbs: `${(index % 4) + 1}.${(Math.floor(index / 4) % 9) + 1}.${(round % 9) + 1}`,
          deliveryClass: category === 'VIEW' ? 'C' : 'A',
          descriptionInfo: {
            ...lengths,
            shortDescription: short,
            heading: short.slice(0, 55),
            shortLabel: name,
            mediumLabel: businessObject,
            longLabel: short.slice(0, 40),
            description: `${short}; one row for each ${businessObject.toLowerCase()} that the system knows.`,
          },
        }
      },
    }),
})

/** The handlers of dictionary tables. */
export const dictionaryTables = entityHandlers(dictionaryTable.endpoints, dictionaryTableTable)
