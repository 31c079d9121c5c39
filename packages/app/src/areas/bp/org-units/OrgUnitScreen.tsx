import type { OrgUnit } from '@embpm/contract/org-unit'
import type { Position } from '@embpm/contract/position'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { positionKind } from '../positions/positionKind.js'
import { orgUnitKind as kind } from './orgUnitKind.js'

const columns: readonly ListColumn<Position>[] = [
  { id: 'code', type: 'technical', width: 110, pinned: true },
  { id: 'title', type: 'name', width: 260 },
  { id: 'occupancy', width: 140 },
  { id: 'percentage', width: 110 },
  { id: 'isChief', width: 120 },
]

/** The page of a unit, or of a new one. */
export function OrgUnitScreen() {
  const { t } = useTranslation()
  const chart = addressOf(inOrganisation('bp/org'), usePlace())
  return (
    <EntityPage
      kind={kind}
      fields={OrgUnitFields}
      related={OrgUnitPositions}
      breadcrumbs={[{ label: t('bp.pages.structure'), href: chart }]}
    />
  )
}

function OrgUnitFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="location" />
      <FieldInput kind={kind} name="parentId" description={t('orgUnits.parentHelp')} />
      <FieldInput kind={kind} name="managerPositionId" />
      <FieldInput kind={kind} name="costCentreId" description={t('orgUnits.costCentreHelp')} />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

function OrgUnitPositions({ entity: { id } }: { entity: OrgUnit }) {
  return (
    <RelatedEntities
      kind={positionKind}
      columns={columns}
      filter={{ orgUnitId: [id] }}
      sort="code"
      newSearch={`?orgUnitId=${encodeURIComponent(id)}`}
    />
  )
}
