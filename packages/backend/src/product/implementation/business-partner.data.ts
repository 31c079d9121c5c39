import type { BusinessPartner } from '@embpm/contract/business-partner'

import { firstNames, lastNames } from '../administration/people.data.js'
import { padded, pick, type Random, turn } from '../entity/seeding.js'

type Country = BusinessPartner['country']

/** What the sample needs of a country: its cities with their postal codes, streets, forms of companies, tax numbers, telephone code. */
interface Place {
  country: Country
  cities: readonly (readonly [postalCode: string, city: string])[]
  streets: readonly string[]
  form: string
  /** A valid one by a running number. */
  taxNumber: (index: number) => string
  phone: string
}

/** Check digit of a German tax number, ISO 7064 MOD 11,10. */
function german(index: number): string {
  const digits = String(100_000_00 + ((index * 7919) % 89_999_999)).slice(0, 8)
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return `DE${digits}${(11 - product) % 10}`
}

/** Numbers whose last digit follows from weights of those before it. */
const weighted =
  (prefix: string, base: number, weights: readonly number[], last: (sum: number) => number) => (index: number) => {
    for (let step = 0; ; step++) {
      const digits = String(base + index * 613 + step)
      const check = last(weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0))
      if (check < 10) return `${prefix}${digits}${check}`
    }
  }

const places: readonly Place[] = [
  {
    country: 'DE',
    cities: [
      ['34117', 'Kassel'],
      ['70173', 'Stuttgart'],
      ['20095', 'Hamburg'],
      ['44135', 'Dortmund'],
    ],
    streets: ['Industriestraße', 'Werkstraße', 'Hafenallee', 'Am Güterbahnhof'],
    form: 'GmbH',
    taxNumber: german,
    phone: '+49 561 55',
  },
  {
    country: 'PT',
    cities: [
      ['1100-148', 'Lisboa'],
      ['4000-322', 'Porto'],
      ['3810-164', 'Aveiro'],
    ],
    streets: ['Rua da Indústria', 'Avenida do Porto', 'Rua das Oficinas'],
    form: 'Lda.',
    taxNumber: weighted('PT', 50_190_000, [9, 8, 7, 6, 5, 4, 3, 2], (sum) =>
      11 - (sum % 11) > 9 ? 0 : 11 - (sum % 11),
    ),
    phone: '+351 22 55',
  },
  {
    country: 'PL',
    cities: [
      ['50-001', 'Wrocław'],
      ['60-101', 'Poznań'],
      ['31-002', 'Kraków'],
    ],
    streets: ['ul. Przemysłowa', 'ul. Kolejowa', 'ul. Fabryczna'],
    form: 'Sp. z o.o.',
    taxNumber: weighted('PL', 856_734_000, [6, 5, 7, 2, 3, 4, 5, 6, 7], (sum) => sum % 11),
    phone: '+48 71 55',
  },
]

const names = [
  'Halden',
  'Brückner',
  'Norvik',
  'Castelo',
  'Orla',
  'Wisła',
  'Tarvo',
  'Lindner',
  'Meridian',
  'Ferrum',
  'Almada',
  'Kessler',
]
const trades = [
  'Stahl',
  'Logistics',
  'Packaging',
  'Chemicals',
  'Antriebe',
  'Components',
  'Trading',
  'Energy',
  'Foundry',
  'Tools',
]
const roles: readonly BusinessPartner['roles'][] = [
  ['customer'],
  ['supplier'],
  ['customer', 'supplier'],
  ['carrier', 'supplier'],
  ['customer'],
  ['bank'],
  ['supplier'],
  ['authority'],
]

/** What a sample partner is, besides what every entity has. */
export function samplePartner(index: number, random: Random) {
  const place = turn(places, index)
  const isPerson = index % 17 === 16
  const first = turn(firstNames, index * 5)
  const last = turn(lastNames, index * 3)
  const company = `${turn(names, index)} ${turn(trades, Math.floor(index / names.length) + index)}`
  const domain = `${turn(names, index)
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}-${index + 1}.example`
  const address = (use: 'main' | 'billing' | 'delivery') => {
    const [postalCode, city] = pick(place.cities, random(), ['', ''] as const)
    return {
      use,
      street: `${pick(place.streets, random(), '')} ${1 + Math.floor(random() * 120)}`,
      postalCode,
      city,
      country: place.country,
    }
  }
  return {
    bpNumber: String(1_000_001 + index),
    name: isPerson ? `${first} ${last}` : `${company} ${place.form}`,
    category: isPerson ? ('person' as const) : index % 29 === 20 ? ('group' as const) : ('organisation' as const),
    roles: isPerson ? (['contact'] as const).slice() : [...turn(roles, index)],
    country: place.country,
    taxNumber: isPerson ? '' : place.taxNumber(index),
    addresses: index % 4 === 1 ? [address('main'), address('delivery')] : [address('main')],
    contacts: isPerson
      ? []
      : [
          {
            name: `${first} ${last}`,
            role: pick(['Purchasing', 'Sales', 'Accounts', 'Quality'], random(), ''),
            email: `office@${domain}`,
            phone: `${place.phone} ${padded(index % 1000, 3)}`,
          },
        ],
  }
}
