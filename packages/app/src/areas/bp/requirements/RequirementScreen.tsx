import { EntityPage } from '../../../entity/EntityPage.js'
import { ApprovalActions } from './ApprovalActions.js'
import { ApprovalBar } from './ApprovalBar.js'
import { ApprovalSteps } from './ApprovalSteps.js'
import { Discussion } from './Discussion.js'
import { RequirementFields } from './RequirementFields.js'
import { requirementKind } from './requirementKind.js'
import { Traceability } from './Traceability.js'
import './styles.css'

const views = { approvals: ApprovalSteps }

/** The page of a requirement, or of a new one. */
export function RequirementScreen() {
  return (
    <EntityPage
      kind={requirementKind}
      fields={RequirementFields}
      actions={ApprovalActions}
      above={ApprovalBar}
      related={Traceability}
      aside={Discussion}
      views={views}
    />
  )
}
