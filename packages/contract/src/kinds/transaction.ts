import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, computed, labelOf, reference, text } from '../common/fields.js'
import { systemLabel } from './system.js'

/** The kinds of transaction. */
export const transactionTypes = ['dialog', 'report', 'parameter', 'Fiori app'] as const

/** A transaction of a system: what a user starts to do a step of a process. Source: the domain model, Transaction. */
export const transaction = entityOf({
  kind: 'transactions',
  family: 'processes',
  path: '/processes/transactions',
  tag: 'Processes',
  one: 'a transaction',
  many: 'transactions',
  key: ['tcode'],
  nameOf: ({ tcode, name }) => `${tcode} ${name}`,
  fields: {
    /** Transaction code, unique in the organisation, such as VA01. What a field stores of it, as `{transaction: tcode}`. */
    tcode: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    type: code(transactionTypes).sort().filter().search(),
    /** The program it starts, such as SAPMV45A. */
    program: text(40).sort().filter().search(),
    /** The development package of the program, such as VA. */
    package: text(30).sort().filter().search(),
    /** The application component in the system's notation, such as SD-SLS-SO. */
    component: text(40).sort().filter().search(),
    /** The names of the application components from the top down to its own. */
    componentPath: computed(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)), [])
      .sort()
      .search(),
    /** The system it runs in; none when it is not known. */
    systemId: reference('systems').filter().bulk(),
    system: labelOf('systemId', systemLabel).sort().filter().search(),
  },
})

/** A transaction as the server stores and answers it. */
export type Transaction = EntityOf<typeof transaction>

/** Schema of a transaction in lists and pickers. */
export const transactionRow = z.pick(transaction.schema, {
  id: true,
  tcode: true,
  name: true,
  type: true,
  program: true,
  package: true,
  component: true,
  componentPath: true,
})

/** A transaction in lists and pickers. */
export type TransactionRow = z.infer<typeof transactionRow>
