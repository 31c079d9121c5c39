import { FieldInput } from '../../../entity/FieldInput.js'
import { WorksForInput } from './works-for/WorksForInput.js'
import { employeeAssignmentKind as kind } from './employeeAssignmentKind.js'

/** What one enters of an assignment: who, for what, as what, how much and when. */
export function AssignmentFields() {
  return (
    <>
      <FieldInput kind={kind} name="employeeId" />
      <WorksForInput />
      <FieldInput kind={kind} name="role" />
      <FieldInput kind={kind} name="measure" />
      <FieldInput kind={kind} name="amount" />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
    </>
  )
}
