import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedRow } from '@embpm/contract'
import type { EntityField } from '../EntityField.js'
import { useChoiceText } from '../useFieldText.js'
import { rawText, type CheckedRow } from './CheckedRow.js'

/** Codes of problems that have a sentence. */
const codes = [
  'required',
  'invalid',
  'tooLong',
  'outOfRange',
  'unknownValue',
  'taken',
  'misplaced',
  'forbidden',
  'locked',
] as const

/** Kinds of field whose invalid values have a sentence of their own. */
const kinds = ['number', 'date', 'dateTime', 'boolean', 'json'] as const

/** Says what is wrong with one field of a row. */
export type ProblemText = (row: CheckedRow, problem: ImportedRow['problems'][number]) => string

/**
 * Says what is wrong with a row, field by field: "Effort: no number". An unknown value names those that are allowed, or what
 * comes nearest to it. A code of a newer server is told in general.
 */
export function useProblemText(fields: Readonly<Record<string, EntityField>>): ProblemText {
  const { t, i18n } = useTranslation()
  const choiceText = useChoiceText()
  return useCallback(
    (row, { field: name, code }) => {
      const field = name === null ? undefined : fields[name]
      const kind = code === 'invalid' ? kinds.find((one) => one === field?.kind) : undefined
      const known = codes.find((one) => one === code) ?? 'other'
      const unknown = (): string | null => {
        if (name === null || code !== 'unknownValue') return null
        const value = rawText(row, name)
        const nearest = row.nearest?.[name]
        if (field?.kind === 'reference')
          return nearest === undefined
            ? t('list.import.problem.noSuch', { value })
            : t('list.import.problem.nearest', { value, nearest })
        if (!field?.choices) return null
        const { set, values } = field.choices
        const allowed = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
          values.filter((one) => one !== '').map((one) => choiceText(set, one)),
        )
        return t('list.import.problem.allowed', { value, allowed })
      }
      const problem = unknown() ?? (kind ? t(`list.import.problem.kind.${kind}`) : t(`list.import.problem.${known}`))
      const label = field ? t(`fields.${field.label}`) : name
      return label === null ? problem : t('list.import.problem.of', { field: label, problem })
    },
    [fields, t, i18n.language, choiceText],
  )
}
