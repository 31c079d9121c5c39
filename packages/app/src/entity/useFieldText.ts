import type { Entity } from '@embpm/contract'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import type { ChoiceSet } from './EntityField.js'
import type { EntityKind } from './EntityKind.js'

/** How the fields of a kind of entity and their values are said in the language in use. */
export interface FieldText {
  /** What a field is called; one that the kind does not know by its own name. */
  label: (field: string) => string
  /** A value as people read it; nothing for an empty one. */
  show: (field: string, value: unknown) => string
}

/** Names the fields of a kind of entity, and shows their values as people read them. */
export function useFieldText<E extends Entity>({ fields }: Pick<EntityKind<E>, 'fields'>): FieldText {
  const { t, i18n } = useTranslation()
  const dates = useDates()
  const choiceText = useChoiceText()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language || 'en'), [i18n.language])

  const label = useCallback(
    (name: string) => {
      const field = fields[name]
      return field ? t(`fields.${field.label}`) : name
    },
    [fields, t],
  )

  const show = useCallback(
    (name: string, value: unknown): string => {
      const { kind, choices } = fields[name] ?? {}
      if (value === null || value === undefined) return ''
      if (typeof value === 'number') return numbers.format(value)
      if (typeof value === 'boolean') return t(value ? 'object.yes' : 'object.no')
      if (typeof value === 'string') {
        if (choices) return choiceText(choices.set, value)
        if (value !== '' && kind === 'date') return dates.date(value)
        return value !== '' && kind === 'dateTime' ? dates.dateTime(value) : value
      }
      const texts = Array.isArray(value) && value.every((one) => typeof one === 'string')
      return texts ? value.map((one: string) => (choices ? choiceText(choices.set, one) : one)).join(', ') : json(value)
    },
    [fields, numbers, dates, choiceText, t],
  )

  return useMemo(() => ({ label, show }), [label, show])
}

const countryNames = new Map<string, Intl.DisplayNames>()

/** What a country is called in a language; of a code that is none, the code. */
function countryName(language: string, code: string): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames(language || 'en', { type: 'region' })
  countryNames.set(language, names)
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * The words for a coded value: `choiceText('ricefwStatus', 'functional spec')`. A value without words, such as one of a
 * newer server, is shown as it is.
 */
export function useChoiceText(): (set: ChoiceSet | undefined, value: string) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (set: ChoiceSet | undefined, value: string) => {
      if (set === undefined) return value
      if (set === 'country') return countryName(i18n.language, value)
      const words: unknown = i18n.getResource(i18n.language, 'app', `choices.${set}`)
      const word: unknown =
        typeof words === 'object' && words !== null && Object.hasOwn(words, value) ? Reflect.get(words, value) : value
      return typeof word === 'string' ? word : value
    },
    [i18n],
  )
}
