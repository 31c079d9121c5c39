import { type DictionaryTable, dictionaryTable, tableCategories } from '@embpm/contract/dictionary-table'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, turn } from '../entity/seeding.js'
import { tableCountries, tablePurposes, wellKnownTables } from './dictionary-table.data.js'
import { systemsBySid } from './system.js'
import { mainSystems } from './system.data.js'

/** What is known of a system; of one that there is not, its short name. */
const systemInfoOf = (
  sid: string,
  found: Pick<DictionaryTable['systemInfo'], 'systemName' | 'description'> | undefined,
): DictionaryTable['systemInfo'] => ({
  systemName: found?.systemName ?? sid,
  description: found?.description ?? '',
})

const lengths = { headingLength: 55, shortLabelLength: 10, mediumLabelLength: 20, longLabelLength: 40 } as const

/** Where the samples have newer versions of the first tables, from 0, and of how many. */
export const sampleVersions = { from: 380, count: 20 } as const

const quality = mainSystems.find(({ sid }) => sid === 'S4Q')

/** The tables of the systems' dictionaries: VBAK, VBAP, …, then extensions such as ZVBAK_01, and newer versions of the first ones in quality. */
export const dictionaryTableTable = entityTable({
  name: 'dictionary-table',
  prefix: 'DT',
  entity: dictionaryTable,
  labels: async (caller) => {
    const systemOf = await systemsBySid(caller)
    return (entity) => ({ ...entity, systemInfo: systemInfoOf(entity.system, systemOf(entity.system)) })
  },
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'DT',
      full: 10_000,
      make: ({ index: at }) => {
        const isNewer = at >= sampleVersions.from && at < sampleVersions.from + sampleVersions.count
        const index = isNewer ? at - sampleVersions.from : at
        const { tableName: name, text: meaning, businessObject, category } = turn(wellKnownTables, index)
        const round = Math.floor(index / wellKnownTables.length)
        const [purpose, purposeText] = turn(tablePurposes, round - 1 + tablePurposes.length)
        const [country, countryText] = turn(
          tableCountries,
          Math.floor((round - 1) / tablePurposes.length) + tableCountries.length,
        )
        const short = (round === 0 ? meaning : `${meaning}: ${purposeText}, ${countryText}`).slice(0, 60)
        const system = (isNewer && quality) || turn(mainSystems, index + round)
        return {
          system: system.sid,
          systemInfo: systemInfoOf(system.sid, system),
          category: tableCategories.find((one) => one === category) ?? 'TRANSP',
          tableName: round === 0 ? name : `Z${name}_${purpose}_${country}`,
          businessObject,
          version: 1 + (index % 4) + (isNewer ? 1 : 0),
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
