import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { systemColumns } from './systemColumns.js'
import { systemKind } from './systemKind.js'
import { useSystemTabs } from './useSystemTabs.js'

/** The list of systems. */
export function SystemsScreen() {
  return (
    <EntityList kind={systemKind} columns={systemColumns} start={<LinkTabs {...useSystemTabs()} current="list" />} />
  )
}
