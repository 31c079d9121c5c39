import { Button } from '@embpm/ui/button'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue, type KeyValueItem } from '@embpm/ui/key-value'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useWords } from '@embpm/ui/ui-strings'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { LoadTableFields } from './TableField.js'
import { TableFieldList } from './TableFieldList.js'
import { tableFieldsWords } from './tableFieldsWords.js'
import { useTableFields, type TableFieldsState } from './useTableFields.js'

export type { LoadTableFields, TableField } from './TableField.js'
export { tableFieldsWords } from './tableFieldsWords.js'

/** Props of `TableFields`; further ones go to the root. */
export interface TableFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Key of the table, handed to `fields`. */
  tableKey: string
  /** Technical name of the table: the heading, and what the copy button copies. */
  name: string
  /** One muted line below the name, such as what the table holds. */
  detail?: ReactNode
  /** Facts about the table above its fields. Default none. */
  facts?: readonly KeyValueItem[]
  /** Where the fields come from. Keep it the same between renders. */
  fields: LoadTableFields
  /** What was searched for; marked in names, meanings and types. Default `''`. */
  search?: string
}

/**
 * A table with its fields, for the preview pane of the pickers of tables (`features.md`, every picker): key mark, name,
 * type and length, and states of its own while they are loading, when there are none, and when they cannot be loaded.
 */
export function TableFields({
  tableKey,
  name,
  detail,
  facts = [],
  fields: load,
  search = '',
  className = '',
  ...rest
}: TableFieldsProps) {
  const t = useWords(tableFieldsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, retry] = useTableFields(load, tableKey)
  // The button goes away with the error, and the focus must not go with it.
  const tryAgain = () => {
    heading.current?.focus()
    retry()
  }
  return (
    <div {...rest} data-status={state.status} className={`emb-table-fields ${className}`}>
      <div className="emb-table-fields-head">
        <h3 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
        <CopyButton text={name} label={t('copyName')} iconOnly />
      </div>
      {detail != null && detail !== '' && <p className="emb-table-fields-detail">{detail}</p>}
      {facts.length > 0 && <KeyValue items={facts} />}
      <div className="emb-table-fields-title">
        <h4>{t('heading')}</h4>
        {state.status === 'ready' && state.fields.length > 0 && (
          <span>{t('count', { count: state.fields.length })}</span>
        )}
      </div>
      <Content state={state} search={search} onRetry={tryAgain} />
    </div>
  )
}

/** As wide as the list's own columns, so that nothing moves when it comes. */
const columns = [176, 56, 48] as const

function Content({ state, search, onRetry }: { state: TableFieldsState; search: string; onRetry: () => void }) {
  const t = useWords(tableFieldsWords)
  if (state.status === 'loading') return <Skeleton rows={8} columns={columns} label={t('loading')} />
  if (state.status === 'failed') {
    return (
      <StateMessage
        kind="error"
        headingLevel={4}
        title={t('errorTitle')}
        description={t('errorText')}
        actions={
          <Button size="s" onPress={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (state.fields.length === 0) {
    return <StateMessage kind="empty" headingLevel={4} title={t('emptyTitle')} description={t('emptyText')} />
  }
  return <TableFieldList fields={state.fields} search={search} />
}
