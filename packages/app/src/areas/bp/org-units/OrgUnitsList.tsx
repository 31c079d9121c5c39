import type { OrgUnit } from '@embpm/contract/org-unit'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { orgUnitKind } from './orgUnitKind.js'

const columns: readonly ListColumn<OrgUnit>[] = [
  { id: 'code', type: 'technical', width: 110, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'parentId', width: 220 },
  { id: 'managerPositionId', width: 220 },
  { id: 'costCentreId', width: 240 },
  { id: 'location', width: 120, filterable: true },
  { id: 'validFrom', width: 120 },
  { id: 'validTo', width: 120 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The units of all levels and days as a list. */
export function OrgUnitsList() {
  const { t } = useTranslation()
  const at = kindHref(orgUnitKind, usePlace())
  return (
    <EntityList
      kind={orgUnitKind}
      columns={columns}
      start={
        <LinkTabs
          label={t('board.shownAs')}
          current="list"
          tabs={[
            { id: 'chart', label: t('orgChart.chartTab'), href: at },
            { id: 'list', label: t('orgChart.listTab'), href: `${at}?view=list` },
          ]}
        />
      }
    />
  )
}
