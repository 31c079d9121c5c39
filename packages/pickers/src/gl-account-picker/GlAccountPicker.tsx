import type { GlAccountRow } from '@embpm/contract/gl-account'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import { MultiValueHelp } from '../value-help/MultiValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useGlAccountColumns } from './glAccountColumns.js'
import { glAccountPickerWords } from './glAccountPickerWords.js'

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

const glAccountLabel = ({ glAccount, glSText }: GlAccountRow): string => `${glAccount} ${glSText}`
