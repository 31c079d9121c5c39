import { maxPageSize } from '@embpm/contract'
import type { System } from '@embpm/contract/system'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { rowsOf } from '@embpm/ui/row-source'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardAddress } from '../../../entity/board/useBoardAddress.js'
import { CreateLink } from '../../../entity/CreateLink.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { useEntityColumns } from '../../../entity/useEntityColumns.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { axisAround, type TimeUnit } from '../../../timeline/timeAxis.js'
import { TimeTools } from '../../../timeline/TimeTools.js'
import { useToday } from '../../../timeline/useToday.js'
import { landscapesOf } from './landscapes.js'
import { MatrixCards } from './MatrixCards.js'
import { MatrixTable } from './MatrixTable.js'
import { PhaseLegend } from '../../../timeline/PhaseLegend.js'
import { systemColumns } from './systemColumns.js'
import { systemKind as kind } from './systemKind.js'
import { useSystemTabs } from './useSystemTabs.js'
import './styles.css'

const units = ['quarter', 'year'] as const

/** The systems by landscape and environment, beside the bars of their lives. The list with the same search is their twin. */
export function SystemsMatrix() {
  const { t } = useTranslation()
  const { view, ignored, show } = useBoardAddress(kind, 'matrix')
  const narrow = useNarrow()
  const today = useToday()
  const [unit, setUnit] = useState<TimeUnit>('quarter')
  const [steps, setSteps] = useState(0)
  const axis = useMemo(() => axisAround(unit, today, steps), [unit, today, steps])
  const table = useDataTable<System>({
    columns: useEntityColumns(kind, systemColumns),
    source: useEntitySource(kind),
    view: {
      ...view,
      sort: view.sort ?? { column: 'landscape', direction: 'ascending' },
      page: 1,
      pageSize: maxPageSize,
    },
    onViewChange: (next) => show({ ...next, pageSize: view.pageSize, sort: view.sort }),
  })
  const { page, status } = table
  const groups = useMemo(() => landscapesOf(page ? rowsOf(page.rows) : []), [page])
  const create = <CreateLink kind={kind} variant="primary" />
  const time = (
    <TimeTools
      units={units}
      unit={unit}
      onUnitChange={(next) => {
        setUnit(next)
        setSteps(0)
      }}
      steps={steps}
      onStepsChange={setSteps}
    />
  )
  const props = { groups, axis, today }
  return (
    <Page className="emb-app-list emb-app-systems" data-density="compact">
      <Page.Head title={t('systems.title')} count={page?.total} actions={create} />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t('systems.search')}
        exportName={t('systems.title')}
        fixedColumns
        start={<LinkTabs {...useSystemTabs()} current="matrix" />}
        end={time}
      />
      {status === 'error' ? (
        <StateMessage
          kind="error"
          title={t('systems.failedTitle')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => table.retry()}>{t('states.retry')}</Button>}
        />
      ) : !page ? (
        <SkeletonText />
      ) : page.unfilteredTotal === 0 ? (
        <StateMessage
          kind="empty"
          title={t('systems.emptyTitle')}
          description={t('systems.emptyText')}
          actions={create}
        />
      ) : page.total === 0 ? (
        <StateMessage
          kind="no-match"
          title={t('board.noMatchTitle')}
          description={t('board.noMatchText')}
          actions={<Button onPress={table.clearFilters}>{t('board.clear')}</Button>}
        />
      ) : narrow ? (
        <MatrixCards {...props} />
      ) : (
        <MatrixTable {...props} />
      )}
      <PhaseLegend today={today} />
    </Page>
  )
}
