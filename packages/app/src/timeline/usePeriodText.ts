import { openEnd, type Validity } from '@embpm/calendar/validity'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'

/** Writes the days on which something holds, as the language in use does; the end is a word where there is none. */
export function usePeriodText(): (validity: Validity) => string {
  const { t } = useTranslation()
  const { date } = useDates()
  return useCallback(
    ({ validFrom, validTo }) =>
      t('timeline.period', { from: date(validFrom), to: validTo === openEnd ? t('object.openEnd') : date(validTo) }),
    [t, date],
  )
}
