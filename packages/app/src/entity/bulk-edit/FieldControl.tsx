import { DateField } from '@embpm/ui/date-field'
import { NumberField } from '@embpm/ui/number-field'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../useFieldText.js'
import type { FieldControlProps } from './FieldDraft.js'
import { NameControl } from '../NameControl.js'
import { ReferenceControl } from '../ReferenceControl.js'
import { TypedValueField } from './TypedValueField.js'

/** The control that fits a field, for a value that many entities are given. */
export function FieldControl({ field, draft, errorMessage, disabled, onDraftChange }: FieldControlProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { choices } = field
  const label = t(`fields.${field.label}`)
  const { value } = draft
  const shared = { label, errorMessage, disabled }
  const take = (next: unknown) => onDraftChange({ set: next !== null, value: next })

  switch (field.kind) {
    case 'number':
      return <NumberField {...shared} value={typeof value === 'number' ? value : null} onValueChange={take} />
    case 'date':
      return <DateField {...shared} value={typeof value === 'string' ? value : null} onValueChange={take} />
    case 'boolean':
      return (
        <Select
          {...shared}
          placeholder={t('list.bulk.choose')}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          options={[
            { value: 'yes', label: t('object.yes') },
            { value: 'no', label: t('object.no') },
          ]}
          onValueChange={(next) => take(next === null ? null : next === 'yes')}
        />
      )
    case 'choice':
      return (
        <Select
          {...shared}
          placeholder={t('list.bulk.choose')}
          value={typeof value === 'string' ? value : null}
          options={(choices?.values ?? []).map((one) => ({
            value: one,
            label: choices ? choiceText(choices.set, one) : one,
          }))}
          onValueChange={take}
        />
      )
    case 'dateTime':
    case 'list':
    case 'json':
      return <TypedValueField {...shared} field={field} draft={draft} onDraftChange={onDraftChange} />
    case 'reference':
      return (
        <ReferenceControl
          {...shared}
          to={field.to}
          alsoTo={field.alsoTo}
          value={typeof value === 'string' ? value : null}
          onValueChange={take}
          // While a text names nothing there is nothing to be written.
          onDraftChange={(text) => onDraftChange({ set: text === null && value !== null, value })}
        />
      )
    case 'text':
    case 'longText':
    case 'computed':
      return field.names ? (
        <NameControl
          {...shared}
          names={field.names}
          value={typeof value === 'string' ? value : null}
          onValueChange={take}
        />
      ) : (
        <TextField
          {...shared}
          multiline={field.kind === 'longText'}
          maxLength={field.maxLength}
          value={typeof value === 'string' ? value : ''}
          onValueChange={(next) => take(next ?? '')}
        />
      )
  }
}
