import { type Transaction, transaction } from '@embpm/contract/transaction'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { padded, seedRows, turn } from '../entity/seeding.js'
import { mainSystems } from './system.data.js'
import { componentPathOf, ownPurposes, ownTransactions, wellKnownTransactions } from './transaction.data.js'

/** Well-known transactions from VA01 on, then own developments such as ZSD00001. */
function own(index: number) {
  const known = turn(wellKnownTransactions, index)
  const round = Math.floor(index / wellKnownTransactions.length)
  if (round === 0) return known
  const area = `Z${known.component.split('-')[0] ?? ''}`
  const subject = componentPathOf(known.component).at(-1)?.toLowerCase() ?? ''
  return {
    ...known,
    tcode: `${area}${padded(index - wellKnownTransactions.length + 1)}`,
    name: `${turn(ownTransactions, round)}: ${subject}${turn(ownPurposes, Math.floor(round / ownTransactions.length))}`,
    type: round % 3 === 0 ? ('dialog' as const) : ('report' as const),
    program: `${area}_R_${padded(index, 6)}`,
    package: area,
  }
}

/** Adds the names of the components that a transaction belongs to. */
const derive = (entity: Transaction): Transaction => ({
  ...entity,
  componentPath: componentPathOf(entity.component),
})

/** The transactions. */
export const transactionTable = entityTable({
  name: 'transaction',
  prefix: 'TX',
  entity: transaction,
  derive,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'TX',
      full: 10_000,
      make: ({ index }) => {
        const fields = own(index)
        const { id, sid } = turn(mainSystems, index % 3)
        return { ...fields, componentPath: componentPathOf(fields.component), systemId: id, system: { id, sid } }
      },
    }),
})

/** The handlers of transactions. */
export const transactions = entityHandlers(transaction.endpoints, transactionTable)
