import { lifecycleStatuses } from '@embpm/contract'
import { service, type Service } from '@embpm/contract/service'
import { createMemoryHistory } from '@tanstack/react-router'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../shell/searchParams.js'
import { isListParameter } from './listRequest.js'
import { formatListSearch, parseListSearch, type SearchedKind } from './listSearch.js'
import { isNarrowed, stepOf } from './step.js'

const kind: SearchedKind<Service> = {
  fields: { status: { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: lifecycleStatuses } } },
  sortColumns: service.sort,
  filterColumns: service.filter,
  conditionKinds: service.kinds,
}

const defaults = { search: '', filters: {}, sort: null, page: 1, pageSize: 50 }

describe('parseListSearch', () => {
  test('an empty address is the untouched list', () => {
    expect(parseListSearch(kind, {})).toEqual({ view: defaults, ignored: [] })
  })

  test('reads search, filters, sort, page and size', () => {
    const { view, ignored } = parseListSearch(
      kind,
      parseSearch('?q=idoc+sales&technology=BAPI&technology=SOAP&status=ACTIVE&sort=-wbs&page=3&size=100'),
    )
    expect(ignored).toEqual([])
    expect(view).toEqual({
      search: 'idoc sales',
      filters: { technology: ['BAPI', 'SOAP'], status: ['ACTIVE'] },
      sort: { column: 'wbs', direction: 'descending' },
      page: 3,
      pageSize: 100,
    })
  })

  test('names what it could not follow and shows the defaults', () => {
    expect(parseListSearch(kind, parseSearch('?page=-3&sort=nope'))).toEqual({
      view: defaults,
      ignored: ['sort=nope', 'page=-3'],
    })
  })

  test.each([
    '?page=0',
    '?page=1.5',
    '?page=1e3',
    '?page=',
    '?size=100000',
    '?size=-1',
    '?sort=metadata',
    '?status=DEAD',
    '?x=1',
  ])('keeps the defaults for %s', (search) => {
    const { view, ignored } = parseListSearch(kind, parseSearch(search))
    expect(view).toEqual(defaults)
    expect(ignored).toHaveLength(1)
  })

  test('reads conditions, and drops the one that is none with a word', () => {
    const address =
      '?name=Z*&name=!*test*&status=!ACTIVE&status=DEAD&changedAt=2026-01-01..&changedAt=soon&wbs==&type=!='
    const { view, ignored } = parseListSearch(kind, parseSearch(address))
    expect(view.filters).toEqual({
      name: ['Z*', '!*test*'],
      status: ['!ACTIVE'],
      changedAt: ['2026-01-01..'],
      wbs: ['='],
      type: ['!='],
    })
    expect(ignored).toEqual(['changedAt=soon', 'status=DEAD'])
  })

  test('writes wildcards as one reads them', () => {
    const view = { ...defaults, filters: { name: ['Z*', '*sales*'] } }
    expect(stringifySearch(formatListSearch(kind, view))).toBe('?name=Z*&name=*sales*')
  })

  test('conditions survive their address', () => {
    const texts = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(texts, (name) => {
        const raw = parseSearch(stringifySearch(formatListSearch(kind, { ...defaults, filters: { name } })))
        expect(parseListSearch(kind, raw)).toEqual({ view: { ...defaults, filters: { name } }, ignored: [] })
      }),
    )
  })

  test('a view survives its address', () => {
    const { view } = parseListSearch(kind, parseSearch('?q=a%20b&organisation=Terranova&sort=name&page=2'))
    expect(parseListSearch(kind, parseSearch(stringifySearch(formatListSearch(kind, view)))).view).toEqual(view)
  })

  test('arranged columns survive their address', () => {
    const columns = { order: ['wbs', 'name'], hidden: ['host'], widths: { name: 300 } }
    const raw = parseSearch(stringifySearch(formatListSearch(kind, { ...defaults, columns })))
    expect(parseListSearch(kind, raw)).toEqual({ view: { ...defaults, columns }, ignored: [] })
  })

  test('no filter hides another parameter', () => {
    expect(kind.filterColumns.filter(isListParameter)).toEqual([])
  })

  test('defaults are left out of the address', () => {
    expect(formatListSearch(kind, defaults)).toEqual({})
  })

  test('a list may begin with smaller pages than others', () => {
    const small = { ...kind, pageSize: 10 }
    expect(parseListSearch(small, {}).view.pageSize).toBe(10)
    expect(formatListSearch(small, { ...defaults, pageSize: 10 })).toEqual({})
    expect(formatListSearch(small, defaults)).toEqual({ size: '50' })
  })
})

describe('a step of the history', () => {
  /** Goes from view to view, each the search and the order of a list, and tells the addresses that Back leads through. */
  const entriesAfter = (...searches: readonly [string, string?][]) => {
    const history = createMemoryHistory({ initialEntries: ['/before', '/list'] })
    let now = ''
    for (const [next, sort = ''] of searches) {
      const { replace, state } = stepOf({ history }, now !== '', next !== '')
      history[replace ? 'replace' : 'push'](`/list?q=${next}&sort=${sort}`, state)
      now = next
    }
    return Array.from({ length: history.length }, () => {
      const { href } = history.location
      history.back()
      return href
    })
  }

  test('is the first search, and no letter of it, nor another search or order', () => {
    expect(entriesAfter(['s'], ['sa'], ['sa', 'name'], ['']).slice(0, 3)).toEqual([
      '/list?q=&sort=',
      '/list',
      '/before',
    ])
    expect(entriesAfter(['s'], ['sa'], [''], ['x']).slice(0, 3)).toEqual(['/list?q=x&sort=', '/list', '/before'])
  })

  test('is no order or page by itself', () => {
    expect(entriesAfter(['', 'name'], ['', '-name']).slice(0, 2)).toEqual(['/list?q=&sort=-name', '/before'])
  })

  test('is a filter as a search is', () => {
    expect(isNarrowed(defaults)).toBe(false)
    expect(isNarrowed({ ...defaults, filters: { status: [] } })).toBe(false)
    expect(isNarrowed({ ...defaults, filters: { status: ['ACTIVE'] } })).toBe(true)
    expect(isNarrowed({ ...defaults, search: 'x' })).toBe(true)
  })
})
