import { dictionaryTableInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = dictionaryTableInput

/** What the object page of a table edits, checked by the contract's own rules. */
export const tableForm = defineForm(
  z.object({
    tableName: shape.tableName,
    system: shape.system,
    category: shape.category.unwrap(),
    businessObject: shape.businessObject.unwrap(),
    wbs: shape.wbs.unwrap(),
    deliveryClass: shape.deliveryClass.unwrap(),
    descriptionInfo: shape.descriptionInfo.unwrap(),
  }),
  {
    tableName: '',
    system: '',
    category: 'TRANSP',
    businessObject: '',
    wbs: '',
    deliveryClass: '',
    descriptionInfo: {
      shortDescription: '',
      heading: '',
      headingLength: 55,
      shortLabel: '',
      shortLabelLength: 10,
      mediumLabel: '',
      mediumLabelLength: 20,
      longLabel: '',
      longLabelLength: 40,
      description: '',
    },
  },
)
