import { useTranslation } from 'react-i18next'
import { useFieldText } from './useFieldText.js'

const noFields = {}

/** Props of `StructuredValue`. */
export interface StructuredValueProps {
  /** Any JSON. */
  value: unknown
}

/** A value of several parts, as lines: the entries of a list, and the parts of each with their names. */
export function StructuredValue({ value }: StructuredValueProps) {
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
