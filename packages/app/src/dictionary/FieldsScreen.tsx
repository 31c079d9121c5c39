import { EntityList } from '../entity/EntityList.js'
import { LinkTabs } from '../entity/LinkTabs.js'
import { fieldColumns } from './fieldColumns.js'
import { fieldKind } from './fieldKind.js'
import { useDictionaryTabs } from './useDictionaryTabs.js'

/** The list of the fields of all tables. */
export function FieldsScreen() {
  return (
    <EntityList
      kind={fieldKind}
      columns={fieldColumns}
      start={<LinkTabs {...useDictionaryTabs()} current="dataFields" />}
    />
  )
}
