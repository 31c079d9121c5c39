import type { ReferenceTarget } from '@embpm/contract'
import type { ValueLabel } from '@embpm/ui/combobox'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { referenceNames } from './referenceNames.js'
import { referenceText } from './referenceText.js'

/**
 * The words for a stored reference in a field without a picker: a name; what is no more, and what never was, says so.
 * @param by the column whose text is stored, which is shown as it is. Default: an id is
 */
export function useStoredLabel(to: ReferenceTarget, by?: string): (key: string) => Promise<ValueLabel> {
  const { t } = useTranslation()
  const { client } = useServices()
  return useCallback(
    async (key) => {
      if (key === '') return { label: '' }
      const found = (await referenceNames(client, to, by)(key)) ?? null
      const label = referenceText(t, key, found && by !== undefined ? { ...found, name: key } : found)
      if (found && found.deleted !== true) return { label }
      return { label, note: t(found ? 'ui.valueHelp.deleted' : 'ui.valueHelp.unknown') }
    },
    [client, to, by, t],
  )
}
