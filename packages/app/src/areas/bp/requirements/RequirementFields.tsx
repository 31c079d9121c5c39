import { requirementStatuses, type Requirement } from '@embpm/contract/requirement'
import { isLocked, type lockedFields, moveRefusal } from '@embpm/contract/requirement-approval'
import { SelectInput } from '@embpm/forms/select-input'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { FieldValue } from '../../../entity/FieldValue.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { requirementKind as kind } from './requirementKind.js'

const wide: readonly string[] = ['title', 'description', 'areaId', 'processId']

/** The fields of a requirement. What is locked by its approval is plain text. */
export function RequirementFields({ entity }: { entity: Requirement | null }) {
  const { t } = useTranslation()
  const locked = entity !== null && isLocked(entity)
  const ruled = (name: (typeof lockedFields)[number]) =>
    locked ? (
      <LockedField key={name} entity={entity} name={name} />
    ) : (
      <div key={name} className={wide.includes(name) ? 'emb-app-wide' : undefined}>
        <FieldInput kind={kind} name={name} />
      </div>
    )
  return (
    <>
      <FieldsCard title={t('object.general')}>
        {!locked && <FieldInput kind={kind} name="key" description={entity ? undefined : t('requirements.keyHint')} />}
        {!locked && <StatusSelect entity={entity} />}
        {(['title', 'description', 'type', 'fitGap', 'priority'] as const).map(ruled)}
        {locked && <FieldInput kind={kind} name="key" />}
        {locked && <StatusSelect entity={entity} />}
      </FieldsCard>
      <FieldsCard title={t('requirements.assignment')}>
        {ruled('areaId')}
        {ruled('processId')}
        <FieldInput kind={kind} name="ownerId" />
        <FieldInput kind={kind} name="dueDate" />
      </FieldsCard>
    </>
  )
}

/** What an approval has locked: its value, and a lock. */
function LockedField({ entity, name }: { entity: Requirement; name: (typeof lockedFields)[number] }) {
  const { t } = useTranslation()
  const field = kind.fields[name]
  if (!field) return null
  return (
    <div
      className={`emb-app-locked${wide.includes(name) ? ' emb-app-wide' : ''}`}
      role="group"
      aria-label={t('requirements.lockedField', { field: t(`fields.${field.label}`) })}
    >
      <span className="emb-app-locked-label">
        {t(`fields.${field.label}`)} <Lock size={12} strokeWidth={1.6} aria-hidden />
      </span>
      <span className="emb-app-locked-value">
        <FieldValue fields={kind.fields} name={name} value={entity[name]} />
      </span>
    </div>
  )
}

const fresh = { approval: 'initial', status: 'in refinement', reached: null } as const

/** The statuses that a requirement may be given by hand, and the one that it has. */
function StatusSelect({ entity }: { entity: Requirement | null }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const options = requirementStatuses.filter((to) => moveRefusal(entity ?? fresh, to) === null)
  return (
    <SelectInput
      name="status"
      label={t('fields.status')}
      description={entity?.approval === 'ready' ? t('requirements.statusDecided') : undefined}
      options={options.map((value) => ({ value, label: choiceText('requirementStatus', value) }))}
    />
  )
}
