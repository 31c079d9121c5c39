import { importsOf, isProduct, packageOf, parsed } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

/** Parts of a date that are read or written one by one, days counted in milliseconds, and the library itself. */
const byHand = /\.(?:[gs]et(?:UTC)?(?:Day|Date|Month|FullYear)|getTimezoneOffset)\(|\bDate\.UTC\(|\b86_?400_?000\b/
const library = /^@?date-fns(?:\/|$)/

/** What counts moments or writes a format of others. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/app/src/chat/useChatDates.ts': 'the year of a moment decides how it is written',
  'packages/app/src/shell/Brand.tsx': 'the first page shows this year alone',
  'packages/backend/src/product/data/service.fixtures.ts': 'sample moments',
  'packages/backend/src/product/entity/seeding.ts': 'sample moments',
  'packages/backend/src/sample/chat.data.ts': 'writes a birthday of known parts',
  'packages/ui/src/data-table/xlsxWriter.ts': 'a sheet counts days and parts of days from 1900',
}

/** The text of a file without its comments. */
const codeOf = (source: SourceFile): string =>
  parsed(source).comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source.text)

/** Weeks, months and leap years have one place, so that what one side shows and another one stores cannot drift. */
export const calendarArithmetic: Rule = {
  says: 'calendar arithmetic is that of packages/calendar',
  check: (files) =>
    files
      .filter((source) => isProduct(source) && packageOf(source.path) !== 'calendar' && !(source.path in exceptions))
      .filter(
        (source) => byHand.test(codeOf(source)) || importsOf(source).some(({ specifier }) => library.test(specifier)),
      )
      .map(({ path }) => ({ file: path, sentence: 'It counts days by hand; take the functions of @embpm/calendar.' })),
  broken: [
    [file('packages/ui/src/a/isoWeek.ts', 'const weekday = new Date(day).getUTCDay() || 7')],
    [file('packages/backend/src/a.ts', 'const tomorrow = new Date(now + 86_400_000)')],
    [file('packages/app/src/a.ts', 'moment.setDate(moment.getDate() + 1)')],
    [file('packages/forms/src/a/a.ts', "import { addDays } from 'date-fns/addDays'")],
  ],
  fine: [
    [
      file('packages/calendar/src/day.ts', "import { addDays } from 'date-fns/addDays'\ndate.setFullYear(2026, 0, 4)"),
      file('packages/app/src/a.ts', '// not .getDay()\nmidnight.setHours(24)\nsetMonth(startOfMonth(day))'),
      file('packages/app/src/a.test.ts', 'const days = Date.UTC(2026, 0, 1) / 86_400_000'),
    ],
  ],
}
