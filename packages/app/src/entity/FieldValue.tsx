import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from './EntityField.js'
import { ReferenceName } from './ReferenceName.js'
import { useFieldText } from './useFieldText.js'

/**
 * How values of fields are shown that have a way of their own, by the names of the fields; never given an empty value.
 * `children` is how it is shown without, for a value that the view does not know.
 */
export type ValueViews = Readonly<Record<string, ComponentType<{ value: unknown; children: ReactNode }>>>

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
  if (View) {
    return (
      <View value={value}>
        <StructuredValue value={value} />
      </View>
    )
  }
  if (field?.kind === 'reference' && typeof value === 'string')
    return <ReferenceName to={field.to} alsoTo={field.alsoTo} id={value} />
  if (field?.names && typeof value === 'string')
    return <ReferenceName to={field.names.kind} by={field.names.by} id={value} />
  if (typeof value === 'object' && field?.kind !== 'list' && !field?.choices) return <StructuredValue value={value} />
  return text
}

const noFields = {}

/** A value of several parts, as lines: the entries of a list, and the parts of each with their names. */
function StructuredValue({ value }: { value: unknown }) {
  const { i18n } = useTranslation()
  const { show } = useFieldText({ fields: noFields })
  const words: unknown = i18n.getResource(i18n.language, 'app', 'fields')
  const label = (key: string): string => {
    const word: unknown =
      typeof words === 'object' && words !== null && Object.hasOwn(words, key) && Reflect.get(words, key)
    return typeof word === 'string' ? word : key
  }
  const line = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return show('', part)
    if (Array.isArray(part)) return part.map(line).join(', ')
    return parts(part).join(' · ')
  }
  const parts = (whole: object) =>
    Object.entries(whole).flatMap(([key, part]) => {
      const text = line(part)
      return text === '' ? [] : [`${label(key)}: ${text}`]
    })
  if (typeof value !== 'object' || value === null) return line(value)
  const lines = Array.isArray(value) ? value.map(line) : parts(value)
  return (
    <span className="emb-app-value-lines">
      {lines.map((text, index) => (
        // Two lines may say the same, and nothing of a line is kept.
        <span key={`${index} ${text}`}>{text}</span>
      ))}
    </span>
  )
}
