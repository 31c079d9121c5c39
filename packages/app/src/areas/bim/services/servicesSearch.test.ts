import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../shell/searchParams.js'
import { formatServicesSearch, parseServicesSearch } from './servicesSearch.js'

const defaults = { search: '', filters: {}, sort: null, page: 1, pageSize: 50 }

describe('parseServicesSearch', () => {
  test('an empty address is the untouched list', () => {
    expect(parseServicesSearch({})).toEqual({ view: defaults, ignored: [] })
  })

  test('reads search, filters, sort, page and size', () => {
    const { view, ignored } = parseServicesSearch(
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
    expect(parseServicesSearch(parseSearch('?page=-3&sort=nope'))).toEqual({
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
    const { view, ignored } = parseServicesSearch(parseSearch(search))
    expect(view).toEqual(defaults)
    expect(ignored).toHaveLength(1)
  })

  test('a view survives its address', () => {
    const { view } = parseServicesSearch(parseSearch('?q=a%20b&organisation=Terranova&sort=name&page=2'))
    expect(parseServicesSearch(parseSearch(stringifySearch(formatServicesSearch(view)))).view).toEqual(view)
  })

  test('defaults are left out of the address', () => {
    expect(formatServicesSearch(defaults)).toEqual({})
  })
})
