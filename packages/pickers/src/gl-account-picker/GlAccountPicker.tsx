import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords, defineWords, type Translate } from '@embpm/ui/ui-strings'
import { columnHelper, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { MultiValueHelp } from '../value-help/MultiValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the account picker; replaced under `glAccountPicker` in `UiStrings`. */
export const glAccountPickerWords = defineWords('glAccountPicker', {
  title: 'Select Jira accounts',
  search: 'Search accounts',
  glAccount: 'G/L account',
  glSText: 'Short text',
  emptyTitle: 'No accounts yet',
  emptyText: 'The accounts of the general ledger are listed here.',
})

/** What the picker shows of an account. */
export interface GlAccountRow {
  /** Its number: part of the value of the picker. */
  glAccount: string
  /** What it is called. */
  glSText?: string
}

const column = columnHelper<GlAccountRow>()

/** The two columns of an account (`spec.md` 2, Jira accounts picker). */
export const glAccountColumns = (
  t: Translate<typeof glAccountPickerWords.words>,
): readonly DataColumnDef<GlAccountRow>[] =>
  column.columns([
    column.accessor('glAccount', { header: t('glAccount'), size: 160, meta: { type: 'name', pinned: true } }),
    column.accessor('glSText', { header: t('glSText'), size: 360 }),
  ])

/** `glAccountColumns` in the words of the place (`glAccountPicker` in `UiStrings`). */
export function useGlAccountColumns(): readonly DataColumnDef<GlAccountRow>[] {
  const t = useWords(glAccountPickerWords)
  return useMemo(() => glAccountColumns(t), [t])
}

/** Props of `GlAccountPicker`. The value is the list of the accounts' numbers: `["400000", "410000"]`. */
export interface GlAccountPickerProps
  extends
    ControlProps<readonly string[]>,
    Pick<ValueHelpProps<GlAccountRow, readonly string[]>, 'context' | 'placeholder' | 'history'> {
  /** Where the accounts come from; their key is `glAccount`. Keep it stable between renders. */
  source: RowSource<GlAccountRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select Jira accounts". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /** How the dialog shows a long list, as in `DataTable`. Default `pages`. */
  paging?: TablePaging
}

/**
 * Picks accounts of the general ledger, which the screens call Jira accounts (`spec.md` 2; `domain.md`, settled points): by
 * typing, by pasting a list of numbers, or in a fullscreen dialog. What is selected stays over search and pages.
 */
export function GlAccountPicker({ title, ...props }: GlAccountPickerProps) {
  const t = useWords(glAccountPickerWords)
  return (
    <MultiValueHelp
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      columns={useGlAccountColumns()}
      rowKey={glAccountKey}
      rowLabel={glAccountLabel}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const glAccountKey = ({ glAccount }: GlAccountRow): string => glAccount

const glAccountLabel = ({ glAccount, glSText }: GlAccountRow): string => [glAccount, glSText].filter(Boolean).join(' ')
