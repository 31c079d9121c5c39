import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords, type Translate } from '@embpm/ui/ui-strings'
import { columnHelper, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { jsonTextFormat } from '../value-help/ValueFormat.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the RICEFW picker; replaced under `ricefwPicker` in `UiStrings`. */
export const ricefwPickerWords = defineWords('ricefwPicker', {
  title: 'Select RICEFW',
  search: 'Search RICEFW items',
  ricefwId: 'ID',
  wbs: 'WBS',
  name: 'Name',
  type: 'Type',
  module: 'Module',
  processPath: 'Process',
  complexity: 'Complexity',
  priority: 'Priority',
  status: 'Status',
  emptyTitle: 'No RICEFW items yet',
  emptyText: 'Reports, interfaces, conversions, enhancements, forms and workflows are listed here.',
})

/** What the picker shows of a RICEFW item. Only `ricefwId` and `name` are needed. */
export interface RicefwRow {
  /** The number that people know, such as RPT-0012: what the value of the picker names. */
  ricefwId: string
  name: string
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs?: string
  /** Such as Report or Interface. */
  type?: string
  /** Names of the processes from the top down. */
  processPath?: readonly string[]
  module?: string
  complexity?: string
  priority?: string
  status?: string
}

const column = columnHelper<RicefwRow>()

/**
 * The columns of a RICEFW item (`domain.md`, Ricefw); the ID stays in sight, and the process is the breadcrumb of the
 * results. The ids are the property names of `RicefwRow`.
 */
export const ricefwColumns = (t: Translate<typeof ricefwPickerWords.words>): readonly DataColumnDef<RicefwRow>[] =>
  column.columns([
    column.accessor('ricefwId', {
      header: t('ricefwId'),
      size: 110,
      enableColumnFilter: true,
      meta: { type: 'technical', pinned: true },
    }),
    column.accessor('wbs', { header: t('wbs'), size: 80, enableColumnFilter: true }),
    column.accessor('name', { header: t('name'), size: 320, enableColumnFilter: true, meta: { type: 'name' } }),
    column.accessor('type', { header: t('type'), size: 130, enableColumnFilter: true, meta: { filter: 'choice' } }),
    column.accessor((row) => row.processPath?.join(' › '), { id: 'processPath', header: t('processPath'), size: 280 }),
    column.accessor('module', { header: t('module'), size: 100, enableColumnFilter: true }),
    column.accessor('complexity', {
      header: t('complexity'),
      size: 120,
      enableColumnFilter: true,
      meta: { filter: 'choice' },
    }),
    column.accessor('priority', {
      header: t('priority'),
      size: 110,
      enableColumnFilter: true,
      meta: { filter: 'choice' },
    }),
    column.accessor('status', { header: t('status'), size: 140, enableColumnFilter: true, meta: { filter: 'choice' } }),
  ])

/** `ricefwColumns` in the words of the place (`ricefwPicker` in `UiStrings`). */
export function useRicefwColumns(): readonly DataColumnDef<RicefwRow>[] {
  const t = useWords(ricefwPickerWords)
  return useMemo(() => ricefwColumns(t), [t])
}

/** Props of `RicefwPicker`. The value is JSON text with the item's `ricefwId`: `{"ricefw":"RPT-0012"}`. */
export interface RicefwPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<RicefwRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the RICEFW items come from; it resolves their `ricefwId`. Keep it stable between renders. */
  source: RowSource<RicefwRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select RICEFW". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/**
 * Picks one RICEFW item: by typing in the field, or in a fullscreen dialog (`spec.md` 2, RICEFW picker). Confirming without
 * a selection says so and stays open (`spec.md` 4). The value is JSON text; a bare `ricefwId` and an object are read too
 * (`domain.md`, settled points).
 */
export function RicefwPicker({ title, ...props }: RicefwPickerProps) {
  const t = useWords(ricefwPickerWords)
  return (
    <ValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      format={format}
      columns={useRicefwColumns()}
      rowKey={ricefwKey}
      rowLabel={ricefwLabel}
      rowPath={ricefwPath}
      rowDetail={ricefwType}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const format = jsonTextFormat('ricefw')

const ricefwKey = ({ ricefwId }: RicefwRow): string => ricefwId

const ricefwLabel = ({ ricefwId, name }: RicefwRow): string => `${ricefwId} · ${name}`

const ricefwPath = ({ processPath = [] }: RicefwRow): readonly string[] => processPath

const ricefwType = ({ type = '' }: RicefwRow): string => type
