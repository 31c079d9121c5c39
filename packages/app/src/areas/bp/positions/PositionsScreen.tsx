import { occupancies, type Position } from '@embpm/contract/position'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { OccupancyCell } from './OccupancyCell.js'
import { positionKind } from './positionKind.js'

const columns: readonly ListColumn<Position>[] = [
  { id: 'code', type: 'technical', width: 110, pinned: true },
  { id: 'title', type: 'name', width: 260, pinned: true },
  { id: 'orgUnit', width: 240, filterable: true },
  { id: 'occupancy', width: 160, cell: ({ occupancy }) => <OccupancyCell occupancy={occupancy} /> },
  { id: 'percentage', width: 110 },
  { id: 'fte', width: 80 },
  { id: 'jobTitle', width: 200, filterable: true },
  { id: 'isChief', width: 130 },
  { id: 'reportsToId', width: 200, hidden: true },
  { id: 'validFrom', width: 120 },
  { id: 'validTo', width: 120 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of positions, with those that are vacant today and those above 100 % one press away. */
export function PositionsScreen() {
  return <EntityList kind={positionKind} columns={columns} start={<OccupancyTabs />} />
}

function OccupancyTabs() {
  const { t } = useTranslation()
  const list = kindHref(positionKind, usePlace())
  const { occupancy, page: _, ...others } = useRawSearch()
  const chosen = [occupancy ?? []].flat()
  const only = chosen.length === 1 ? occupancies.find((one) => one === chosen[0]) : undefined
  return (
    <LinkTabs
      label={t('positions.show')}
      current={only ?? (chosen.length === 0 ? 'all' : '')}
      tabs={[
        { id: 'all', label: t('positions.all'), href: list + stringifySearch(others) },
        ...(['vacant', 'over'] as const).map((one) => ({
          id: one,
          label: t(`choices.occupancy.${one}`),
          href: list + stringifySearch({ ...others, occupancy: one }),
        })),
      ]}
    />
  )
}
