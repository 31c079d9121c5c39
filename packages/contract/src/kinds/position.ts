import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, flag, number, reference, text } from '../common/fields.js'
import { validity } from '../common/validity.js'

/** How far a position is filled on a day: by nobody, by less than it has room for, as it should be, by more. */
export const occupancies = ['vacant', 'partly', 'filled', 'over'] as const

/** How far a position is filled on a day. */
export type Occupancy = (typeof occupancies)[number]

/** A place that somebody works at, whoever that is today. Source: the domain model, Position. */
export const position = entityOf({
  kind: 'positions',
  family: 'processes',
  path: '/processes/positions',
  tag: 'Processes',
  one: 'a position',
  many: 'positions',
  key: ['code'],
  nameOf: ({ code, title }) => `${code} ${title}`,
  referenceOf: ({ code, title }) => ({ name: title, detail: code }),
  fields: {
    /** Short key, unique in the organisation, such as P-30412. */
    code: text(20).required().sort().filter().search(),
    title: text(200).required().sort().filter().search(),
    orgUnitId: reference('orgUnits').required().filter().bulk(),
    orgUnit: codedOf('orgUnitId').sort().filter().search(),
    /** Such as Logistics planner, grade 7. */
    jobTitle: text(100).sort().filter().search().bulk(),
    /** The position that it reports to; `null` for that of who leads its unit, or the next unit above. */
    reportsToId: reference('positions').filter().bulk(),
    /** Whether who has it leads the unit. */
    isChief: flag().sort().filter(),
    /** Full-time equivalents that it has room for: 1 is one person full-time. */
    fte: number(0, 1).default(1).sort().filter().bulk(),
    /** How far it is filled today. */
    occupancy: choice(occupancies, 'occupancy').fromServer().sort().filter(),
    /** The percentages of its assignments today, together. */
    percentage: number(0, 10_000).fromServer().sort().filter(),
    ...validity(),
  },
})

/** A position as the server stores and answers it. */
export type Position = EntityOf<typeof position>
