import { country } from '@embpm/contract/sample/contacts'
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

conforms('/apps/contacts', [
  {
    says: 'lists the countries by name, with codes and places of flags',
    check: async ({ read }) => {
      const rows = await read(z.array(country), 'GET countries')
      expect(rows.length).toBeGreaterThanOrEqual(235)
      expect(rows.length).toBeLessThanOrEqual(255)
      expect(rows.map(({ iso }) => iso).toSorted()).toEqual(
        getCountries()
          .map((iso) => iso.toLowerCase())
          .toSorted(),
      )
      for (const field of ['id', 'iso', 'name', 'flagImagePos'] as const) {
        expect(new Set(rows.map((row) => row[field])).size, field).toBe(rows.length)
      }
      expect(names(rows)).toEqual(names(rows).toSorted((left, right) => left.localeCompare(right, 'en')))
      const of = (iso: string) => rows.find((row) => row.iso === iso)
      expect(of('de')).toEqual({
        id: 'country-de',
        iso: 'de',
        name: 'Germany',
        code: '+49',
        flagImagePos: '-96px -54px',
      })
      expect(of('ac')).toMatchObject({ code: '+247', flagImagePos: '-48px 0' })
      expect(of('za')).toMatchObject({ name: 'South Africa', code: '+27', flagImagePos: '0 -450px' })
      for (const row of rows) {
        const code = row.iso.toUpperCase()
        expect(row.code).toBe(isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined)
        expect(row.name).not.toBe(code)
      }
    },
  },
])
