import { dayOf, differenceInDays } from '@embpm/calendar'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes when a message was written, in the language in use and the user's own time zone. */
export function useChatDates() {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  const today = useToday()
  const formats = useMemo(
    () => ({
      time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
      weekday: new Intl.DateTimeFormat(language, { weekday: 'short' }),
      date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
      dateOfYear: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
      day: new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }),
      dayOfYear: new Intl.DateTimeFormat(language, { dateStyle: 'long' }),
      birthday: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    }),
    [language],
  )
  return {
    time: (iso: string) => formats.time.format(new Date(iso)),
    /** Time of today, weekday of the last days, date of what is older. */
    brief: (iso: string) => {
      const when = new Date(iso)
      const days = differenceInDays(dayOf(today), dayOf(when))
      if (days === 0) return formats.time.format(when)
      if (days > 0 && days < 7) return formats.weekday.format(when)
      return (when.getFullYear() === today.getFullYear() ? formats.date : formats.dateOfYear).format(when)
    },
    day: (iso: string) => {
      const when = new Date(iso)
      const days = differenceInDays(dayOf(today), dayOf(when))
      if (days === 0) return t('chat.today')
      if (days === 1) return t('chat.yesterday')
      return (when.getFullYear() === today.getFullYear() ? formats.day : formats.dayOfYear).format(when)
    },
    birthday: (iso: string) => formats.birthday.format(new Date(iso)),
  }
}

const now = () => new Date()

/** A moment of today; a page that stays open overnight learns of the next day. */
function useToday(): Date {
  const [today, setToday] = useState(now)
  useEffect(() => {
    const midnight = new Date(today)
    midnight.setHours(24, 0, 1, 0)
    const timer = setTimeout(() => setToday(now()), midnight.getTime() - today.getTime())
    return () => clearTimeout(timer)
  }, [today])
  return today
}
