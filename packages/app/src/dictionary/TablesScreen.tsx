import { EntityList } from '../entity/EntityList.js'
import { LinkTabs } from '../entity/LinkTabs.js'
import { tableColumns } from './tableColumns.js'
import { tableKind } from './tableKind.js'
import { useDictionaryTabs } from './useDictionaryTabs.js'

/** The list of tables. */
export function TablesScreen() {
  return (
    <EntityList
      kind={tableKind}
      columns={tableColumns}
      start={<LinkTabs {...useDictionaryTabs()} current="dictionaryTables" />}
    />
  )
}
