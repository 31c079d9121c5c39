import { glAccount } from '@embpm/contract/gl-account'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { seedRows, turn } from '../entity/seeding.js'

const texts = [
  'Consumption of raw materials',
  'Consumption of packaging',
  'Wages and salaries',
  'Social security contributions',
  'Travel expenses',
  'Energy and water',
  'Maintenance by others',
  'Depreciation of machinery',
  'Rent and leasing',
  'Insurance premiums',
  'Domestic revenue',
  'Export revenue',
  'Sales deductions',
  'Price differences',
  'Bank charges',
  'Input tax',
  'Legal and consulting fees',
  'Licences and software',
  'Freight outbound',
  'Freight inbound',
  'Advertising',
  'Training of employees',
  'Telephone and network',
  'Waste disposal',
  'Cleaning and security',
  'Office supplies',
  'Exchange rate losses',
  'Exchange rate gains',
  'Interest on loans',
  'Income from scrap',
  'Warranty provisions',
  'Tools of low value',
] as const
const views = ['', ', group', ', plants', ', sales', ', R&D', ', admin', ', IFRS', ', tax'] as const
const countries = ['', ' Germany', ' Poland', ' France', ' Portugal', ' Spain', ' Brazil', ' Kazakhstan'] as const

/** The accounts of the general ledger: from 400000 in steps of ten. */
export const glAccountTable = entityTable({
  name: 'gl-account',
  prefix: 'GL',
  entity: glAccount,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'GL',
      full: 2000,
      make: ({ index }) => {
        const round = Math.floor(index / texts.length)
        const view = turn(views, Math.floor(round / countries.length))
        return {
          glAccount: String(400_000 + index * 10),
          glSText: `${turn(texts, index)}${turn(countries, round)}${view}`,
        }
      },
    }),
})

/** The handlers of accounts. */
export const glAccounts = entityHandlers(glAccount.endpoints, glAccountTable)
