import { useBoardTabs } from '../../../entity/board/useBoardTabs.js'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { ricefwColumns } from './ricefwColumns.js'
import { ricefwKind } from './ricefwKind.js'

/** The list of RICEFW items. */
export function RicefwsScreen() {
  return (
    <EntityList
      kind={ricefwKind}
      columns={ricefwColumns}
      start={<LinkTabs {...useBoardTabs(ricefwKind)} current="list" />}
    />
  )
}
