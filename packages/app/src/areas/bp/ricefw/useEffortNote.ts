import { useTranslation } from 'react-i18next'
import { overPlan, type Effort } from './effortFigures.js'
import { useHours } from './useHours.js'

/** Says what hours are left of a plan, or over it. */
export function useEffortNote(): (effort: Effort) => string {
  const { t } = useTranslation()
  const hours = useHours()
  return (effort) => {
    const over = overPlan(effort)
    if (over > 0) return t('ricefws.over', { hours: hours(over) })
    return over < 0 ? t('ricefws.left', { hours: hours(-over) }) : t('ricefws.onPlan')
  }
}
