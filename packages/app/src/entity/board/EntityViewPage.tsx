import type { Entity } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable, type DataTableState } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { CreateLink } from '../CreateLink.js'
import type { EntityKind } from '../EntityKind.js'
import { IgnoredNotice } from '../IgnoredNotice.js'
import { LinkTabs, type LinkTabsProps } from '../LinkTabs.js'
import type { ListColumn } from '../ListColumn.js'
import { MoreTools } from '../MoreTools.js'
import { ProjectChip } from '../ProjectChip.js'
import { withoutProject } from '../followProject.js'
import { useEntityColumns } from '../useEntityColumns.js'
import { useEntitySource } from '../useEntitySource.js'
import { useListExport } from '../useListExport.js'
import { usePlace } from '../usePlace.js'
import { ViewsMenu } from '../views/ViewsMenu.js'
import type { BoardAddress } from './useBoardAddress.js'
import { GroupMenu } from './GroupMenu.js'
import { useLook } from '../../shell/useLook.js'

/** Props of `EntityViewPage`. */
export interface EntityViewPageProps<E extends Entity> {
  kind: EntityKind<E>
  /** The columns of the list, for search, filters, order and export. Declared once, outside of the component. */
  columns: readonly ListColumn<E>[]
  address: BoardAddress<E>
  /** The ways to the other views of the list. */
  tabs: LinkTabsProps
  /** Fields that it can be grouped by; a single one leaves nothing to choose. */
  groups: readonly (keyof E & string)[]
  /** The one that it is grouped by. */
  field: keyof E & string
  /** First words of the names of its queries, asked again together with the list. */
  asks: string
  /** Title of what is said when the list could not be loaded. */
  failedTitle: string
  /** Whether what is shown has an order of its own, so that none is offered. Default `false`. */
  isUnordered?: boolean
  /** What is shown where there is something. */
  children: (table: DataTableState<E>) => ReactNode
}

/**
 * The page of another view of a list: its head, the tools of the list and those of the view, and what is said where there is nothing
 * to show. Search, filters, order, saved views and export are the list's, in the same address.
 */
export function EntityViewPage<E extends Entity>(props: EntityViewPageProps<E>) {
  const { kind, columns, address, tabs, groups, field, asks, failedTitle, isUnordered, children } = props
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const place = usePlace()
  const { queryClient } = useServices()
  const { raw, view, ignored, goTo, show, groupBy } = address
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
    void queryClient.refetchQueries({ queryKey: [...queryKeys.kind(place.organisation, kind.name), asks] })
  }
  const labelled = groups.flatMap((name) => {
    const label = kind.fields[name]?.label
    return label ? [{ field: name, label: t(`fields.${label}`) }] : []
  })

  return (
    <Page
      className="emb-app-list emb-app-board-page"
      data-density={density}
      // What is shown may have failed before the list has: nothing is said of it until then.
      aria-busy={status === 'asking' || status === 'loading'}
    >
      <Page.Head title={t(`${kind.words}.title`)} count={page?.total} actions={create} />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t(`${kind.words}.search`)}
        exportName={fileName}
        fixedColumns={isUnordered}
        start={
          <>
            <LinkTabs {...tabs} />
            <ProjectChip kind={kind.name} />
          </>
        }
        end={
          <>
            {labelled.length > 1 && <GroupMenu fields={labelled} value={field} onValueChange={groupBy} />}
            <ViewsMenu
              kind={kind}
              organisation={place.organisation}
              search={withoutProject(raw)}
              onApply={(search) => goTo(search)}
            />
            <MoreTools />
          </>
        }
      />
      {status === 'error' ? (
        <StateMessage
          kind="error"
          title={failedTitle}
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
        children(table)
      )}
    </Page>
  )
}
