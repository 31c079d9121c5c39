import * as z from 'zod'

import { entity, givenByServer, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** The kinds of transaction. */
export const transactionTypes = ['dialog', 'report', 'parameter', 'Fiori app'] as const

/** A transaction of a system: what a user starts to do a step of a process. Source: the domain model, Transaction. */
export const transaction = z.object({
  ...entity.shape,
  /** Transaction code, unique in the organisation, such as VA01. What a field stores of it, as `{transaction: tcode}`. */
  tcode: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(200),
  type: z.enum(transactionTypes),
  /** The program it starts, such as SAPMV45A. */
  program: z.string().max(40),
  /** The development package of the program, such as VA. */
  package: z.string().max(30),
  /** The application component in the system's notation, such as SD-SLS-SO. */
  component: z.string().max(40),
  /** The names of the application components from the top down to its own, added by the server. */
  componentPath: z.array(z.string().max(200)).max(10),
  /** Id of the system it runs in, `null` when it is not known. */
  systemId: reference,
  /** The label of `systemId`, added by the server. */
  system: z.object({ id: z.string(), sid: z.string() }).nullable(),
})

/** A transaction as the server stores and answers it. */
export type Transaction = z.infer<typeof transaction>

/** Schema of a transaction in lists and pickers. */
export const transactionRow = transaction.pick({
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

/** The columns a list of transactions can be sorted by. */
export const transactionSortColumns = [
  'id',
  'tcode',
  'name',
  'type',
  'program',
  'package',
  'component',
  'componentPath',
  'system',
  ...stampColumns,
] as const

/** The columns of a list of transactions that hold numbers or dates: their filter takes `from..to` as well. */
export const transactionRangeColumns = [...stampRangeColumns] as const

/** The columns a list of transactions can be filtered by. */
export const transactionFilterColumns = [
  'id',
  'tcode',
  'type',
  'program',
  'package',
  'component',
  'system',
  'createdBy',
  'changedBy',
  ...transactionRangeColumns,
] as const

/** What an update of a transaction may change: absent fields stay as they are. */
export const transactionPatch = transaction.omit({ ...givenByServer, componentPath: true, system: true }).partial()

/** The fields an update of a transaction changes. */
export type TransactionPatch = z.infer<typeof transactionPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const transactionInput = transactionPatch.extend(transaction.pick({ tcode: true, name: true }).shape)

/** What a user may set on a new one. */
export type TransactionInput = z.infer<typeof transactionInput>

/** What the endpoints of transactions are made of. */
export const transactionParts = entityParts({
  kind: 'transactions',
  path: '/processes/transactions',
  tag: 'Processes',
  one: 'a transaction',
  many: 'transactions',
  schema: transaction,
  input: transactionInput,
  patch: transactionPatch,
  sort: transactionSortColumns,
  filter: transactionFilterColumns,
  ranges: transactionRangeColumns,
})

/** The endpoints of transactions, under `/processes/transactions`. */
export const transactionEndpoints = entityEndpoints(transactionParts)
