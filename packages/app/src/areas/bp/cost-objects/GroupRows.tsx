import type { CostObject } from '@embpm/contract/cost-object'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable, type TableView } from '@embpm/ui/data-table'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { rowsOf, type RowPage } from '@embpm/ui/row-source'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { StateMessage } from '@embpm/ui/state-message'
import { useNavigate } from '@tanstack/react-router'
import { FolderInput } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { usePart } from '../../../shell/usePart.js'
import type { TimeAxis } from '../../../timeline/timeAxis.js'
import { costObjectKind as kind } from './costObjectKind.js'
import type { CountedGroup } from './countedGroups.js'
import { useCostObjectTabs } from './useCostObjectTabs.js'
import { useTimes, useValidity, useValidityColumns } from './useValidityColumns.js'
import { ValidityCards } from './ValidityCards.js'

const moveDialog = lazyPart(async () => (await import('./MoveDialog.js')).MoveDialog)

/** Props of `GroupRows`. */
export interface GroupRowsProps {
  view: TableView
  onViewChange: (view: TableView) => void
  /** The chosen group; without one all cost objects are shown. */
  group: CountedGroup | undefined
  /** The ids of the groups whose cost objects are shown; `undefined` for all. */
  ids: readonly string[] | undefined
  deep: boolean
  onDeepChange: (deep: boolean) => void
  axis: TimeAxis
  today: string
  /** Called with the rows that begin to be dragged. */
  onDragStart: (rows: readonly CostObject[]) => void
  onMove: (rows: readonly CostObject[], groupId: string | null) => Promise<void>
  /** Shows the cost objects of all groups. */
  onClear: () => void
}

/** The cost objects of a group with the bars of when they are valid. M moves the chosen ones, or the one under the cursor. */
export function GroupRows(props: GroupRowsProps) {
  const { view, onViewChange, group, ids, deep, onDeepChange, axis, today, onDragStart, onMove, onClear } = props
  const { t } = useTranslation()
  const place = usePlace()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const mayWrite = useMayWrite(kind)
  const [selected, setSelected] = useState<readonly CostObject[]>([])
  const [moving, setMoving] = useState<readonly CostObject[] | null>(null)
  const dialog = usePart(moveDialog, moving !== null, () => setMoving(null))
  const fixed = useMemo(() => (ids === undefined ? undefined : { groupId: ids }), [ids])
  const source = useEntitySource(kind, fixed)
  const { language, organisation } = place
  const hrefOf = useCallback(
    ({ id }: CostObject) => kindHref(kind, { language, organisation }, id),
    [language, organisation],
  )
  const selection = useRef(selected)
  useEffect(() => {
    selection.current = selected
  })
  const drag = useCallback(
    (row: CostObject) => {
      const some = selection.current
      onDragStart(some.some(({ id }) => id === row.id) ? some : [row])
    },
    [onDragStart],
  )
  const [page, setPage] = useState<RowPage<CostObject> | null>(null)
  const rows = useMemo(() => (page ? rowsOf(page.rows) : []), [page])
  const validity = useValidity(today, useTimes(rows))
  const columns = useValidityColumns({ axis, today, validity, onDragStart: mayWrite ? drag : undefined })
  const table = useDataTable<CostObject>({
    columns,
    source,
    view: { ...view, sort: view.sort ?? { column: 'costObject', direction: 'ascending' } },
    onViewChange,
    selectionMode: mayWrite ? 'multiple' : 'none',
    selectedKeys: selected.map(({ id }) => id),
    onSelectedKeysChange: (_keys, chosen) => setSelected(chosen),
    rowHref: hrefOf,
    onRowAction: (row) => void navigate({ href: hrefOf(row) }),
  })
  // The columns show what is known of the rows, which come with the columns.
  if (table.page && table.page !== page) setPage(table.page)

  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || typing || !mayWrite) return
    const some = selected.length > 0 ? selected : table.cursorRow ? [table.cursorRow] : []
    if (some.length > 0) setMoving(some)
  }
  const title = group ? [group.code, group.name].filter(Boolean).join(' ') : t('costObjects.all')
  return (
    <div className="emb-app-costs-rows" role="presentation" onKeyDown={onKeyDown}>
      <header className="emb-app-costs-head">
        <h2>
          {title} <span>{table.page && new Intl.NumberFormat(language).format(table.page.total)}</span>
        </h2>
        {group?.hasGroups && (
          <SegmentedControl
            size="s"
            label={t('costObjects.which')}
            segments={[
              { value: 'own', label: t('costObjects.groupOnly') },
              { value: 'deep', label: t('costObjects.withSubgroups') },
            ]}
            value={deep ? 'deep' : 'own'}
            onValueChange={(value) => onDeepChange(value === 'deep')}
          />
        )}
        {group && (
          <Button size="s" variant="ghost" onPress={onClear}>
            {t('costObjects.all')}
          </Button>
        )}
      </header>
      <DataTable.Toolbar
        table={table}
        searchLabel={t('costObjects.search')}
        exportName={title}
        start={<LinkTabs {...useCostObjectTabs()} current="groups" />}
      />
      {narrow && rows.length > 0 ? (
        <ValidityCards rows={rows} axis={axis} today={today} validity={validity} hrefOf={hrefOf} />
      ) : (
        <DataTable.Grid
          table={table}
          aria-label={title}
          empty={
            <StateMessage
              kind="empty"
              title={t('costObjects.emptyGroupTitle')}
              description={t('costObjects.emptyGroupText')}
            />
          }
        />
      )}
      <DataTable.SelectionBar table={table}>
        <Button
          variant="ghost"
          size="s"
          icon={<FolderInput size={16} strokeWidth={1.5} aria-hidden />}
          pending={dialog.pending}
          {...preloadProps(moveDialog)}
          onPress={() => setMoving(selected)}
        >
          {t('costObjects.moveTo')}
        </Button>
      </DataTable.SelectionBar>
      <DataTable.Pager table={table} />
      {dialog.Part && moving && (
        <dialog.Part
          count={moving.length}
          open
          onOpenChange={(open) => !open && setMoving(null)}
          onMove={async (groupId) => {
            await onMove(moving, groupId)
            setSelected([])
          }}
        />
      )}
    </div>
  )
}
