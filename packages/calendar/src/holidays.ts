import { addDays } from './arithmetic.js'
import { compareDays, toDay, type Day } from './day.js'
import { daysInMonth, weekdayOf } from './week.js'

/**
 * When a holiday is: on a day of the year, so many days after Easter Sunday (before it when negative), or on the nth weekday of
 * a month, counted from its end when negative.
 */
export type HolidayRule =
  | readonly [month: number, day: number, name: string]
  | readonly [easter: 'easter', days: number, name: string]
  | readonly [weekday: 'weekday', month: number, nth: number, weekday: number, name: string]

/** A day off, and what it is called where it is one. */
export interface Holiday {
  day: Day
  name: string
}

const germany = [
  [1, 1, 'Neujahr'],
  ['easter', -2, 'Karfreitag'],
  ['easter', 1, 'Ostermontag'],
  [5, 1, 'Tag der Arbeit'],
  ['easter', 39, 'Christi Himmelfahrt'],
  ['easter', 50, 'Pfingstmontag'],
  [10, 3, 'Tag der Deutschen Einheit'],
  [12, 25, '1. Weihnachtstag'],
  [12, 26, '2. Weihnachtstag'],
] as const satisfies readonly HolidayRule[]

const corpusChristi = ['easter', 60, 'Fronleichnam'] as const
const allSaints = [11, 1, 'Allerheiligen'] as const

/** The holidays of each region by law, called as they are there. Those that only some towns or trades have are left out. */
const rules = {
  DE: germany,
  'DE-BY': [...germany, [1, 6, 'Heilige Drei Könige'], corpusChristi, [8, 15, 'Mariä Himmelfahrt'], allSaints],
  'DE-NW': [...germany, corpusChristi, allSaints],
  PL: [
    [1, 1, 'Nowy Rok'],
    [1, 6, 'Święto Trzech Króli'],
    ['easter', 0, 'Wielkanoc'],
    ['easter', 1, 'Poniedziałek Wielkanocny'],
    [5, 1, 'Święto Pracy'],
    [5, 3, 'Święto Konstytucji 3 Maja'],
    ['easter', 49, 'Zielone Świątki'],
    ['easter', 60, 'Boże Ciało'],
    [8, 15, 'Wniebowzięcie Najświętszej Maryi Panny'],
    [11, 1, 'Wszystkich Świętych'],
    [11, 11, 'Narodowe Święto Niepodległości'],
    [12, 24, 'Wigilia Bożego Narodzenia'],
    [12, 25, 'Boże Narodzenie'],
    [12, 26, 'Drugi dzień Bożego Narodzenia'],
  ],
  PT: [
    [1, 1, 'Ano Novo'],
    ['easter', -2, 'Sexta-feira Santa'],
    ['easter', 0, 'Páscoa'],
    [4, 25, 'Dia da Liberdade'],
    [5, 1, 'Dia do Trabalhador'],
    ['easter', 60, 'Corpo de Deus'],
    [6, 10, 'Dia de Portugal'],
    [8, 15, 'Assunção de Nossa Senhora'],
    [10, 5, 'Implantação da República'],
    [11, 1, 'Dia de Todos os Santos'],
    [12, 1, 'Restauração da Independência'],
    [12, 8, 'Imaculada Conceição'],
    [12, 25, 'Natal'],
  ],
  BR: [
    [1, 1, 'Confraternização Universal'],
    ['easter', -2, 'Sexta-feira Santa'],
    [4, 21, 'Tiradentes'],
    [5, 1, 'Dia do Trabalho'],
    [9, 7, 'Independência do Brasil'],
    [10, 12, 'Nossa Senhora Aparecida'],
    [11, 2, 'Finados'],
    [11, 15, 'Proclamação da República'],
    [11, 20, 'Dia da Consciência Negra'],
    [12, 25, 'Natal'],
  ],
  ES: [
    [1, 1, 'Año Nuevo'],
    [1, 6, 'Epifanía del Señor'],
    ['easter', -2, 'Viernes Santo'],
    [5, 1, 'Fiesta del Trabajo'],
    [8, 15, 'Asunción de la Virgen'],
    [10, 12, 'Fiesta Nacional de España'],
    [11, 1, 'Todos los Santos'],
    [12, 6, 'Día de la Constitución'],
    [12, 8, 'Inmaculada Concepción'],
    [12, 25, 'Natividad del Señor'],
  ],
  FR: [
    [1, 1, 'Jour de l’An'],
    ['easter', 1, 'Lundi de Pâques'],
    [5, 1, 'Fête du Travail'],
    [5, 8, 'Victoire 1945'],
    ['easter', 39, 'Ascension'],
    ['easter', 50, 'Lundi de Pentecôte'],
    [7, 14, 'Fête nationale'],
    [8, 15, 'Assomption'],
    [11, 1, 'Toussaint'],
    [11, 11, 'Armistice 1918'],
    [12, 25, 'Noël'],
  ],
  US: [
    [1, 1, 'New Year’s Day'],
    ['weekday', 1, 3, 1, 'Martin Luther King Jr. Day'],
    ['weekday', 2, 3, 1, 'Washington’s Birthday'],
    ['weekday', 5, -1, 1, 'Memorial Day'],
    [6, 19, 'Juneteenth'],
    [7, 4, 'Independence Day'],
    ['weekday', 9, 1, 1, 'Labor Day'],
    ['weekday', 10, 2, 1, 'Columbus Day'],
    [11, 11, 'Veterans Day'],
    ['weekday', 11, 4, 4, 'Thanksgiving Day'],
    [12, 25, 'Christmas Day'],
  ],
  GB: [
    [1, 1, 'New Year’s Day'],
    ['easter', -2, 'Good Friday'],
    ['easter', 1, 'Easter Monday'],
    ['weekday', 5, 1, 1, 'Early May bank holiday'],
    ['weekday', 5, -1, 1, 'Spring bank holiday'],
    ['weekday', 8, -1, 1, 'Summer bank holiday'],
    [12, 25, 'Christmas Day'],
    [12, 26, 'Boxing Day'],
  ],
} as const satisfies Record<string, readonly HolidayRule[]>

/** A region whose holidays are known: a country, or a part of one, by ISO 3166; of Great Britain those of England and Wales. */
export type HolidayRegion = keyof typeof rules

/** The regions whose holidays are known. */
export const holidayRegions = [
  'DE',
  'DE-BY',
  'DE-NW',
  'PL',
  'PT',
  'BR',
  'ES',
  'FR',
  'US',
  'GB',
] as const satisfies readonly HolidayRegion[]

/** Easter Sunday of a year, by the Gregorian calendar. */
export function easterOf(year: number): Day {
  // The anonymous algorithm, as Meeus prints it: golden number, century, epact, days to the Sunday.
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * late + 114
  return dayIn(year, Math.floor(days / 31), (days % 31) + 1)
}

function dayIn(year: number, month: number, day: number): Day {
  const found = toDay({ year, month, day })
  if (found === null) throw new RangeError(`${year}-${month}-${day} is no day`)
  return found
}

function nthWeekday(year: number, month: number, nth: number, weekday: number): Day {
  const from = dayIn(year, month, nth > 0 ? 1 : daysInMonth(year, month))
  const towards = nth > 0 ? weekday - weekdayOf(from) : weekdayOf(from) - weekday
  const days = ((towards + 7) % 7) + 7 * (Math.abs(nth) - 1)
  return addDays(from, nth > 0 ? days : -days)
}

function holidayOf(rule: HolidayRule, year: number): Holiday {
  if (rule[0] === 'easter') return { day: addDays(easterOf(year), rule[1]), name: rule[2] }
  if (rule[0] === 'weekday') return { day: nthWeekday(year, rule[1], rule[2], rule[3]), name: rule[4] }
  return { day: dayIn(year, rule[0], rule[1]), name: rule[2] }
}

/** The holidays of a region in a year, in their order. */
export function holidaysOf(region: HolidayRegion, year: number): readonly Holiday[] {
  const inRegion: readonly HolidayRule[] = rules[region]
  return inRegion.map((rule) => holidayOf(rule, year)).toSorted((a, b) => compareDays(a.day, b.day))
}
