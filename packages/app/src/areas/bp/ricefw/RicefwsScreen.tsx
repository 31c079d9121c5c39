import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { ricefwColumns } from './ricefwColumns.js'
import { ricefwKind } from './ricefwKind.js'
import { useRicefwTabs } from './ricefwViews.js'

/** The list of RICEFW items. */
export function RicefwsScreen() {
  return (
    <EntityList kind={ricefwKind} columns={ricefwColumns} start={<LinkTabs {...useRicefwTabs()} current="list" />} />
  )
}
