import { dayOf } from '@embpm/calendar'
import { type CostElement, costElement, costElementCalls as calls, kindOfCategory } from '@embpm/contract/cost-element'
import { implement, ORPCError, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { knownTables } from '../entity/knownTables.js'
import { samplesOf, seedRows, turn } from '../entity/seeding.js'
import { admitValidity } from '../entity/validity.js'
import { withReading } from '../entity/withAccess.js'
import { controllingAreas } from './cost-object.data.js'

/** The secondary elements of each controlling area: number, what they are, category and unit. */
const secondary = [
  ['601000', 'Settlement of internal orders', '21', ''],
  ['602000', 'Settlement of projects', '21', ''],
  ['603000', 'Results of orders and projects', '31', ''],
  ['604000', 'Overhead on material', '41', ''],
  ['605000', 'Overhead on production', '41', ''],
  ['606000', 'Assessment of cost centres', '42', ''],
  ['607000', 'Assessment of energy', '42', 'KWH'],
  ['608000', 'Machine hours', '43', 'H'],
  ['609000', 'Working hours', '43', 'H'],
  ['610000', 'Transport in the plant', '43', 'KM'],
] as const satisfies readonly (readonly [string, string, CostElement['category'], string])[]

/** The category of an account by what it is for. */
const categoryOf = (text: string): CostElement['category'] =>
  /sales deductions/i.test(text)
    ? '12'
    : /revenue|income|gains/i.test(text)
      ? '11'
      : /depreciation|provisions/i.test(text)
        ? '03'
        : '01'

/** The primary elements of a controlling area carry the numbers and texts of accounts, so many of them. */
const primaryOfArea = 90
const perArea = primaryOfArea + secondary.length

/** The cost elements. Of those with one number in a controlling area no two are valid on the same day. */
export const costElementTable = entityTable({
  name: 'cost-element',
  prefix: 'CE',
  entity: costElement,
  derive: (entity) => ({ ...entity, kind: kindOfCategory(entity.category) }),
  // Costs of a primary element are those of an account.
  refers: {
    costElement: {
      kind: 'glAccounts',
      by: 'glAccount',
      texts: ({ kind, costElement: number }) => (kind === 'primary' ? [number] : []),
    },
  },
  admit(entity, { draft }) {
    const sameNumber = draft.where('costElement', entity.costElement)
    admitValidity(
      entity,
      sameNumber.filter(({ controllingArea }) => controllingArea === entity.controllingArea),
    )
  },
  seeds: (organisationId) => {
    const accounts = samplesOf('glAccounts', organisationId).list
    return seedRows(organisationId, {
      prefix: 'CE',
      full: perArea * controllingAreas.length,
      make: ({ index }) => {
        const controllingArea = turn(controllingAreas, Math.floor(index / perArea))
        const place = index % perArea
        const [number, text, category, unit] = turn(secondary, place)
        if (place < secondary.length)
          return { controllingArea, costElement: number, name: text, category, unit, kind: 'secondary', ...since }
        const { glAccount, glSText } = turn(accounts, place - secondary.length)
        const validTo = place % 17 === 5 ? '2025-12-31' : since.validTo
        const own = categoryOf(glSText)
        const kind = kindOfCategory(own)
        return {
          ...since,
          controllingArea,
          costElement: glAccount,
          name: glSText,
          category: own,
          unit: '',
          kind,
          validTo,
        }
      },
    })
  },
})

const since = { validFrom: '2020-01-01', validTo: '9999-12-31' }

/** The handlers of cost elements. */
export const costElements = entityHandlers(costElement.endpoints, costElementTable)

const on = implement(calls)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => knownTables.readersOf('costElements')))

const byNumber = (one: CostElement, other: CostElement) =>
  one.controllingArea.localeCompare(other.controllingArea, 'en') ||
  one.costElement.localeCompare(other.costElement, 'en', { numeric: true })

/** The handler of all cost elements at once. */
export const costElementCalls: Router<typeof calls, Context> = {
  getAllCostElements: on.getAllCostElements.handler(async ({ input: { organisation, onlyValid }, context }) => {
    if (organisation !== context.organisationId)
      throw new ORPCError('BAD_REQUEST', { message: 'The organisation is not that of the header.' })
    const today = dayOf(new Date())
    const rows = await costElementTable.all(context)
    const shown = onlyValid ? rows.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo) : rows
    return shown.toSorted(byNumber)
  }),
}
