import type { Entity } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { CreateLink } from '../CreateLink.js'
import type { EntityKind } from '../EntityKind.js'
import { IgnoredNotice } from '../IgnoredNotice.js'
import { LinkTabs } from '../LinkTabs.js'
import type { ListColumn } from '../ListColumn.js'
import { MoreTools } from '../MoreTools.js'
import { useEntityColumns } from '../useEntityColumns.js'
import { useEntitySource } from '../useEntitySource.js'
import { useListExport } from '../useListExport.js'
import { usePlace } from '../usePlace.js'
import { ViewsMenu } from '../views/ViewsMenu.js'
import { BoardColumns } from './BoardColumns.js'
import { useBoardAddress } from './useBoardAddress.js'
import { useBoardTabs } from './useBoardTabs.js'

/** Props of `EntityBoard`. */
export interface EntityBoardProps<E extends Entity> {
  kind: EntityKind<E>
  /** The choice field whose values are the columns, such as `status`. */
  field: keyof E & string
  /** The columns of the list, for search, filters, order and export. Declared once, outside of the component. */
  columns: readonly ListColumn<E>[]
  /** What a card is called on its face. Default: the entity's name. Declared once, outside of the component. */
  titleOf?: (entity: E) => string
  /** What a card tells below its title. Declared once, outside of the component. */
  facts: (entity: E) => ReactNode
  /** Why a card may not go to a column, in words; `null` where it may. Memoise it. Default: every card may go everywhere. */
  refusalOf?: (entity: E, column: string) => string | null
}

/**
 * The list of a kind of entity as a board: a column for each value of a choice field, cards that move between them. Search,
 * filters, order, saved views and export are the list's, in the same address.
 */
export function EntityBoard<E extends Entity>({
  kind,
  field,
  columns,
  titleOf,
  facts,
  refusalOf,
}: EntityBoardProps<E>) {
  const { t } = useTranslation()
  const place = usePlace()
  const { queryClient } = useServices()
  const { raw, view, ignored, goTo, show, listHref } = useBoardAddress(kind)
  const { pageSize } = view

  // The smallest page: it says how many there are, and carries search, filters, order and export.
  const table = useDataTable<E>({
    columns: useEntityColumns(kind, columns),
    source: useEntitySource(kind),
    view: { ...view, page: 1, pageSize: 1 },
    onViewChange: (next) => show({ ...next, pageSize }),
  })
  const { page, status, stale } = table
  const empty = page?.total === 0 && !stale

  const fileName = useListExport(kind, table, raw)
  const create = <CreateLink kind={kind} variant="primary" />
  const retry = () => {
    table.retry()
    void queryClient.refetchQueries({ queryKey: [...queryKeys.kind(place.organisation, kind.name), 'board'] })
  }

  return (
    <Page
      className="emb-app-list emb-app-board-page"
      data-density="compact"
      // Its columns may have failed before the list has: nothing is said of the board until then.
      aria-busy={status === 'asking' || status === 'loading'}
    >
      <Page.Head title={t(`${kind.words}.title`)} count={page?.total} actions={create} />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t(`${kind.words}.search`)}
        exportName={fileName}
        start={<LinkTabs {...useBoardTabs(kind)} current="board" />}
        end={
          <>
            <ViewsMenu kind={kind} organisation={place.organisation} search={raw} onApply={(search) => goTo(search)} />
            <MoreTools />
          </>
        }
      />
      {status === 'error' ? (
        <StateMessage
          kind="error"
          title={t('board.failedTitle')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={retry}>{t('states.retry')}</Button>}
        />
      ) : empty && page.unfilteredTotal === 0 ? (
        <StateMessage
          kind="empty"
          title={t(`${kind.words}.emptyTitle`)}
          description={t(`${kind.words}.emptyText`)}
          actions={create}
        />
      ) : empty ? (
        <StateMessage
          kind="no-match"
          title={t('board.noMatchTitle')}
          description={t('board.noMatchText')}
          actions={<Button onPress={table.clearFilters}>{t('board.clear')}</Button>}
        />
      ) : (
        <BoardColumns
          kind={kind}
          field={field}
          view={view}
          titleOf={titleOf ?? kind.nameOf}
          facts={facts}
          refusalOf={refusalOf}
          listHref={listHref}
          boardRef={table.gridRef}
        />
      )}
    </Page>
  )
}
