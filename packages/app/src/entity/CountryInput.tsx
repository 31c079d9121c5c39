import { countries } from '@embpm/contract'
import { SelectInput, type SelectInputProps } from '@embpm/forms/select-input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from './useFieldText.js'

/** Props of `CountryInput`. */
export type CountryInputProps = Omit<SelectInputProps<string>, 'options'>

/** A country, by its name in the language in use and in the order of the names; its value is the code of two letters. */
export function CountryInput(props: CountryInputProps) {
  const { language } = useTranslation().i18n
  const choiceText = useChoiceText()
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(language || 'en')
    return countries
      .map((value): { value: string; label: string } => ({ value, label: choiceText('country', value) }))
      .toSorted((left, right) => compare(left.label, right.label))
  }, [language, choiceText])
  return <SelectInput {...props} options={options} />
}
