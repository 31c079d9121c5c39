import type { RequirementRow } from '@embpm/contract/requirement'
import { ValueHelp } from '@embpm/pickers/value-help'
import type { ControlProps } from '@embpm/ui/control'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from './useFieldText.js'

/** Props of `RequirementPicker`: the value is the id of a requirement. */
export interface RequirementPickerProps extends ControlProps<string> {
  source: RowSource<RequirementRow>
  title?: string
  placeholder?: string
}

const column = columnHelper<RequirementRow>()

/** Picks one requirement. */
export function RequirementPicker({ title, ...props }: RequirementPickerProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('key', { header: t('fields.key'), size: 130, meta: { type: 'technical', pinned: true } }),
        column.accessor('title', { header: t('fields.title'), size: 360, meta: { type: 'name' } }),
        column.accessor(({ fitGap }) => choiceText('fitGap', fitGap), {
          id: 'fitGap',
          header: t('fields.fitGap'),
          size: 110,
        }),
        column.accessor(({ status }) => choiceText('requirementStatus', status), {
          id: 'status',
          header: t('fields.status'),
          size: 160,
        }),
      ]),
    [t, choiceText],
  )
  return (
    <ValueHelp<RequirementRow>
      {...props}
      title={title ?? t('requirements.select')}
      searchLabel={t('requirements.search')}
      columns={columns}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowCode={rowCode}
      rowDetail={rowCode}
      empty={
        <StateMessage
          kind="empty"
          title={t('requirements.emptyTitle')}
          description={t('requirements.emptyText')}
          headingLevel={3}
        />
      }
    />
  )
}

const rowKey = ({ id }: RequirementRow): string => id
const rowLabel = ({ title }: RequirementRow): string => title
const rowCode = ({ key }: RequirementRow): string => key
