import type { Clash } from '@embpm/contract'
import { checkVAT, countries } from 'jsvat'

/** A tax number as its country writes it, and how it is checked. */
const rulesOf = new Map(
  countries.flatMap((country) => country.codes.slice(0, 1).map((code) => [code, country] as const)),
)

/** Letters that stand before the number where they are not those of the country. Source: the VIES rules of the European Union. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' }

/**
 * The tax number is none of the country: wrong in length, letters or check digit. The letters of the country may be left out;
 * countries whose rules are not known are not checked.
 */
export function taxNumberClash({ country, taxNumber }: { country: string; taxNumber: string }): Clash | null {
  const rules = rulesOf.get(country)
  const number = taxNumber.replaceAll(/[\s./-]/g, '').toUpperCase()
  if (!rules || number === '') return null
  const prefix = prefixes[country] ?? country
  const isValid = [number, `${prefix}${number}`].some((one) => checkVAT(one, [rules]).isValid)
  if (isValid) return null
  return { rule: 'taxNumber', field: 'taxNumber', validFrom: '0001-01-01', validTo: '9999-12-31', name: country }
}
