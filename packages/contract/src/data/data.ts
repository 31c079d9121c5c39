import { dataElementEndpoints } from './data-element.js'
import { dataFieldEndpoints } from './data-field.js'
import { dataTableEndpoints } from './data-table.js'
import { serviceEndpoints } from './service.js'

/** The entities of the data area. */
export const data = {
  services: serviceEndpoints,
  tables: dataTableEndpoints,
  elements: dataElementEndpoints,
  fields: dataFieldEndpoints,
}
