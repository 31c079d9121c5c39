import { calendar } from '@embpm/contract/calendar'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Working calendars: on which days one works. Exceptions that end before they begin are told at their end. */
export const calendarKind = defineKind(calendar, {
  words: 'calendars',
  labels: {},
  check: (values) =>
    values.check((context) => {
      const { workweek, exceptions } = context.value
      if (workweek.length === 0)
        context.issues.push({ code: 'custom', message: 'noWorkday', path: ['workweek'], input: workweek })
      for (const [index, { start, end }] of exceptions.entries()) {
        if (start > end)
          context.issues.push({
            code: 'custom',
            message: 'endBeforeStart',
            path: ['exceptions', index, 'end'],
            input: end,
          })
      }
    }),
})
