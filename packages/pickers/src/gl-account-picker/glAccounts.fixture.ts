import type { GlAccountRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'

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
]
const countries = ['', ' Germany', ' Poland', ' France', ' Portugal', ' Spain', ' Brazil']

/** `count` accounts from 400000 in steps of ten, the same ones every time. */
export function sampleGlAccounts(count: number): GlAccountRow[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / texts.length)
    const again = Math.floor(round / countries.length)
    return {
      glAccount: String(400_000 + index * 10),
      glSText: `${pick(texts, index)}${pick(countries, round)}${again === 0 ? '' : ` ${again + 1}`}`,
    }
  })
}

/** Accounts in memory. */
export const glAccountSource = (rows: readonly GlAccountRow[]): RowSource<GlAccountRow> =>
  arraySource(rows, { key: ({ glAccount }) => glAccount })

/** 1,120 accounts. */
export const glAccounts: RowSource<GlAccountRow> = glAccountSource(sampleGlAccounts(1120))
