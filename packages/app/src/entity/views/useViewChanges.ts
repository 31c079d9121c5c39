import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import { viewChanges } from './viewChanges.js'

/** Creates, changes and deletes the saved views of a list. Each rejects with a sentence for the user. */
export function useViewChanges(list: string, organisation: string): ReturnType<typeof viewChanges> {
  const { t } = useTranslation()
  return viewChanges({ ...useServices(), t, list, organisation })
}
