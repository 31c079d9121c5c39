import { EntityPage } from '../../../entity/EntityPage.js'
import { IntervalNames } from './IntervalNames.js'
import { OperationOrderFields } from './OperationOrderFields.js'
import { OperationOrderPlan } from './OperationOrderPlan.js'
import { operationOrderKind } from './operationOrderKind.js'

const views = { intervals: IntervalNames }

/** The page of an operation order, or of a new one. */
export function OperationOrderScreen() {
  return <EntityPage kind={operationOrderKind} fields={OperationOrderFields} aside={OperationOrderPlan} views={views} />
}
