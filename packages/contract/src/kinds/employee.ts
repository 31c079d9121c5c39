import { entityOf, type EntityOf } from '../common/entityOf.js'
import { codedOf, number, personOf, reference, text, texts } from '../common/fields.js'
import { validity } from '../common/validity.js'

/** Somebody who works for the organisation, with or without a user of their own. Source: the domain model, Employee. */
export const employee = entityOf({
  kind: 'employees',
  path: '/implementation/employees',
  tag: 'Implementation',
  one: 'an employee',
  many: 'employees',
  key: ['personnelNo'],
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  referenceOf: ({ firstName, lastName, personnelNo }) => ({ name: `${firstName} ${lastName}`, detail: personnelNo }),
  fields: {
    /** The number people know them by, unique in the organisation, such as 100417. */
    personnelNo: text(20).required().sort().filter().search(),
    firstName: text(100).required().sort().search(),
    lastName: text(100).required().sort().search(),
    email: text(254).sort().search(),
    /** Their user, where they have one. */
    userId: reference('people').filter(),
    user: personOf('userId').sort().filter(),
    orgUnitId: reference('orgUnits').filter().bulk(),
    orgUnit: codedOf('orgUnitId').sort().filter().search(),
    /** What their costs are collected on; `null` for that of their unit. */
    costCentreId: reference('costObjects').filter().bulk(),
    /** Hours a week. */
    weeklyHours: number(0, 80).default(40).sort().filter().bulk(),
    skills: texts(60, 50),
    ...validity(),
  },
})

/** An employee as the server stores and answers it. */
export type Employee = EntityOf<typeof employee>
