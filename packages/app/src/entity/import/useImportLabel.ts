import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'

/**
 * What a field is called where it is imported. A reference is imported by its id and says so, for a list shows the name of
 * the other entity under the same label.
 */
export function useImportLabel() {
  const { t } = useTranslation()
  return useCallback(
    ({ label, kind }: EntityField): string => {
      const field = t(`fields.${label}`)
      return kind === 'reference' ? t('list.import.idOf', { field }) : field
    },
    [t],
  )
}
