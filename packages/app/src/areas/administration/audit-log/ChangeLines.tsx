import type { EntityName, FieldChange } from '@embpm/contract'
import { kinds } from '@embpm/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../../../entity/EntityField.js'
import { fieldsByOwnNames } from '../../../entity/fieldsOfKind.js'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import { useFieldText } from '../../../entity/useFieldText.js'
import { useAuditWords } from './useAuditWords.js'
import { wordDifference, type TextPart } from './wordDifference.js'

/** Props of `ChangeLines`. */
export interface ChangeLinesProps {
  kind: EntityName
  changes: readonly FieldChange[]
}

/** What each field was and is, with the words that differ marked. */
export function ChangeLines({ kind, changes }: ChangeLinesProps) {
  const { t } = useTranslation()
  const words = useAuditWords()
  // The contract is loaded kind by kind, and says how values are read.
  const { data: fields = none } = useQuery({
    queryKey: ['fields', kind],
    queryFn: async (): Promise<Readonly<Record<string, EntityField>>> => fieldsByOwnNames((await kinds[kind]()).fields),
    staleTime: Infinity,
  })
  return (
    <dl className="emb-app-audit-changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{words.field(change.field)}</dt>
          {'before' in change || 'after' in change ? (
            <Lines fields={fields} change={change} />
          ) : (
            <dd className="emb-app-aside-note">{t('auditLog.hidden')}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const none = {}

function Lines({ fields, change }: { fields: Readonly<Record<string, EntityField>>; change: FieldChange }) {
  const { t } = useTranslation()
  const { show } = useFieldText({ fields })
  const { field: name, before, after } = change
  const field = fields[name]
  const text = (value: unknown) => show(name, value) || t('conflict.empty')
  const parts = wordDifference(text(before), text(after))
  const line = (value: unknown, some: readonly TextPart[], Mark: 'del' | 'ins') =>
    field?.kind === 'reference' && typeof value === 'string' ? (
      <Mark>
        <ReferenceName to={field.to} alsoTo={field.alsoTo} id={value} />
      </Mark>
    ) : (
      some.map((part, index) => (part.changed ? <Mark key={index}>{part.text}</Mark> : part.text))
    )
  return (
    <>
      <dd data-side="before">
        <span className="emb-app-audit-sign" role="img" aria-label={t('auditLog.before')}>
          −
        </span>
        <span>{line(before, parts.before, 'del')}</span>
      </dd>
      <dd data-side="after">
        <span className="emb-app-audit-sign" role="img" aria-label={t('auditLog.after')}>
          +
        </span>
        <span>{line(after, parts.after, 'ins')}</span>
      </dd>
    </>
  )
}
