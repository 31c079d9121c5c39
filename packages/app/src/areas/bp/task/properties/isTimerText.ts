import type { TimerKind } from '../../../../diagram/modeler/ModelerFacts.js'

const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/
const duration = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?)$/

/** What an engine works out: `=…` is FEEL, `${…}` and `#{…}` are those of Java. */
const expression = /^(?:=|[$#]\{)/

const isDate = (text: string): boolean => {
  const [day = ''] = text.split('T')
  const parsed = new Date(`${day}T00:00:00Z`)
  // The 31st of February is read as a day of March.
  return date.test(text) && !Number.isNaN(Date.parse(text.replace(',', '.'))) && parsed.toISOString().startsWith(day)
}

const isDuration = (text: string): boolean => duration.test(text)

/** `R5/PT1H`, with a begin before or an end behind the duration, or both ends. */
function isCycle(text: string): boolean {
  const [repetition = '', first, second, ...more] = text.split('/')
  if (!/^R\d*$/.test(repetition) || first === undefined || more.length > 0) return false
  if (second === undefined) return isDuration(first)
  return (
    (isDate(first) && isDuration(second)) || (isDuration(first) && isDate(second)) || (isDate(first) && isDate(second))
  )
}

const checks: Readonly<Record<TimerKind, (text: string) => boolean>> = {
  date: isDate,
  duration: isDuration,
  cycle: isCycle,
}

/** Whether a text is the time of a timer by ISO 8601, or an expression that an engine works out. */
export const isTimerText = (kind: TimerKind, text: string): boolean => expression.test(text) || checks[kind](text)
