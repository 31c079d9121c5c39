import { dayOf, localStartOfDay } from '@embpm/calendar/day'
import type { Task } from '@embpm/contract/sample/tasks'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'

/** When a task is due, in words, and how urgent that is. */
export interface Due {
  text: string
  /** `late` before today, `today`; a done task is neither. */
  state: 'late' | 'today' | null
}

/** The calendar day that a task is due on by the clock of this machine; `null` for none. */
export const dueDay = ({ dueDate }: Pick<Task, 'dueDate'>): string | null =>
  dueDate === null ? null : dayOf(new Date(dueDate))

/** The moment that stands for a day: its noon by the clock of this machine. */
export const dueAt = (day: string): string => new Date(localStartOfDay(day) + 12 * 3_600_000).toISOString()

/** Writes when tasks are due; `null` for one without a date. */
export function useDue() {
  const { t } = useTranslation()
  const dates = useDates()
  return (task: Pick<Task, 'dueDate' | 'completed'>): Due | null => {
    const day = dueDay(task)
    const today = dayOf(new Date())
    if (day === null) return null
    return {
      text: day === today ? t('tasks.today') : dates.date(day),
      state: task.completed ? null : day < today ? 'late' : day === today ? 'today' : null,
    }
  }
}
