import { formatProblems } from '@embpm/contract'
import { zodFieldError } from '@embpm/forms/form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { type FieldValues, get, type Resolver, set } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'

/** What is wrong with a form beside what its schema says, in words. */
export interface FormRuleProblem {
  /** Path of the field, such as `fields.12.fieldName`. */
  path: string
  message: string
}

/**
 * Checks a form by its schema, in words of the language in use. What is missing is "required", as in every form; a rule of
 * the schema's own may name its words by a key of `problems`, and any other sentence is shown as it is.
 * @param also rules over several fields that hold even while the schema finds something wrong; what the schema says of a field goes first. Default: none
 */
export function useFormResolver<Input extends FieldValues, Output>(
  form: { schema: z.ZodMiniType<Output, FieldValues> },
  also?: (values: Input) => readonly FormRuleProblem[],
): Resolver<Input, unknown, Output>
export function useFormResolver(
  { schema }: { schema: z.ZodMiniType<FieldValues, FieldValues> },
  also?: (values: FieldValues) => readonly FormRuleProblem[],
): Resolver<FieldValues, unknown, FieldValues> {
  const { t } = useTranslation()
  return useMemo(() => {
    const check = zodResolver(schema, { error: (issue) => zodFieldError(issue) ?? problemOf(issue, t) })
    return async (values, context, options) => {
      const result = await check(values, context, options)
      translate(result.errors, t)
      const problems = also?.(values) ?? []
      if (problems.length === 0) return result
      for (const { path, message } of problems) {
        if (get(result.errors, path) === undefined) set(result.errors, path, { type: 'custom', message })
      }
      return { values: {}, errors: result.errors }
    }
  }, [schema, also, t])
}

/** What is wrong with a value, by the rule of zod that noticed it. */
function problemOf(issue: z.core.$ZodRawIssue, t: TFunction): string | undefined {
  const { code } = issue
  if (code === 'too_big') {
    if (issue.origin === 'string') return t('problems.tooLong', { count: Number(issue.maximum) })
    if (issue.origin === 'array') return t('problems.tooMany', { count: Number(issue.maximum) })
    return t('problems.tooBig', { max: String(issue.maximum) })
  }
  if (code === 'too_small') {
    if (issue.origin === 'string') return t('problems.tooShort', { count: Number(issue.minimum) })
    if (issue.origin === 'array') return t('problems.tooFew', { count: Number(issue.minimum) })
    return t('problems.tooSmall', { min: String(issue.minimum) })
  }
  if (code === 'invalid_format') return issue.format === 'email' ? t('problems.email') : t('problems.format')
  const impossible = code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union'
  return impossible ? t('problems.value') : undefined
}

const isFormat = (name: string): name is keyof typeof formatProblems => name in formatProblems

/** The keys of `problems` that rules of schemas name; those of the contract by their sentence. */
const named = [
  'link',
  'wbs',
  'settingType',
  'endBeforeStart',
  'datesOutOfOrder',
  'languageTwice',
  'noWorkday',
  'noRole',
  'unitTwice',
] as const

function translate(errors: object, t: TFunction): void {
  for (const name of Object.keys(errors)) {
    const error: unknown = Reflect.get(errors, name)
    if (typeof error !== 'object' || error === null) continue
    if ('message' in error) {
      const key = named.find((one) => error.message === one || (isFormat(one) && error.message === formatProblems[one]))
      if (key) error.message = t(`problems.${key}`)
    }
    if (!('ref' in error)) translate(error, t)
  }
}
