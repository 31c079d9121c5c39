import type { ComboBoxProps } from '@embpm/ui/combobox'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import type { ReferenceTarget } from '@embpm/contract'
import { useStoredLabel } from './useStoredLabel.js'
import { referenceTo } from './referenceTo.js'

/** What a combobox needs to offer what a field refers to. */
export type ReferenceOptions = Required<Pick<ComboBoxProps, 'load' | 'resolveLabel'>> &
  Pick<ComboBoxProps, 'placeholder'>

/** Offers what a field refers to, found by typing. */
export function useReferenceOptions(to: ReferenceTarget): ReferenceOptions {
  const { t } = useTranslation()
  const { client } = useServices()
  const resolveLabel = useStoredLabel(to)
  return useMemo(
    () => ({
      ...(to === 'people' && { placeholder: t('object.findPerson') }),
      async load(search, { signal }) {
        const found = await referenceTo(to).find(client, search, { signal })
        return found.map(({ id, name, detail }) => ({ value: id, label: name, detail }))
      },
      resolveLabel,
    }),
    [to, client, t, resolveLabel],
  )
}
