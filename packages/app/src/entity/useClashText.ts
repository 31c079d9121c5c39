import type { Clash } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { usePeriodText } from '../timeline/usePeriodText.js'

/** Says what a write clashes with: by name, and on which days. */
export function useClashText(): (clash: Clash) => string {
  const { t } = useTranslation()
  const period = usePeriodText()
  return ({ rule, name, percent = 0, ...days }) => t(`object.clash.${rule}`, { name, percent, period: period(days) })
}
