import type { Country } from '@embpm/contract/sample/contacts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useContactsClient } from './useContacts.js'

/** A country by its name in the language in use. */
export type NamedCountry = Pick<Country, 'iso' | 'name' | 'code'>

/** The countries that a phone number may belong to, by name. */
export function useCountries(): readonly NamedCountry[] {
  const { language } = useTranslation().i18n
  const choiceText = useChoiceText()
  const { countries } = useContactsClient()
  const { data } = useQuery({
    queryKey: ['user', 'contacts', 'countries'],
    queryFn: ({ signal }) => countries.list(undefined, { signal }),
    staleTime: Infinity,
  })
  return useMemo(() => {
    const { compare } = new Intl.Collator(language || 'en')
    const named = data?.map(({ iso, name, code }) => {
      const known = choiceText('country', iso.toUpperCase())
      return { iso, code, name: known === iso.toUpperCase() ? name : known }
    })
    return named?.toSorted((a, b) => compare(a.name, b.name)) ?? []
  }, [data, language, choiceText])
}
