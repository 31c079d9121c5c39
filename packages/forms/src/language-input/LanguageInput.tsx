import { LanguageSelector } from '@embpm/ui/language-selector'
import { defineWords, useWords } from '@embpm/ui/ui-strings'
import type { ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PickerField } from '../picker-field/PickerField.js'

/** The selector's own word, which the error summary needs as well. */
const words = defineWords('languageSelector', { label: 'Language' })

/** Props of `LanguageInput`: those of `LanguageSelector` but for its value, which lives in the form, and its look in a header. */
export interface LanguageInputProps<Values extends FieldValues = FieldValues> extends Omit<
  ComponentProps<typeof LanguageSelector>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref' | 'variant' | 'iconOnly'
> {
  /** Path of the value in the form; any text, or a path to a text where the form's values are given as `LanguageInput<Values>`. */
  name: FieldPathByValue<Values, string | null | undefined>
}

/**
 * A language field bound to the form around it. The value in the form is a language's code, for example `pt-BR`; `null`,
 * `undefined` and `''` are none. Label "Language" by default, flags with names by default (spec, section 9).
 */
export function LanguageInput<Values extends FieldValues = FieldValues>({
  label,
  ...props
}: LanguageInputProps<Values>) {
  const t = useWords(words)
  return <PickerField {...props} label={label ?? t('label')} picker={LanguageSelector} />
}
