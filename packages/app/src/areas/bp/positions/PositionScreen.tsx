import type { Position } from '@embpm/contract/position'
import { useTranslation } from 'react-i18next'
import { AssignmentsCard } from '../../../assignments/AssignmentsCard.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { positionKind as kind } from './positionKind.js'

/** The page of a position with who has it when, or of a new one. */
export function PositionScreen() {
  return <EntityPage kind={kind} fields={PositionFields} related={PositionAssignments} />
}

function PositionFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="title" />
      </div>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="orgUnitId" />
      <FieldInput kind={kind} name="jobTitle" />
      <FieldInput kind={kind} name="reportsToId" description={t('positions.reportsToHelp')} />
      <FieldInput kind={kind} name="fte" description={t('positions.fteHelp')} />
      <FieldInput kind={kind} name="isChief" />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

function PositionAssignments({ entity }: { entity: Position }) {
  return <AssignmentsCard of="positionId" id={entity.id} />
}
