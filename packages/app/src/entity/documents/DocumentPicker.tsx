import type { Document } from '@embpm/contract/document'
import { ValueHelp } from '@embpm/pickers/value-help'
import type { ControlProps } from '@embpm/ui/control'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../useFieldText.js'

type DocumentRow = Pick<Document, 'id' | 'title' | 'type' | 'status' | 'documentVersion'>

/** Props of `DocumentPicker`: the value is the id of a document. */
export interface DocumentPickerProps extends ControlProps<string> {
  source: RowSource<DocumentRow>
  title?: string
  placeholder?: string
}

const column = columnHelper<DocumentRow>()
const rowKey = ({ id }: DocumentRow): string => id
const rowLabel = ({ title }: DocumentRow): string => title
const rowDetail = ({ documentVersion }: DocumentRow): string => documentVersion

/** Picks one document. */
export function DocumentPicker({ title, ...props }: DocumentPickerProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('title', { header: t('fields.title'), size: 320, meta: { type: 'name', pinned: true } }),
        column.accessor('type', {
          header: t('fields.type'),
          size: 180,
          meta: { valueText: (value: string) => choiceText('documentType', value) },
        }),
        column.accessor('documentVersion', { header: t('fields.version'), size: 90 }),
        column.accessor('status', {
          header: t('fields.status'),
          size: 130,
          meta: { valueText: (value: string) => choiceText('documentStatus', value) },
        }),
      ]),
    [t, choiceText],
  )
  return (
    <ValueHelp<DocumentRow>
      {...props}
      searchLabel={t('documents.search')}
      columns={columns}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowCode={rowDetail}
      rowDetail={rowDetail}
      title={title ?? t('documents.selectOne')}
      empty={
        <StateMessage
          kind="empty"
          title={t('documents.emptyTitle')}
          description={t('documents.emptyText')}
          headingLevel={3}
        />
      }
    />
  )
}
