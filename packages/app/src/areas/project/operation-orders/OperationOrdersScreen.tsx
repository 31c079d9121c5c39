import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { operationOrderColumns } from './operationOrderColumns.js'
import { operationOrderKind as kind } from './operationOrderKind.js'
import { useOrderTabs } from './operationOrderViews.js'

/** The list of operation orders. */
export function OperationOrdersScreen() {
  return (
    <EntityList kind={kind} columns={operationOrderColumns} start={<LinkTabs {...useOrderTabs()} current="list" />} />
  )
}
