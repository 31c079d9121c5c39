import { coverageKinds } from '@embpm/contract/process-report'
import { emptyView } from '@embpm/ui/data-table'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { formatReportSearch, onTab, parseReportSearch, type ReportView } from './reportSearch.js'
import { reportTabNames, type ReportTabName } from './reportTabNames.js'

/** Those whose tables are filtered and sorted. */
const filtered: readonly ReportTabName[] = ['portfolio', 'coverage']

const id = fc.string({ minLength: 1, maxLength: 64 })
const tables = fc.record({
  search: fc.string({ maxLength: 50 }),
  filters: fc.record(
    {
      owner: fc.array(fc.constantFrom('Ann', 'Ben'), { minLength: 1, maxLength: 2 }),
      roles: fc.constant<string[]>(['<100']),
    },
    { requiredKeys: [] },
  ),
  sort: fc.option(
    fc.record({ column: fc.constantFrom('name', 'roles'), direction: fc.constant('descending' as const) }),
  ),
})

const views: fc.Arbitrary<ReportView> = fc
  .record({
    tab: fc.constantFrom(...reportTabNames),
    process: fc.option(id),
    of: fc.option(fc.constantFrom(...coverageKinds)),
    kind: fc.option(fc.constantFrom('transactions' as const, 'processRoles' as const)),
    id: fc.option(id),
    table: tables,
  })
  .map((view) => ({
    ...view,
    of: view.process === null ? null : view.of,
    id: view.kind === null ? null : view.id,
    table: {
      ...emptyView,
      ...view.table,
      ...(!filtered.includes(view.tab) && { filters: {}, sort: null }),
    },
  }))

test('an address opens what it was made from', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseReportSearch(parseSearch(stringifySearch(formatReportSearch(view))))).toEqual({ view, ignored: [] })
    }),
  )
})

test('what an address asks for in vain is named, and does no harm', () => {
  const asked = '?tab=costs&of=roles&kind=stars&status=ACTIVE&status=GONE&linked=some&x=y&layout=dense'
  const { view, ignored } = parseReportSearch(parseSearch(asked))
  expect(view).toMatchObject({ tab: 'portfolio', of: null, kind: null, table: { filters: { status: ['ACTIVE'] } } })
  expect(ignored.toSorted()).toEqual(['kind=stars', 'linked=some', 'status=GONE', 'tab=costs', 'x=y'])
})

test('another tab shows the same processes by what it knows of them, and nothing of the one before', () => {
  fc.assert(
    fc.property(views, fc.constantFrom(...reportTabNames), (view, tab) => {
      const next = onTab(view, tab)
      expect(next).toMatchObject({ tab, process: null, of: null, kind: null, id: null })
      expect(next.table.search).toBe(view.table.search)
      expect(next.table.filters).toEqual(filtered.includes(tab) ? view.table.filters : {})
      expect(parseReportSearch(formatReportSearch(next)).ignored).toEqual([])
    }),
  )
})
