import type { Entity } from '@embpm/contract'
import { ArrayField } from '@embpm/forms/array-field'
import { CheckboxInput } from '@embpm/forms/checkbox-input'
import { DateInput } from '@embpm/forms/date-input'
import { JsonInput } from '@embpm/forms/json-input'
import { NumberInput } from '@embpm/forms/number-input'
import { PickerField } from '@embpm/forms/picker-field'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicesInput } from './ChoicesInput.js'
import { CountryInput } from './CountryInput.js'
import type { EntityKind } from './EntityKind.js'
import { NameControl } from './NameControl.js'
import { ReferenceInput, type ReferenceInputProps } from './ReferenceInput.js'
import { useChoiceText } from './useFieldText.js'

/** Props of `FieldInput`. */
export interface FieldInputProps<E extends Entity> {
  kind: EntityKind<E>
  /** Name of the field, in the entity and in the form. */
  name: keyof E & string
  /** Shown below the field. */
  description?: string
  readOnly?: boolean
  /** Called when the user has changed the value; never for a list. */
  onValueChange?: () => void
  /** Of a reference: what choosing does beside giving the value, such as giving its type to other fields. */
  onSelect?: ReferenceInputProps['onSelect']
}

/**
 * The input that a field of a kind of entity needs, named and bound to the form around it: text, long text over the whole
 * width, number, date, choice, yes or no, the picker of a reference, JSON. Label, limits and whether it is required follow from the field.
 */
export function FieldInput<E extends Entity>({ kind, name, onSelect, ...rest }: FieldInputProps<E>) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const field = kind.fields[name]
  if (!field) throw new Error(`There is no field ${name}`)
  const { maxLength, min, max } = field
  const common = { ...rest, name, label: t(`fields.${field.label}`), required: field.required }
  switch (field.kind) {
    case 'longText':
      return (
        <div className="emb-app-wide">
          <TextInput {...common} multiline rows={4} maxLength={maxLength} />
        </div>
      )
    case 'number':
      return <NumberInput {...common} min={min} max={max} />
    case 'date':
      return <DateInput {...common} />
    case 'boolean':
      return <CheckboxInput {...common} />
    case 'json':
      return (
        <div className="emb-app-wide">
          <JsonInput {...common} maxLength={maxLength} />
        </div>
      )
    case 'list':
      if (field.choices) {
        const { set, values } = field.choices
        const options = values.map((value) => ({ value, label: choiceText(set, value) }))
        return <ChoicesInput name={name} label={common.label} options={options} readOnly={rest.readOnly} />
      }
      return (
        <div className="emb-app-wide">
          <ArrayField name={name} label={common.label} description={rest.description} newItem={() => ''}>
            {(row) => (
              <TextInput
                name={row.name}
                aria-label={`${common.label} ${row.index + 1}`}
                maxLength={maxLength}
                readOnly={rest.readOnly}
              />
            )}
          </ArrayField>
        </div>
      )
    case 'choice': {
      const { set, values = [] } = field.choices ?? {}
      if (set === 'country') return <CountryInput {...common} />
      return <SelectInput {...common} options={values.map((value) => ({ value, label: choiceText(set, value) }))} />
    }
    case 'reference':
      return <ReferenceInput {...common} to={field.to} alsoTo={field.alsoTo} onSelect={onSelect} />
    case 'text':
      if (field.names) return <PickerField {...common} picker={NameControl} names={field.names} />
      return <TextInput {...common} maxLength={maxLength} />
    case 'dateTime':
    case 'computed':
      return <TextInput {...common} maxLength={maxLength} />
  }
}

/** Props of `FieldsCard`. */
export interface FieldsCardProps {
  title: string
  children: ReactNode
}

/** A card of fields, two beside each other where there is room; `emb-app-wide` around one gives it the whole width. */
export function FieldsCard({ title, children }: FieldsCardProps) {
  return (
    <Card title={title}>
      <div className="emb-app-fields">{children}</div>
    </Card>
  )
}
