import type { RicefwRow } from '@embpm/contract/ricefw'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import { jsonTextFormat } from '../value-help/ValueFormat.js'
import { ValueHelp } from '../value-help/ValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import { useRicefwColumns } from './ricefwColumns.js'
import { ricefwPickerWords } from './ricefwPickerWords.js'

/** Props of `RicefwPicker`. The value is JSON text with the item's `ricefwId`: `{"ricefw":"RPT-0012"}`. */
export interface RicefwPickerProps
  extends ControlProps<string>, Pick<ValueHelpProps<RicefwRow, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the RICEFW items come from; it resolves their `ricefwId`. Keep it stable between renders. */
  source: RowSource<RicefwRow>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select RICEFW". */
  title?: string
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
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

const ricefwPath = ({ processPath }: RicefwRow): readonly string[] => processPath

const ricefwType = ({ type }: RicefwRow): string => type
