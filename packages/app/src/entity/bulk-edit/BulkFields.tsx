import { Button, IconButton } from '@embpm/ui/button'
import { Select } from '@embpm/ui/select'
import { dequal } from 'dequal/lite'
import { Eraser, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { emptyValue, type EntityField } from '../EntityField.js'
import { FieldControl } from './FieldControl.js'
import { unsetDraft, type FieldDraft } from './FieldDraft.js'

/** Props of `BulkFields`. */
export interface BulkFieldsProps {
  fields: Readonly<Record<string, EntityField>>
  /** The chosen fields in the order in which they were chosen. */
  drafts: ReadonlyMap<string, FieldDraft>
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, string>
  /** Whether nothing can be changed any more. */
  disabled: boolean
  onDraftsChange: (drafts: ReadonlyMap<string, FieldDraft>) => void
}

/** The fields that are changed, each with its new value, and the choice of a further one. */
export function BulkFields({ fields, drafts, problems, disabled, onDraftsChange }: BulkFieldsProps) {
  const { t } = useTranslation()
  const left = Object.entries(fields).filter(([name, { bulk }]) => bulk && !drafts.has(name))
  const set = (name: string, draft: FieldDraft) => onDraftsChange(new Map(drafts).set(name, draft))
  const remove = (name: string) => onDraftsChange(new Map([...drafts].filter(([one]) => one !== name)))
  return (
    <fieldset className="emb-app-bulk-fields">
      <legend className="emb-app-import-hidden">{t('list.bulk.fields')}</legend>
      {[...drafts].map(([name, draft]) => {
        const field = fields[name]
        if (!field) return null
        const label = t(`fields.${field.label}`)
        const isEmpty = draft.set && dequal(draft.value, emptyValue(field))
        return (
          <div key={name} className="emb-app-bulk-field">
            <FieldControl
              field={field}
              draft={draft}
              errorMessage={problems.get(name)}
              disabled={disabled}
              onDraftChange={(next) => set(name, next)}
            />
            {!field.required && (
              <Button
                variant="ghost"
                icon={<Eraser size={16} strokeWidth={1.5} aria-hidden />}
                aria-label={t('list.bulk.emptyOf', { field: label })}
                aria-pressed={isEmpty}
                disabled={disabled}
                onPress={() => set(name, isEmpty ? unsetDraft : { set: true, value: emptyValue(field) })}
              >
                {t('list.bulk.empty')}
              </Button>
            )}
            <IconButton
              label={t('list.bulk.removeField', { field: label })}
              icon={<X size={16} strokeWidth={1.5} aria-hidden />}
              disabled={disabled}
              onPress={() => remove(name)}
            />
          </div>
        )
      })}
      {left.length > 0 && (
        <Select
          key={drafts.size}
          className="emb-app-bulk-add"
          label={t(drafts.size === 0 ? 'list.bulk.field' : 'list.bulk.another')}
          placeholder={t('list.bulk.chooseField')}
          options={left.map(([name, { label }]) => ({ value: name, label: t(`fields.${label}`) }))}
          disabled={disabled}
          onValueChange={(name) => name !== null && set(name, unsetDraft)}
        />
      )}
    </fieldset>
  )
}
