import { EntityList } from '../entity/EntityList.js'
import { LinkTabs } from '../entity/LinkTabs.js'
import { elementColumns } from './elementColumns.js'
import { elementKind } from './elementKind.js'
import { useDictionaryTabs } from './useDictionaryTabs.js'

/** The list of data elements. */
export function ElementsScreen() {
  return (
    <EntityList
      kind={elementKind}
      columns={elementColumns}
      start={<LinkTabs {...useDictionaryTabs()} current="dataElements" />}
    />
  )
}
