import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedRow } from '@embpm/contract'
import type { EntityField } from '../EntityField.js'

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
] as const

/** Kinds of field whose invalid values have a sentence of their own. */
const kinds = ['number', 'date', 'dateTime', 'boolean', 'json'] as const

/** Says what is wrong with a row, field by field: "Effort: no number". A code of a newer server is told in general. */
export function useProblemText(fields: Readonly<Record<string, EntityField>>) {
  const { t } = useTranslation()
  return useCallback(
    ({ field: name, code }: ImportedRow['problems'][number]): string => {
      const field = name === null ? undefined : fields[name]
      const kind = code === 'invalid' ? kinds.find((one) => one === field?.kind) : undefined
      const known = codes.find((one) => one === code) ?? 'other'
      const problem = kind ? t(`list.import.problem.kind.${kind}`) : t(`list.import.problem.${known}`)
      const label = field ? t(`fields.${field.label}`) : name
      return label === null ? problem : t('list.import.problem.of', { field: label, problem })
    },
    [fields, t],
  )
}
