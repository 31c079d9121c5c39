import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { operationTaskColumns } from './operationTaskColumns.js'
import { operationTaskKind as kind } from './operationTaskKind.js'
import { useTaskTabs } from './operationTaskViews.js'

/** The list of operation tasks. */
export function OperationTasksScreen() {
  return (
    <EntityList kind={kind} columns={operationTaskColumns} start={<LinkTabs {...useTaskTabs()} current="list" />} />
  )
}
