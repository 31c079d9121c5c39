import { dataElement } from '@embpm/contract/data-element'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, turn } from '../entity/seeding.js'
import { mainSystems } from '../processes/system.data.js'
import { elementObjects, elementRoles, wellKnownElements } from './data-element.data.js'

/** The data elements: MANDT, MATNR, …, then own ones such as ZMATNR_01. */
export const dataElementTable = entityTable({
  name: 'data-element',
  prefix: 'DE',
  entity: dataElement,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'DE',
      full: 10_000,
      make: ({ index }) => {
        const { checkTable, german, shortGerman, ...known } = turn(wellKnownElements, index)
        const round = Math.floor(index / wellKnownElements.length)
        const [role, roleText] = turn(elementRoles, round - 1 + elementRoles.length)
        const [object, objectText] = turn(
          elementObjects,
          Math.floor((round - 1) / elementRoles.length) + elementObjects.length,
        )
        const description = (
          round === 0 ? known.description : `${known.description}, ${roleText} (${objectText})`
        ).slice(0, 60)
        return {
          ...known,
          system: turn(mainSystems, round).sid,
          rollName: round === 0 ? known.rollName : `Z${known.rollName}_${role}_${object}`,
          description,
          heading: description.slice(0, 55),
          mediumLabel: description.slice(0, 20),
          longLabel: description.slice(0, 40),
          searchHelp: checkTable === '' ? '' : `SH_${checkTable}`,
          translations:
            round === 0
              ? [
                  {
                    language: 'de' as const,
                    heading: german,
                    shortLabel: shortGerman,
                    mediumLabel: german.slice(0, 20),
                    longLabel: german,
                  },
                ]
              : [],
        }
      },
    }),
})

/** The handlers of data elements. */
export const dataElements = entityHandlers(dataElement.endpoints, dataElementTable)
