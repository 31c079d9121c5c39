import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from './EntityField.js'
import { ReferenceName } from './ReferenceName.js'
import { StructuredValue } from './StructuredValue.js'
import { useFieldText } from './useFieldText.js'

/** How values of fields are shown that have a way of their own, by the names of the fields; never given an empty value. */
export type ValueViews = Readonly<Record<string, ComponentType<{ value: unknown }>>>

/** Props of `FieldValue`. */
export interface FieldValueProps {
  fields: Readonly<Record<string, EntityField>>
  name: string
  value: unknown
  views?: ValueViews
}

/** The value of a field as people read it: a reference by name, a value of several parts as lines. */
export function FieldValue({ fields, name, value, views }: FieldValueProps) {
  const { t } = useTranslation()
  const { show } = useFieldText({ fields })
  const text = show(name, value)
  const field = fields[name]
  const View = views?.[name]
  if (text === '') return t('conflict.empty')
  if (View) return <View value={value} />
  if (field?.kind === 'reference' && typeof value === 'string') return <ReferenceName to={field.to} id={value} />
  if (typeof value === 'object' && field?.kind !== 'list' && !field?.choices) return <StructuredValue value={value} />
  return text
}
