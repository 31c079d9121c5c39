import { startOfDay, type Day } from '@embpm/calendar'
import type { Predecessor } from '@embpm/calendar/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GanttRow } from './ganttPlan.js'

/** Writes what the chart says: delays, lags, durations, and a row in one sentence. */
export function useGanttWords() {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const whole = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const days = (count: number) => t('operationTasks.days', { count, number: number.format(count) })
    const short_ = (text: string) => t('operationTasks.gantt.daysShort', { number: text })
    return {
      days,
      daysShort: (count: number) => short_(number.format(count)),
      percent: (share: number) => percent.format(share / 100),
      linkOf: ({ type, lag }: Pick<Predecessor, 'type' | 'lag'>) =>
        lag === 0 ? type : `${type} ${short_(signed.format(lag))}`,
      /** What stands behind a bar. */
      behind: ({ task, dates, summary }: GanttRow, baseline: boolean): string => {
        if (!task || summary || !dates) return ''
        if (task.duration === 0) return short.format(startOfDay(dates.end))
        return baseline && task.delay > 0 ? short_(signed.format(task.delay)) : ''
      },
      /** First and last day. */
      range: ({ start, end }: { start: Day; end: Day }) => whole.formatRange(startOfDay(start), startOfDay(end)),
      /** How a task stands to its baseline; empty while a change moves it, for that is not worked out before it is saved. */
      baseline: ({ task, was }: GanttRow): string => {
        if (!task || task.baselineStart === null || task.baselineEnd === null) return t('operationTasks.noBaseline')
        const when = whole.formatRange(startOfDay(task.baselineStart), startOfDay(task.baselineEnd))
        if (was) return when
        const { delay } = task
        const key = delay === 0 ? 'onTime' : delay > 0 ? 'late' : 'early'
        return `${when}: ${t(`operationTasks.${key}`, { days: days(Math.abs(delay)) })}`
      },
      /** When a task is, and how it stands, for who does not see the chart. */
      sentence: ({ task, dates }: GanttRow): string => {
        if (!dates) return ''
        const when = whole.formatRange(startOfDay(dates.start), startOfDay(dates.end))
        const late = task && task.delay > 0 ? t('operationTasks.late', { days: days(task.delay) }) : ''
        const critical = dates.critical && task ? t('fields.critical') : ''
        return [when, critical, late].filter(Boolean).join(', ')
      },
    }
  }, [t, language])
}
