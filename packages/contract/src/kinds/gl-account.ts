import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { text } from '../common/fields.js'

/** An account of the general ledger. Source: the domain model, GlAccount; screens call them Jira accounts. */
export const glAccount = entityOf({
  kind: 'glAccounts',
  family: 'processes',
  path: '/processes/gl-accounts',
  tag: 'Processes',
  one: 'an account',
  many: 'accounts of the general ledger',
  key: ['glAccount'],
  nameOf: ({ glAccount: number, glSText }) => `${number} ${glSText}`,
  fields: {
    /** Number in the chart of accounts, such as 400000. */
    glAccount: text(10).required().sort().filter().search(),
    /** Short text, such as Consumption of raw materials. */
    glSText: text(50).required().sort().search(),
  },
})

/** An account as the server stores and answers it. */
export type GlAccount = EntityOf<typeof glAccount>

/** Schema of an account in lists and pickers; its number is its key. */
export const glAccountRow = z.pick(glAccount.schema, { glAccount: true, glSText: true })

/** An account in lists and pickers. */
export type GlAccountRow = z.infer<typeof glAccountRow>
