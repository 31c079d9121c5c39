import { useBoardTabs } from '../../../entity/board/useBoardTabs.js'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { requirementColumns } from './requirementColumns.js'
import { requirementKind } from './requirementKind.js'
import './styles.css'

/** The list of requirements. */
export function RequirementsScreen() {
  return (
    <EntityList
      kind={requirementKind}
      columns={requirementColumns}
      start={<LinkTabs {...useBoardTabs(requirementKind)} current="list" />}
    />
  )
}
