import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** An account of the general ledger. Source: the domain model, GlAccount; screens call them Jira accounts. */
export const glAccount = z.object({
  ...entity.shape,
  /** Number in the chart of accounts, such as 400000. */
  glAccount: z.string().trim().min(1).max(10),
  /** Short text, such as Consumption of raw materials. */
  glSText: z.string().max(50),
})

/** An account as the server stores and answers it. */
export type GlAccount = z.infer<typeof glAccount>

/** Schema of an account in lists and pickers; its number is its key. */
export const glAccountRow = glAccount.pick({ glAccount: true, glSText: true })

/** An account in lists and pickers. */
export type GlAccountRow = z.infer<typeof glAccountRow>

/** The columns a list of accounts of the general ledger can be sorted by. */
export const glAccountSortColumns = ['id', 'glAccount', 'glSText', ...stampColumns] as const

/** The columns of a list of accounts of the general ledger that hold numbers or dates: their filter takes `from..to` as well. */
export const glAccountRangeColumns = [...stampRangeColumns] as const

/** The columns a list of accounts of the general ledger can be filtered by. */
export const glAccountFilterColumns = ['id', 'glAccount', 'createdBy', 'changedBy', ...glAccountRangeColumns] as const

/** What an update of an account may change: absent fields stay as they are. */
export const glAccountPatch = glAccount.omit({ ...givenByServer }).partial()

/** The fields an update of an account changes. */
export type GlAccountPatch = z.infer<typeof glAccountPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const glAccountInput = glAccountPatch.extend(glAccount.pick({ glAccount: true, glSText: true }).shape)

/** What a user may set on a new one. */
export type GlAccountInput = z.infer<typeof glAccountInput>

/** What the endpoints of accounts of the general ledger are made of. */
export const glAccountParts = entityParts({
  kind: 'glAccounts',
  path: '/processes/gl-accounts',
  tag: 'Processes',
  one: 'an account',
  many: 'accounts of the general ledger',
  schema: glAccount,
  input: glAccountInput,
  patch: glAccountPatch,
  sort: glAccountSortColumns,
  filter: glAccountFilterColumns,
  ranges: glAccountRangeColumns,
})

/** The endpoints of accounts of the general ledger, under `/processes/gl-accounts`. */
export const glAccountEndpoints = entityEndpoints(glAccountParts)
