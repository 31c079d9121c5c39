import type { Day } from '@embpm/calendar/day'
import type { PositionAssignment } from '@embpm/contract/position-assignment'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import { lookOn } from '../timeline/timeAxis.js'
import type { TimeBar } from '../timeline/TimeBars.js'
import { usePeriodText } from '../timeline/usePeriodText.js'

/** Makes the bar of an assignment: its percentage or another label, and for screen readers whose it is and its days. */
export function useAssignmentBars() {
  const { t } = useTranslation()
  const { date } = useDates()
  const period = usePeriodText()
  const shareOf = ({ percentage: percent, primary, validFrom }: PositionAssignment, today: Day) =>
    validFrom > today
      ? t('positionAssignments.planned', { percent, from: date(validFrom) })
      : primary
        ? t('positionAssignments.main', { percent })
        : `${percent} %`
  return (one: PositionAssignment, name: string, today: Day, label = shareOf(one, today)): TimeBar => {
    const { id, percentage: percent, validFrom, validTo, overAllowedBy } = one
    const look = lookOn(one, today)
    const said = t('positionAssignments.bar', { name, percent, period: period(one) })
    const by = overAllowedBy === '' ? '' : `, ${t('positionAssignments.allowedBy', { name: overAllowedBy })}`
    const description = `${label}, ${said}${by} (${t(`timeline.state.${look}`)})`
    return { id, validFrom, validTo, look, label, description }
  }
}
