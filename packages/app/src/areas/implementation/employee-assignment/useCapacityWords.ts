import { addDays } from '@embpm/calendar/arithmetic'
import { openEnd, type Validity } from '@embpm/calendar/validity'
import type { ShownAssignment } from '@embpm/contract/capacity'
import { percentOf, weekNumber, type WeekHours } from '@embpm/contract/capacity-weeks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceText } from '../../../entity/referenceText.js'

/** What is called how in the language in use: weeks, hours, shares, assignments. */
export function useCapacityWords() {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const year = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
    const weeks = new Map<string, string>()
    const week = (monday: string): string => {
      const known = weeks.get(monday)
      if (known !== undefined) return known
      const text = t('employeeAssignments.week', { number: String(weekNumber(monday)).padStart(2, '0') })
      weeks.set(monday, text)
      return text
    }
    const hours = (value: number) => t('employeeAssignments.hours', { hours: number.format(value) })
    const percent = (value: number) => share.format(value / 100)
    // Many cells say the same of their hours, and all of them are called while one scrolls.
    const ofHours = new Map<string, string>()
    const hoursOf = (at: WeekHours): string => {
      const key = `${at.assigned}/${at.capacity}`
      const known = ofHours.get(key)
      if (known !== undefined) return known
      const text = t('employeeAssignments.cell', {
        assigned: number.format(at.assigned),
        capacity: number.format(at.capacity),
        percent: percent(percentOf(at) ?? 0),
      })
      ofHours.set(key, text)
      return text
    }
    const target = ({ targetId, target: label }: Pick<ShownAssignment, 'targetId' | 'target'>) =>
      referenceText(t, targetId, label)
    const amount = ({ measure, amount: value }: Pick<ShownAssignment, 'measure' | 'amount'>) =>
      measure === 'percent' ? percent(value) : hours(value)
    const period = ({ validFrom, validTo }: Validity) =>
      validTo === openEnd
        ? t('employeeAssignments.fromDay', { from: year.format(Date.parse(validFrom)) })
        : year.formatRange(Date.parse(validFrom), Date.parse(validTo))
    return {
      language,
      number: (value: number) => number.format(value),
      percent,
      hours,
      week,
      weeksOf: ({ validFrom, validTo }: Validity) => {
        const [one, other] = [week(validFrom), week(validTo)]
        return one === other ? one : `${one}–${other}`
      },
      day: (iso: string) => day.format(Date.parse(iso)),
      days: (monday: string) => day.formatRange(Date.parse(monday), Date.parse(addDays(monday, 6))),
      time: (date: Date) => time.format(date),
      target,
      amount,
      period,
      /** An assignment in one line: what for, how much, when. */
      assignment: (one: ShownAssignment) => `${target(one)}: ${amount(one)}, ${period(one)}`,
      /** What a cell is called: who, when, hours of hours; or why there are none. */
      cell: (name: string, monday: string, at: WeekHours, off: string | undefined): string => {
        const place = `${name}, ${week(monday)}`
        if (at.capacity === 0 && at.assigned === 0)
          return `${place}, ${off === undefined || off === '' ? t('employeeAssignments.notEmployed') : off}`
        return `${place}, ${hoursOf(at)}`
      },
    }
  }, [language, t])
}

/** What is called how in the map. */
export type CapacityWords = ReturnType<typeof useCapacityWords>
