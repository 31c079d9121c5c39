import { product } from '@embpm/contract/product'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Products. A unit that is there twice, or is the base unit, is told at its row. */
export const productKind = defineKind(product, {
  words: 'products',
  labels: { group: 'productGroup' },
  check: (values) =>
    values.check((context) => {
      const { baseUnit, units } = context.value
      const known = new Set([baseUnit.trim()])
      for (const [index, { unit }] of units.entries()) {
        if (known.has(unit))
          context.issues.push({ code: 'custom', message: 'unitTwice', path: ['units', index, 'unit'], input: unit })
        known.add(unit)
      }
    }),
})
