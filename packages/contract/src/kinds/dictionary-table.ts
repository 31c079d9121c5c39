import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, group, longText, naming, text, whole, wbs } from '../common/fields.js'

/** What a table of the dictionary is, by its technical category. */
export const tableCategories = ['TRANSP', 'VIEW', 'STRUCT', 'POOL', 'CLUSTER', 'APPEND'] as const

const label = (longest: number) => text(longest).sort()
const length = (longest: number) => whole(0, 255).default(longest).sort().filter()

/** A table of a system's dictionary. Source: the domain model, DictionaryTable. */
export const dictionaryTable = entityOf({
  kind: 'dictionaryTables',
  readBy: ['processes'],
  path: '/processes/dictionary-tables',
  tag: 'Processes',
  one: 'a dictionary table',
  many: 'dictionary tables',
  key: ['system', 'tableName', 'version'],
  nameOf: ({ system, tableName }) => `${system} ${tableName}`,
  referenceOf: ({ tableName, system, descriptionInfo }) => ({
    name: `${tableName} (${system})`,
    detail: descriptionInfo.shortDescription,
  }),
  fields: {
    /** Id of the system whose dictionary it is in, such as S4P. */
    system: naming(20, 'systems', 'sid').required().sort().filter().search(),
    systemInfo: group({
      systemName: text(100).sort().filter().search(),
      description: text(500).sort(),
    }).fromServer(),
    category: choice(tableCategories, 'tableCategory').sort().filter().search(),
    /** Technical name, such as VBAK. */
    tableName: text(40).required().sort().filter().search(),
    /** What the rows stand for, such as Sales order. */
    businessObject: text(100).sort().filter().search().bulk(),
    /** Counts the versions that people distinguish, from 1. A change makes no new one by itself. */
    version: whole(1, 9_999).sort().filter(),
    /** Number in the work breakdown structure, such as 1.3.2. */
    wbs: wbs().sort().filter().search().bulk(),
    /** What the table is called, in labels of several lengths; each with the length that a screen gives it. */
    descriptionInfo: group({
      shortDescription: text(60).sort().search(),
      heading: label(55),
      headingLength: length(55),
      shortLabel: label(10),
      shortLabelLength: length(10),
      mediumLabel: label(20),
      mediumLabelLength: length(20),
      longLabel: label(40),
      longLabelLength: length(40),
      description: longText().sort(),
    }),
    /** How its rows are transported, such as A for application data and C for customising. */
    deliveryClass: text(1).default('A').sort().filter().bulk(),
  },
})

/** A dictionary table as the server stores and answers it. */
export type DictionaryTable = EntityOf<typeof dictionaryTable>

/** Schema of a dictionary table in lists and pickers. */
export const dictionaryTableRow = z.pick(dictionaryTable.schema, {
  id: true,
  system: true,
  systemInfo: true,
  category: true,
  tableName: true,
  businessObject: true,
  version: true,
  wbs: true,
  descriptionInfo: true,
})

/** A dictionary table in lists and pickers. */
export type DictionaryTableRow = z.infer<typeof dictionaryTableRow>
