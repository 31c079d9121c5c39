import { useTranslation } from 'react-i18next'
import { EntityViewPage } from '../../../entity/board/EntityViewPage.js'
import { useBoardAddress } from '../../../entity/board/useBoardAddress.js'
import { sumsKey } from '../../../entity/sumsQuery.js'
import { EffortChart } from './EffortChart.js'
import { ricefwColumns } from './ricefwColumns.js'
import { ricefwKind as kind } from './ricefwKind.js'
import { ricefwGroups, useRicefwTabs } from './ricefwViews.js'

/** The effort of RICEFW items, planned against actual, by status, type or owner: the list, added up. */
export function RicefwsEffort() {
  const { t } = useTranslation()
  const address = useBoardAddress(kind, 'effort', ricefwGroups)
  const field = ricefwGroups.find((name) => name === address.group) ?? ricefwGroups[0]
  return (
    <EntityViewPage
      kind={kind}
      columns={ricefwColumns}
      address={address}
      tabs={{ ...useRicefwTabs(), current: 'effort' }}
      groups={ricefwGroups}
      field={field}
      asks={sumsKey}
      failedTitle={t('ricefws.effortFailed')}
      isUnordered
    >
      {(table) => (
        <EffortChart field={field} view={address.view} listHref={address.listHref} chartRef={table.gridRef} />
      )}
    </EntityViewPage>
  )
}
