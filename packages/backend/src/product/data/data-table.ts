import { dataTable } from '@embpm/contract/data-table'

import { idOf, seedRows, turn } from '../entity/seeding.js'
import { treeHandlers } from '../tree/treeHandlers.js'
import { treeTable } from '../tree/treeTable.js'
import { ownObjects, ownParts, ownPurposes, type TableFamily, tableFamilies } from './data-table.data.js'

interface SampleTable {
  tableName: string
  description: string
  wbs: string
  parent: number | null
  order: number
}

const full = 2000

/** Parents before children: well-known families such as VBAK with VBAP and VBEP, then own tables such as ZORDER_APPR with nine parts each. */
function families(): readonly SampleTable[] {
  const found: SampleTable[] = []
  const add = ([tableName, description, ...below]: TableFamily, wbs: string, parent: number | null, order: number) => {
    found.push({ tableName, description, wbs, parent, order })
    const own = found.length
    for (const [index, family] of below.entries()) add(family, `${wbs}.${index + 1}`, own, index)
  }
  for (const [order, family] of tableFamilies.entries()) add(family, String(order + 1), null, order)
  for (let order = tableFamilies.length; found.length < full; order += 1) {
    const own = order - tableFamilies.length
    const [object, objectText] = turn(ownObjects, own)
    const [purpose, purposeText] = turn(ownPurposes, Math.floor(own / ownObjects.length))
    const first = `Z${object}_${purpose}`
    const text = `${objectText}: ${purposeText}`
    const parts = ownParts.map(([part, partText]): TableFamily => [`${first}_${part}`, `${text}, ${partText}`])
    add([first, text, ...parts], String(order + 1), null, order)
  }
  return found
}

let sample: readonly SampleTable[] | undefined

/** The tables of the data model. */
export const dataTableTable = treeTable({
  name: 'data-table',
  prefix: 'DM',
  entity: dataTable,
  seeds: (organisationId) => {
    const all = (sample ??= families())
    return seedRows(organisationId, {
      prefix: 'DM',
      full,
      make: ({ index }) => {
        const { parent, ...table } = turn(all, index)
        return { ...table, version: 1 + (index % 3), parentId: parent === null ? null : idOf('DM', parent) }
      },
    })
  },
})

/** The handlers of the tables of the data model. */
export const dataTables = treeHandlers(dataTable.endpoints, dataTableTable)
