import { describe, expect, test } from 'vitest'
import { namesOf } from './names.ts'

describe('names of a new screen', () => {
  test('every spelling comes from two words', () => {
    expect(namesOf('sales', 'business-partner')).toMatchObject({
      family: 'sales',
      one: 'businessPartner',
      One: 'BusinessPartner',
      plural: 'business-partners',
      many: 'businessPartners',
      Many: 'BusinessPartners',
      title: 'Business partners',
      aOne: 'a business partner',
      prefix: 'BUS',
    })
  })

  test.each([
    ['entry', 'entries'],
    ['process', 'processes'],
    ['key', 'keys'],
    ['application', 'applications'],
  ])('%s becomes %s', (one, many) => expect(namesOf('area', one).plural).toBe(many))

  test('an irregular plural is told', () => expect(namesOf('area', 'person', 'people').many).toBe('people'))

  test.each([
    'Sales',
    'sales_area',
    '',
    '1st',
    'a--b',
    '../up',
    'sales/orders',
    'ä',
    'x'.repeat(41),
    '-a',
    'a-',
    'class',
  ])('refuses "%s"', (name) => {
    expect(() => namesOf(name, 'order')).toThrow()
    expect(() => namesOf('area', name)).toThrow()
  })

  test('refuses an area that is called like its screen', () =>
    expect(() => namesOf('orders', 'order')).toThrow(/differently/))
})
