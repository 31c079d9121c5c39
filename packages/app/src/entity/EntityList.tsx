import type { Entity } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { PencilLine, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../session/queryKeys.js'
import { stringifySearch, type RawSearch } from '../shell/searchParams.js'
import { useServices } from '../shell/ServicesProvider.js'
import { usePart } from '../shell/usePart.js'
import { CreateLink } from './CreateLink.js'
import type { EntityKind } from './EntityKind.js'
import { IgnoredNotice } from './IgnoredNotice.js'
import { ImportButton } from './import/ImportButton.js'
import { kindHref, usePlace, useRawSearch } from './usePlace.js'
import type { ListColumn } from './ListColumn.js'
import { formatListSearch, parseListSearch } from './listSearch.js'
import { isNarrowed, stepOf } from './step.js'
import { MoreTools } from './MoreTools.js'
import { useEntityColumns } from './useEntityColumns.js'
import { useEntitySource } from './useEntitySource.js'
import { useListExport } from './useListExport.js'
import { ProjectChip } from './ProjectChip.js'
import { useProjectLeave } from './useProjectFilter.js'
import { withoutProject } from './followProject.js'
import { useReturnToRow } from './useReturnToRow.js'
import { useMayWrite } from './useUser.js'
import { useDefaultView } from './views/useDefaultView.js'
import { ViewsMenu } from './views/ViewsMenu.js'
import { useLook } from '../shell/useLook.js'

/** Props of `EntityList`. */
export interface EntityListProps<E extends Entity> {
  kind: EntityKind<E>
  /** Declared once, outside of the component. */
  columns: readonly ListColumn<E>[]
  /** Before the search, such as a switch between list and board. */
  start?: ReactNode
  /** What one does here more often than making a new one, before the button for that. */
  actions?: ReactNode
  /** What can be done with the selected rows, before changing and deleting them. */
  selectionActions?: (rows: readonly E[]) => ReactNode
  /** Below the list, such as what its glyphs stand for. */
  foot?: ReactNode
}

const bulkEditDialog = lazyPart(async () => (await import('./bulk-edit/BulkEditDialog.js')).BulkEditDialog)
const deleteDialog = lazyPart(async () => (await import('./DeleteDialog.js')).DeleteDialog)

/**
 * The list of a kind of entity: search, typed filters, sorted, arranged and paged by an address that opens the same view;
 * selected rows can be changed and deleted, files imported and exported, views saved.
 */
export function EntityList<E extends Entity>({
  kind,
  columns,
  start,
  actions,
  selectionActions,
  foot,
}: EntityListProps<E>) {
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const [selected, setSelected] = useState<E[]>([])
  const [opened, setOpened] = useState<'change' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const change = usePart(bulkEditDialog, opened === 'change', close)
  const erase = usePart(deleteDialog, opened === 'delete', close)
  const { queryClient } = useServices()
  const { view, ignored } = useMemo(() => parseListSearch(kind, raw), [kind, raw])
  const { organisation } = place
  const mayWrite = useMayWrite(kind)
  const hrefOf = useCallback(({ id }: E) => kindHref(kind, place, id), [kind, place])

  const goTo = (search: RawSearch, step: Partial<ReturnType<typeof stepOf>> = {}) => {
    const { location, resolvedLocation: shown } = router.state
    // A search that is followed late brings nobody back who is leaving.
    if (shown && shown.pathname !== location.pathname) return
    void router.navigate({ href: kindHref(kind, place) + stringifySearch(search), resetScroll: false, ...step })
  }
  const leaveProject = useProjectLeave(kind.name)
  const show = (next: typeof view) => {
    leaveProject(next.filters)
    goTo({ ...keptParams(raw), ...formatListSearch(kind, next) }, stepOf(router, isNarrowed(view), isNarrowed(next)))
  }

  const preset = useDefaultView(kind, organisation).search
  const openPreset = useEffectEvent((search: RawSearch) => {
    // The project that the list follows is no view of it.
    if (Object.keys(withoutProject(raw)).length === 0) goTo({ ...raw, ...search }, { replace: true })
  })
  useEffect(() => {
    if (preset) openPreset(preset)
  }, [preset])

  const table = useDataTable<E>({
    columns: useEntityColumns(kind, columns),
    source: useEntitySource(kind),
    view,
    onViewChange: show,
    // Rows are selected to be changed or deleted.
    selectionMode: mayWrite ? 'multiple' : 'none',
    selectedKeys: selected.map(({ id }) => id),
    onSelectedKeysChange: (_keys, rows) => setSelected(rows),
    rowHref: hrefOf,
    onRowAction: (row) => void router.navigate({ href: hrefOf(row) }),
  })

  useReturnToRow(table, hrefOf)

  const fileName = useListExport(kind, table, raw)
  const create = <CreateLink kind={kind} variant={actions ? 'secondary' : 'primary'} />

  const canChange = Object.values(kind.fields).some(({ bulk }) => bulk)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind.name) })

  return (
    <Page className="emb-app-list" data-density={density}>
      <Page.Head
        title={t(`${kind.words}.title`)}
        count={table.page?.total}
        actions={
          actions ? (
            <>
              {actions}
              {create}
            </>
          ) : (
            create
          )
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t(`${kind.words}.search`)}
        exportName={fileName}
        start={
          <>
            {start}
            <ProjectChip kind={kind.name} />
          </>
        }
        end={
          <>
            <ViewsMenu
              kind={kind}
              organisation={organisation}
              search={withoutProject(raw)}
              onApply={(search) => goTo(search)}
            />
            {mayWrite && <ImportButton kind={kind} organisation={organisation} onImported={refresh} />}
            <MoreTools />
          </>
        }
      />
      <DataTable.Grid
        table={table}
        aria-label={t(`${kind.words}.title`)}
        empty={
          <StateMessage
            kind="empty"
            title={t(`${kind.words}.emptyTitle`)}
            description={t(`${kind.words}.emptyText`)}
            actions={create}
          />
        }
      />
      <DataTable.SelectionBar table={table}>
        {selectionActions?.(selected)}
        {canChange && (
          <Button
            variant="ghost"
            size="s"
            icon={<PencilLine size={16} strokeWidth={1.5} aria-hidden />}
            pending={change.pending}
            {...preloadProps(bulkEditDialog)}
            onPress={() => setOpened('change')}
          >
            {t('list.change')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="s"
          icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
          pending={erase.pending}
          {...preloadProps(deleteDialog)}
          onPress={() => setOpened('delete')}
        >
          {t('list.delete')}
        </Button>
      </DataTable.SelectionBar>
      <DataTable.Pager table={table} />
      {foot}
      {change.Part && (
        <change.Part
          kind={kind}
          rows={selected}
          open={opened === 'change'}
          onOpenChange={(open) => setOpened(open ? 'change' : null)}
          onDone={() => setSelected([])}
        />
      )}
      {erase.Part && (
        <erase.Part
          kind={kind}
          entities={selected}
          open={opened === 'delete'}
          onOpenChange={(open) => setOpened(open ? 'delete' : null)}
          onDeleted={(gone) => setSelected((rows) => rows.filter(({ id }) => !gone.includes(id)))}
        />
      )}
    </Page>
  )
}

/** What of an address is no part of the table's view: how the list is shown and grouped, and the saved view that it came from. */
const keptParams = ({ view, group, saved }: RawSearch): RawSearch => ({
  ...(view !== undefined && { view }),
  ...(group !== undefined && { group }),
  ...(saved !== undefined && { saved }),
})
